import {
  type EquipmentDetail,
  type EquipmentInput,
  equipmentApi,
  MAX_EQUIPMENT_DESCRIPTION,
  MAX_EQUIPMENT_NAME,
  MAX_EQUIPMENT_TEXT,
  membersApi,
  rateCurrencies,
} from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { AutoComplete, Form, Input, InputNumber, Select, Switch } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
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
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../booking/booking.module.css";
import { useCategories, useEquipmentChange, useGroups } from "../equipment.queries.ts";

type Entry = Omit<EquipmentInput, "fields" | "hourRate" | "calibrationDue"> & {
  readonly hourRate?: string | null;
  readonly calibrationDue?: string | null;
};

interface DeviceDialogProps {
  /** The one that is changed; none for a new one. */
  readonly device?: EquipmentDetail;
  readonly onSaved?: (device: EquipmentDetail) => void;
  readonly onClose: () => void;
}

/** Properties of a device, to add or edit one. */
export const DeviceDialog = ({ device, onSaved, onClose }: DeviceDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { timezone } = usePreferences();
  const { data: groups = [] } = useGroups();
  const { data: categories = [] } = useCategories();
  const { data: fields = [] } = useFields("equipment");
  const { data: people = [] } = useQuery({
    queryKey: ["colleagues", ""],
    queryFn: ({ signal }) => call(membersApi.colleagues, { query: {} }, { signal }),
  });
  const [entered, setDraft] = useState<FieldDraft>(draftOfValues(device?.fields ?? []));
  const draft = device ? entered : { ...draftOfFields(fields), ...entered };
  const [isChecked, setChecked] = useState(false);
  const save = useEquipmentChange((body: EquipmentInput) =>
    device
      ? call(equipmentApi.update, {
          params: { equipmentId: device.id },
          body: { ...body, version: device.version },
        })
      : call(equipmentApi.create, { body }),
  );
  const submit = (entry: Entry) => {
    setChecked(true);
    if (fields.some((field) => faultOfField(field, draft[field.id]) !== null)) return;
    const body: EquipmentInput = {
      ...entry,
      groupId: entry.groupId ?? null,
      hourRate: entry.hourRate?.trim() || null,
      calibrationDue: entry.calibrationDue || null,
      pictureId: device?.pictureId ?? null,
      fields: entriesOf(fields, draft),
    };
    save.mutate(body, {
      onSuccess: (saved) => {
        toasts.success(t("devices.deviceSaved", { name: saved.name }));
        onSaved?.(saved);
        onClose();
      },
      onError: toasts.failure,
    });
  };
  const owners = device?.owners ?? [];
  const options = [...owners, ...people.filter(({ userId }) => !owners.some((one) => one.userId === userId))];
  const initial = device
    ? { ...device, ownerIds: owners.map(({ userId }) => userId) }
    : { timezone, isBookable: true, setupMinutes: 0, cleanupMinutes: 0, currency: "CNY", ownerIds: [] };
  const text = (name: "assetNo" | "model" | "serialNo" | "manufacturer" | "location", help?: string) => (
    <Form.Item name={name} label={t(`devices.${name}`)} extra={help}>
      <Input maxLength={name === "assetNo" ? 60 : MAX_EQUIPMENT_TEXT} />
    </Form.Item>
  );
  return (
    <FormDialog<Entry>
      title={device ? t("devices.editDevice") : t("devices.addDevice")}
      action={t("devices.save")}
      name="device"
      width={640}
      isBusy={save.isPending}
      initialValues={initial}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t("devices.name")}
        rules={[{ required: true, whitespace: true, message: t("devices.nameRequired") }]}
      >
        <Input maxLength={MAX_EQUIPMENT_NAME} />
      </Form.Item>
      <div className={styles.pair}>
        {text("assetNo", device ? undefined : t("devices.assetNoHelp"))}
        {text("location")}
        {text("manufacturer")}
        {text("model")}
        {text("serialNo")}
        <Form.Item name="category" label={t("devices.category")}>
          <AutoComplete maxLength={60} options={categories.map((value) => ({ value }))} />
        </Form.Item>
        <Form.Item name="groupId" label={t("devices.group")}>
          <Select allowClear options={groups.map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
        <Form.Item name="ownerIds" label={t("devices.owners")}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: "label" }}
            options={options.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
        </Form.Item>
        <Form.Item name="timezone" label={t("devices.timezone")} extra={t("devices.timezoneHelp")}>
          <Select
            showSearch
            options={Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: value }))}
          />
        </Form.Item>
        <Form.Item name="calibrationDue" label={t("devices.calibrationDue")}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name="setupMinutes" label={t("devices.setupMinutes")}>
          <InputNumber min={0} max={1_440} />
        </Form.Item>
        <Form.Item name="cleanupMinutes" label={t("devices.cleanupMinutes")}>
          <InputNumber min={0} max={1_440} />
        </Form.Item>
        <Form.Item
          name="hourRate"
          label={t("devices.hourRate")}
          rules={[{ pattern: /^\d{1,9}(\.\d{1,4})?$/, message: t("devices.rateInvalid") }]}
        >
          <Input inputMode="decimal" />
        </Form.Item>
        <Form.Item name="currency" label={t("devices.currency")}>
          <Select options={rateCurrencies.map((value) => ({ value, label: value }))} />
        </Form.Item>
      </div>
      <Form.Item name="isBookable" label={t("devices.isBookable")} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="description" label={t("devices.description")}>
        <Input.TextArea rows={2} maxLength={MAX_EQUIPMENT_DESCRIPTION} />
      </Form.Item>
      <FieldInputs fields={fields} draft={draft} isChecked={isChecked} onChange={setDraft} />
    </FormDialog>
  );
};
