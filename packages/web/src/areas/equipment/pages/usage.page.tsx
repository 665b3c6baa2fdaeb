import { UploadOutlined } from "@ant-design/icons";
import { type UsageInput, upkeepApi } from "@benchleaf/contract";
import { Button, Form, Input, Select, Space } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { ExportMenu } from "../../../kernel/tables/export-menu.tsx";
import { ImportTable } from "../../../kernel/tables/import-table.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useReadableProjects } from "../../../shared/files/file-actions.queries.ts";
import { ToolLine } from "../../../ui/page.tsx";
import styles from "../booking/booking.module.css";
import { useHourRule } from "../booking/use-hour-rule.ts";
import { momentOfEntry } from "../booking/zone-entry.ts";
import { DeviceSelect } from "../equipment.public.tsx";
import { useAllDevices, useEquipmentChange } from "../equipment.queries.ts";
import { EquipmentFrame } from "../parts/equipment-frame.tsx";
import { PeriodFields, useListPeriod } from "../parts/list-period.tsx";
import { UsageList } from "../parts/usage-list.tsx";
import { useUsage } from "../reservations.queries.ts";

interface Entry {
  readonly equipmentId: string;
  readonly userId?: string;
  readonly projectId?: string;
  readonly start: string;
  readonly end: string;
  readonly counter?: string;
  readonly note?: string;
}

const UsageDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { timezone } = usePreferences();
  const { data: devices = [] } = useAllDevices();
  const { data: projects = [] } = useReadableProjects();
  const record = useEquipmentChange((body: UsageInput) => call(upkeepApi.recordUsage, { body }));
  const submit = ({ equipmentId, userId, projectId, start, end, counter, note = "" }: Entry) => {
    const zone = devices.find(({ id }) => id === equipmentId)?.timezone ?? timezone;
    const [fromTime, toTime] = [momentOfEntry(start, zone), momentOfEntry(end, zone)];
    if (fromTime === null || toTime === null) return;
    record.mutate(
      {
        equipmentId,
        userId: userId ?? null,
        projectId: projectId ?? null,
        fromTime,
        toTime,
        counter: counter?.trim() || null,
        note,
      },
      {
        onSuccess: () => {
          toasts.success(t("devices.usageSaved"));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  };
  const required = [{ required: true, message: t("devices.dateRequired") }, useHourRule()];
  return (
    <FormDialog<Entry>
      name="usage"
      title={t("devices.recordUsage")}
      action={t("devices.save")}
      isBusy={record.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="equipmentId"
        label={t("devices.device")}
        rules={[{ required: true, message: t("devices.deviceRequired") }]}
      >
        <DeviceSelect isClearable={false} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="userId" label={t("devices.person")}>
          <ColleagueSelect />
        </Form.Item>
        <Form.Item name="projectId" label={t("devices.project")}>
          <Select
            allowClear
            placeholder={t("devices.noProject")}
            showSearch={{ optionFilterProp: "label" }}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item name="start" label={t("devices.start")} rules={required}>
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item
          name="end"
          label={t("devices.end")}
          dependencies={["start"]}
          rules={[
            ...required,
            ({ getFieldValue }) => ({
              validator: (_, end: string | undefined) => {
                const from = getFieldValue("start") as string | undefined;
                return !from || !end || from < end
                  ? Promise.resolve()
                  : Promise.reject(new Error(t("devices.because-times")));
              },
            }),
          ]}
        >
          <Input type="datetime-local" />
        </Form.Item>
      </div>
      <Form.Item
        name="counter"
        label={t("devices.counter")}
        rules={[{ pattern: /^\d{1,12}(\.\d{1,4})?$/, message: t("devices.rateInvalid") }]}
      >
        <Input inputMode="decimal" />
      </Form.Item>
      <Form.Item name="note" label={t("devices.note")}>
        <Input maxLength={1_000} />
      </Form.Item>
    </FormDialog>
  );
};

/** How devices were really used, against what was booked. */
export default function UsagePage() {
  const t = useTranslation();
  const [equipmentId, setEquipmentId] = useState<string | null>(null);
  const period = useListPeriod();
  const filter = { ...period.query, ...(equipmentId && { equipmentId }) };
  const { data, refetch } = useUsage(filter);
  const [open, setOpen] = useState<"record" | "import" | null>(null);
  const hasRows = (data?.pages[0]?.records.length ?? 0) > 0;
  const record = (
    <Button type="primary" onClick={() => setOpen("record")}>
      {t("devices.recordUsage")}
    </Button>
  );
  return (
    <EquipmentFrame
      place="usage"
      actions={
        <Space wrap>
          <Button icon={<UploadOutlined />} onClick={() => setOpen("import")}>
            {t("devices.importUsage")}
          </Button>
          <ExportMenu kind="equipmentUsage" params={filter} />
          {hasRows && record}
        </Space>
      }
    >
      <ToolLine>
        <div style={{ width: 280 }}>
          <DeviceSelect value={equipmentId} onChange={setEquipmentId} label={t("devices.device")} />
        </div>
        <PeriodFields {...period} />
      </ToolLine>
      <UsageList filter={filter} action={record} />
      {open === "record" && <UsageDialog onClose={() => setOpen(null)} />}
      {open === "import" && (
        <ImportTable kind="equipmentUsage" onWritten={() => void refetch()} onClose={() => setOpen(null)} />
      )}
    </EquipmentFrame>
  );
}
