import { ghsHazards, isCasNumber, type Material, materialKinds, stockUnits } from "@benchleaf/contract";
import { Form, Input, InputNumber, Select } from "antd";
import { useState } from "react";
import {
  draftOfFields,
  draftOfValues,
  entriesOf,
  type FieldDraft,
  faultOfField,
} from "../../../kernel/fields/field-entry.ts";
import { FieldInputs } from "../../../kernel/fields/field-inputs.tsx";
import { useFields } from "../../../kernel/fields/use-fields.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type MaterialBody, useSaveMaterial } from "../inventory.queries.ts";
import styles from "./stock.module.css";
import { decimalRule, type SupplyEntry, SupplyList, supplyOf } from "./supply-list.tsx";

interface Entry {
  readonly kind: MaterialBody["kind"];
  readonly name: string;
  readonly cas?: string;
  readonly catalogNumber?: string;
  readonly brand?: string;
  readonly specification?: string;
  readonly storage?: string;
  readonly note?: string;
  readonly hazards?: MaterialBody["hazards"];
  readonly unit: MaterialBody["unit"];
  readonly lowQuantity?: string;
  readonly expiryDays?: number | null;
  readonly supplies?: readonly SupplyEntry[];
}

const bodyOf = (entry: Entry): MaterialBody => {
  const { supplies = [], lowQuantity = "", expiryDays, ...rest } = entry;
  return {
    ...rest,
    lowQuantity: lowQuantity.trim() === "" ? null : lowQuantity.trim(),
    expiryDays: expiryDays ?? null,
    supplies: supplies.map(supplyOf),
  };
};

/** Makes a material, or changes one. */
export const MaterialDialog = ({
  warehouseId,
  material,
  onClose,
}: {
  warehouseId: string;
  material: Material | null;
  onClose: (saved?: Material) => void;
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const save = useSaveMaterial(warehouseId);
  const { data: fields = [] } = useFields("material");
  const [entered, setEntered] = useState<FieldDraft>(draftOfValues(material?.fields));
  const [isChecked, setChecked] = useState(false);
  // An emptied field is an entry without values, so that its default does not return.
  const draft = material === null ? { ...draftOfFields(fields), ...entered } : entered;
  const decimal = decimalRule(t("stock.numberInvalid"));
  return (
    <FormDialog<Entry>
      name="material"
      width={640}
      title={t(material ? "stock.changeMaterial" : "stock.newMaterial")}
      action={t(material ? "stock.save" : "stock.create")}
      isBusy={save.isPending}
      initialValues={
        material
          ? {
              ...material,
              supplies: material.supplies.map((supply) => ({ ...supply, price: supply.price ?? "" })),
              lowQuantity: material.lowQuantity ?? "",
            }
          : { kind: "chemical", unit: "g", hazards: [] }
      }
      onSubmit={(entry) => {
        setChecked(true);
        if (fields.some((field) => faultOfField(field, draft[field.id]) !== null)) return;
        const body = { ...bodyOf(entry), fields: entriesOf(fields, draft) };
        save.mutate(
          { ...body, ...(material && { id: material.id, version: material.version }) },
          { onSuccess: (saved) => onClose(saved), onError: toasts.failure },
        );
      }}
      onClose={() => onClose()}
    >
      <Form.Item
        name="name"
        label={t("stock.name")}
        rules={[{ required: true, whitespace: true, message: t("stock.nameMissing") }]}
      >
        <Input maxLength={200} autoFocus />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="kind" label={t("stock.kind")}>
          <Select options={materialKinds.map((value) => ({ value, label: t(`stock.kind-${value}`) }))} />
        </Form.Item>
        <Form.Item name="unit" label={t("stock.unit")} extra={t("stock.unitHelp")}>
          <Select showSearch options={stockUnits.map((value) => ({ value, label: value }))} />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item
          name="cas"
          label={t("stock.cas")}
          rules={[
            {
              validator: (_, text: string | undefined) =>
                !text?.trim() || isCasNumber(text.trim())
                  ? Promise.resolve()
                  : Promise.reject(new Error(t("stock.casInvalid"))),
            },
          ]}
        >
          <Input maxLength={12} placeholder="64-17-5" />
        </Form.Item>
        <Form.Item name="brand" label={t("stock.brand")}>
          <Input maxLength={200} />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item name="catalogNumber" label={t("stock.catalogNumber")}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="specification" label={t("stock.specification")}>
          <Input maxLength={200} />
        </Form.Item>
      </div>
      <Form.Item name="storage" label={t("stock.storage")}>
        <Input maxLength={200} placeholder={t("stock.storageExample")} />
      </Form.Item>
      <Form.Item name="hazards" label={t("stock.hazards")}>
        <Select
          mode="multiple"
          options={ghsHazards.map((value) => ({ value, label: `${value} ${t(`stock.hazard-${value}`)}` }))}
        />
      </Form.Item>
      <SupplyList />
      <div className={styles.pair}>
        <Form.Item
          name="lowQuantity"
          label={t("stock.lowQuantity")}
          extra={t("stock.lowQuantityHelp")}
          rules={[decimal, { pattern: /[1-9]/, message: t("stock.lowQuantityZero") }]}
        >
          <Input inputMode="decimal" />
        </Form.Item>
        <Form.Item name="expiryDays" label={t("stock.expiryDays")} extra={t("stock.expiryDaysHelp")}>
          <InputNumber className={styles.whole ?? ""} min={1} max={3650} precision={0} />
        </Form.Item>
      </div>
      <Form.Item name="note" label={t("stock.note")}>
        <Input.TextArea maxLength={2000} rows={3} />
      </Form.Item>
      <FieldInputs fields={fields} draft={draft} isChecked={isChecked} onChange={setEntered} />
    </FormDialog>
  );
};
