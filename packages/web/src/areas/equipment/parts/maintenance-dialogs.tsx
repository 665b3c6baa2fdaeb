import {
  conflictChoices,
  type MaintenanceInput,
  maintenanceKinds,
  type PlanInput,
  upkeepApi,
} from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Alert, Form, Input, InputNumber, Radio } from "antd";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../booking/booking.module.css";
import { useHourRule } from "../booking/use-hour-rule.ts";
import { momentOfEntry } from "../booking/zone-entry.ts";
import { DeviceSelect } from "../equipment.public.tsx";
import { EQUIPMENT_KEY, useAllDevices, useEquipmentChange } from "../equipment.queries.ts";

interface MaintainEntry {
  readonly equipmentId: string;
  readonly kind: MaintenanceInput["kind"];
  readonly title?: string;
  readonly provider?: string;
  readonly start?: string;
  readonly end?: string;
  readonly onConflict: MaintenanceInput["onConflict"];
}

/** What maintenance begins with: a device, a plan that is due, or a fault. */
export interface MaintainStart {
  readonly equipmentId?: string;
  readonly kind?: MaintenanceInput["kind"];
  readonly title?: string;
  readonly planId?: string;
  readonly reportId?: string;
}

/** Plans maintenance; what a downtime does to bookings is shown before it is saved. */
export const MaintainDialog = ({
  start,
  onClose,
}: {
  readonly start: MaintainStart;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const { timezone } = usePreferences();
  const hourRule = useHourRule();
  const [form] = Form.useForm<MaintainEntry>();
  const entry = Form.useWatch([], form) as Partial<MaintainEntry> | undefined;
  const { data: devices = [] } = useAllDevices();
  const zone = devices.find(({ id }) => id === entry?.equipmentId)?.timezone ?? timezone;
  const startTime = momentOfEntry(entry?.start ?? "", zone);
  const endTime = momentOfEntry(entry?.end ?? "", zone);
  const downtime =
    startTime !== null && endTime !== null && startTime < endTime ? { startTime, endTime } : null;
  const equipmentId = entry?.equipmentId;
  const { data: effects = [] } = useQuery({
    queryKey: [...EQUIPMENT_KEY, "effects", equipmentId, downtime],
    enabled: equipmentId !== undefined && downtime !== null,
    queryFn: ({ signal }) =>
      call(upkeepApi.effects, { body: { equipmentId: equipmentId!, ...downtime! } }, { signal }),
  });
  const plan = useEquipmentChange((body: MaintenanceInput) => call(upkeepApi.plan, { body }));
  const submit = ({ start: _, end: __, title = "", provider = "", ...rest }: MaintainEntry) =>
    plan.mutate(
      {
        ...rest,
        title,
        provider,
        planId: start.planId ?? null,
        reportId: start.reportId ?? null,
        downtime,
      },
      {
        onSuccess: () => {
          toasts.success(t("devices.maintenancePlanned"));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  return (
    <FormDialog<MaintainEntry>
      form={form}
      name="maintain"
      title={t("devices.planMaintenance")}
      action={t("devices.save")}
      isBusy={plan.isPending}
      initialValues={{ kind: "service", onConflict: "move", ...start }}
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
      <Form.Item name="kind" label={t("devices.kind")}>
        <Radio.Group
          options={maintenanceKinds.map((value) => ({ value, label: t(`devices.kind-${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="title" label={t("devices.what")}>
        <Input maxLength={200} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          name="start"
          label={t("devices.downFrom")}
          extra={t("devices.downHelp")}
          rules={[hourRule]}
        >
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item
          name="end"
          label={t("devices.downTo")}
          dependencies={["start"]}
          rules={[
            hourRule,
            // Both or none, in order: anything else would be saved without a downtime.
            ({ getFieldValue }) => ({
              validator: (_, end: string | undefined) => {
                const from = getFieldValue("start") as string | undefined;
                const isSound = from && end ? from < end : !from && !end;
                return isSound ? Promise.resolve() : Promise.reject(new Error(t("devices.because-times")));
              },
            }),
          ]}
        >
          <Input type="datetime-local" />
        </Form.Item>
      </div>
      {effects.length > 0 && (
        <>
          <Alert
            type="warning"
            showIcon
            title={t("devices.inTheWay", { count: effects.length })}
            description={
              <ul className={styles.reasons}>
                {effects.slice(0, 8).map((one) => (
                  <li key={one.reservationId}>
                    {one.movedTo
                      ? t("devices.wouldMove", {
                          who: one.userName,
                          from: format.dateTime(one.startTime),
                          to: format.dateTime(one.movedTo.startTime),
                        })
                      : t("devices.wouldCancel", { who: one.userName, from: format.dateTime(one.startTime) })}
                  </li>
                ))}
              </ul>
            }
          />
          <Form.Item name="onConflict" label={t("devices.onConflict")}>
            <Radio.Group
              options={conflictChoices.map((value) => ({ value, label: t(`devices.onConflict-${value}`) }))}
            />
          </Form.Item>
        </>
      )}
      {effects.length === 0 && (
        <Form.Item name="onConflict" hidden>
          <Input />
        </Form.Item>
      )}
      <Form.Item name="provider" label={t("devices.provider")}>
        <Input maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};

type PlanEntry = Pick<PlanInput, "equipmentId" | "kind" | "title" | "everyDays"> & {
  readonly everyCount?: string;
  readonly lastDate?: string;
};

/** Has upkeep come again by days or counter. */
export const PlanDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const create = useEquipmentChange((body: PlanInput) => call(upkeepApi.createPlan, { body }));
  return (
    <FormDialog<PlanEntry>
      name="plan"
      title={t("devices.addPlan")}
      action={t("devices.save")}
      isBusy={create.isPending}
      initialValues={{ kind: "service", everyDays: 365 }}
      onSubmit={({ everyCount, everyDays, lastDate, ...entry }) =>
        create.mutate(
          {
            ...entry,
            everyDays: everyDays ?? null,
            everyCount: everyCount?.trim() || null,
            lastDate: lastDate || null,
            lastCount: null,
          },
          {
            onSuccess: () => {
              toasts.success(t("devices.planSaved"));
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="equipmentId"
        label={t("devices.device")}
        rules={[{ required: true, message: t("devices.deviceRequired") }]}
      >
        <DeviceSelect isClearable={false} />
      </Form.Item>
      <Form.Item name="kind" label={t("devices.kind")}>
        <Radio.Group
          options={(["service", "calibration"] as const).map((value) => ({
            value,
            label: t(`devices.kind-${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="title"
        label={t("devices.what")}
        rules={[{ required: true, whitespace: true, message: t("devices.nameRequired") }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="everyDays" label={t("devices.everyDays")}>
          <InputNumber min={1} max={3_660} />
        </Form.Item>
        <Form.Item
          name="everyCount"
          label={t("devices.everyCount")}
          rules={[{ pattern: /^\d{1,12}(\.\d{1,4})?$/, message: t("devices.rateInvalid") }]}
        >
          <Input inputMode="decimal" />
        </Form.Item>
        <Form.Item name="lastDate" label={t("devices.lastDate")}>
          <Input type="date" />
        </Form.Item>
      </div>
    </FormDialog>
  );
};
