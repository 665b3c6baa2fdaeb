import { type InspectionTarget, MAX_FORM_TEXT, targetKinds } from "@benchleaf/contract";
import { Form, Input, Select } from "antd";
import { features } from "../../../kernel/features.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { DeviceSelect } from "../../equipment/equipment.public.tsx";
import { PlaceField } from "./place-field.tsx";

/** What a target is written as in a form. */
export interface TargetEntry {
  readonly targetKind: InspectionTarget["kind"];
  readonly targetId?: string | null;
  readonly targetName?: string;
}

/** A device by its id, whose name the server knows; everything else by its name. */
export const targetOf = ({ targetKind, targetId, targetName }: TargetEntry): InspectionTarget =>
  targetKind === "equipment"
    ? { kind: targetKind, id: targetId ?? null, name: targetName?.trim() || "-" }
    : { kind: targetKind, id: null, name: targetName?.trim() ?? "" };

/** What is inspected, in a form's fields `targetKind`, `targetId` and `targetName`. */
export const TargetFields = () => {
  const t = useTranslation();
  const kind = Form.useWatch("targetKind");
  const hasDevices = features.get().has("EQUIPMENT") && hasPermission("EQUIPMENT_READ");
  const kinds = targetKinds.filter((one) => one !== "equipment" || hasDevices || kind === "equipment");
  const required = [{ required: true, message: t("inspecting.targetRequired") }];
  return (
    <>
      <Form.Item name="targetKind" label={t("inspecting.targetKind")}>
        <Select options={kinds.map((value) => ({ value, label: t(`inspecting.target-${value}`) }))} />
      </Form.Item>
      {kind === "equipment" ? (
        <Form.Item name="targetId" label={t("inspecting.target-equipment")} rules={required}>
          <DeviceSelect />
        </Form.Item>
      ) : (
        <Form.Item
          name="targetName"
          label={t("inspecting.targetName")}
          rules={[{ required: true, whitespace: true, message: t("inspecting.targetRequired") }]}
        >
          {kind === "location" ? <PlaceField /> : <Input maxLength={MAX_FORM_TEXT} autoComplete="off" />}
        </Form.Item>
      )}
    </>
  );
};
