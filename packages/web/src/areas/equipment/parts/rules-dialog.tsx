import {
  type BookingRules,
  type EquipmentDetail,
  equipmentApi,
  type OpeningPeriod,
} from "@benchleaf/contract";
import { Checkbox, Form, Input, InputNumber, Select } from "antd";
import { call } from "../../../kernel/client.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useWords } from "../../../kernel/words.ts";
import styles from "../booking/booking.module.css";
import { useEquipmentChange } from "../equipment.queries.ts";

const numbers = [
  ["minMinutes", 44_640],
  ["maxMinutes", 527_040],
  ["leadMinutes", 129_600],
  ["horizonDays", 730],
  ["dayQuotaMinutes", 1_440],
  ["weekQuotaMinutes", 10_080],
  ["maxUpcoming", 1_000],
  ["cancelMinutes", 129_600],
  ["checkInMinutes", 720],
] as const;

interface Entry {
  readonly rules: Partial<Record<(typeof numbers)[number][0] | "stepMinutes", number | null>>;
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
  readonly closed: string;
  readonly needsTraining: boolean;
  readonly needsApproval: boolean;
}

const entryOfRules = (rules: BookingRules): Entry => ({
  rules,
  days: [...new Set(rules.opening.map(({ day }) => day))],
  opens: rules.opening[0]?.from ?? "08:00",
  closes: rules.opening[0]?.to ?? "22:00",
  closed: rules.closedDates.map(({ date, name }) => (name === "" ? date : `${date} ${name}`)).join("\n"),
  needsTraining: rules.needsTraining,
  needsApproval: rules.needsApproval,
});

/** Lines such as `2026-10-01 National Day`; what is no date is left out of what is sent and refused by its field. */
const closedOf = (text: string): BookingRules["closedDates"] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => ({ date: line.slice(0, 10), name: line.slice(11, 71).trim() }));

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** What bookings of a device keep to. */
export const RulesDialog = ({
  device,
  onClose,
}: {
  readonly device: EquipmentDetail;
  readonly onClose: () => void;
}) => {
  const t = useWords();
  const toasts = useToasts();
  const save = useEquipmentChange((rules: BookingRules) =>
    call(equipmentApi.changeRules, {
      params: { equipmentId: device.id },
      body: { rules, version: device.version },
    }),
  );
  const submit = (entry: Entry) => {
    const opening: OpeningPeriod[] = entry.days.map((day) => ({ day, from: entry.opens, to: entry.closes }));
    save.mutate(
      {
        ...device.rules,
        ...Object.fromEntries(Object.entries(entry.rules).map(([key, value]) => [key, value ?? null])),
        opening,
        closedDates: closedOf(entry.closed),
        needsTraining: entry.needsTraining,
        needsApproval: entry.needsApproval,
      },
      {
        onSuccess: () => {
          toasts.success(t("devices.rulesSaved"));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  };
  return (
    <FormDialog<Entry>
      title={t("devices.rules")}
      action={t("devices.save")}
      name="rules"
      width={640}
      isBusy={save.isPending}
      initialValues={entryOfRules(device.rules)}
      lead={<p>{t("devices.rulesLead")}</p>}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        {numbers.map(([key, most]) => (
          <Form.Item key={key} name={["rules", key]} label={t(`devices.rule-${key}`)}>
            <InputNumber min={1} max={most} style={{ width: "100%" }} />
          </Form.Item>
        ))}
        <Form.Item name={["rules", "stepMinutes"]} label={t("devices.rule-stepMinutes")}>
          <Select
            allowClear
            options={[5, 10, 15, 30, 60].map((value) => ({ value, label: String(value) }))}
          />
        </Form.Item>
        <Form.Item name="days" label={t("devices.openDays")} extra={t("devices.openDaysHelp")}>
          <Select
            mode="multiple"
            options={([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({
              value: day,
              label: t(`devices.day-${day}`),
            }))}
          />
        </Form.Item>
        <Form.Item name="opens" label={t("devices.opens")}>
          <Input type="time" />
        </Form.Item>
        <Form.Item name="closes" label={t("devices.closes")}>
          <Input type="time" />
        </Form.Item>
      </div>
      <Form.Item
        name="closed"
        label={t("devices.closedDates")}
        extra={t("devices.closedHelp")}
        rules={[
          {
            validator: (_, text: string) =>
              closedOf(text ?? "").every(({ date }) => isDate(date))
                ? Promise.resolve()
                : Promise.reject(new Error(t("devices.closedInvalid"))),
          },
        ]}
      >
        <Input.TextArea rows={2} maxLength={5_000} />
      </Form.Item>
      <Form.Item name="needsTraining" valuePropName="checked">
        <Checkbox>{t("devices.rule-needsTraining")}</Checkbox>
      </Form.Item>
      <Form.Item name="needsApproval" valuePropName="checked">
        <Checkbox>{t("devices.rule-needsApproval")}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
};
