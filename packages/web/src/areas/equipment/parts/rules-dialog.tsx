import {
  accessApi,
  type BookingRules,
  type EquipmentDetail,
  type EquipmentGroup,
  equipmentApi,
  noBookingRules,
  type OpeningPeriod,
} from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Checkbox, Form, Input, InputNumber, Select } from "antd";
import { call } from "../../../kernel/client.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { roleName } from "../../../shared/access/role-name.ts";
import { useReadableProjects } from "../../../shared/files/file-actions.queries.ts";
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
  readonly roleIds: readonly string[];
  readonly projectIds: readonly string[];
}

const entryOfRules = (rules: BookingRules): Entry => ({
  rules,
  days: [...new Set(rules.opening.map(({ day }) => day))],
  opens: rules.opening[0]?.from ?? "08:00",
  closes: rules.opening[0]?.to ?? "22:00",
  closed: rules.closedDates.map(({ date, name }) => (name === "" ? date : `${date} ${name}`)).join("\n"),
  needsTraining: rules.needsTraining,
  needsApproval: rules.needsApproval,
  roleIds: rules.roleIds,
  projectIds: rules.projectIds,
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

/** Ids that the reader's lists do not hold are shown as ids, so that saving does not lose them. */
const withKnown = (
  options: readonly { readonly value: string; readonly label: string }[],
  chosen: readonly string[],
) => [
  ...options,
  ...chosen
    .filter((id) => !options.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: `#${id}` })),
];

interface RulesFormProps {
  readonly title: string;
  readonly lead: string;
  readonly rules: BookingRules;
  readonly send: (rules: BookingRules) => Promise<unknown>;
  readonly onClose: () => void;
}

const RulesForm = ({ title, lead, rules, send, onClose }: RulesFormProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const save = useEquipmentChange(send);
  const { data: projects = [] } = useReadableProjects();
  const { data: roles } = useQuery({
    queryKey: ["roles", "choices"],
    enabled: hasPermission("ROLE_READ"),
    queryFn: ({ signal }) => call(accessApi.roles, { query: {} }, { signal }),
  });
  const submit = (entry: Entry) => {
    const opening: OpeningPeriod[] = entry.days.map((day) => ({ day, from: entry.opens, to: entry.closes }));
    const changed = {
      ...rules,
      ...Object.fromEntries(Object.entries(entry.rules).map(([key, value]) => [key, value ?? null])),
      opening,
      closedDates: closedOf(entry.closed),
      needsTraining: entry.needsTraining,
      needsApproval: entry.needsApproval,
      roleIds: [...entry.roleIds],
      projectIds: [...entry.projectIds],
    };
    save.mutate(changed, {
      onSuccess: () => {
        toasts.success(t("devices.rulesSaved"));
        onClose();
      },
      onError: toasts.failure,
    });
  };
  return (
    <FormDialog<Entry>
      title={title}
      action={t("devices.save")}
      name="rules"
      width={640}
      isBusy={save.isPending}
      initialValues={entryOfRules(rules)}
      lead={<p>{lead}</p>}
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
      <Form.Item name="roleIds" label={t("devices.rule-roleIds")} extra={t("devices.rule-roleIdsHelp")}>
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: "label" }}
          options={withKnown(
            (roles?.records ?? []).map((role) => ({ value: role.id, label: roleName(t, role) })),
            rules.roleIds,
          )}
        />
      </Form.Item>
      <Form.Item
        name="projectIds"
        label={t("devices.rule-projectIds")}
        extra={t("devices.rule-projectIdsHelp")}
      >
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: "label" }}
          options={withKnown(
            projects.map(({ id, name }) => ({ value: id, label: name })),
            rules.projectIds,
          )}
        />
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

/** What bookings of a device keep to; saved, they are its own and no longer those of its group. */
export const RulesDialog = ({
  device,
  onClose,
}: {
  readonly device: EquipmentDetail;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  return (
    <RulesForm
      title={t("devices.rules")}
      lead={t("devices.rulesLead")}
      rules={device.rules}
      send={(rules) =>
        call(equipmentApi.changeRules, {
          params: { equipmentId: device.id },
          body: { rules, version: device.version },
        })
      }
      onClose={onClose}
    />
  );
};

/** What bookings of a group's devices keep to, where a device has no rules of its own. */
export const GroupRulesDialog = ({
  group,
  onClose,
}: {
  readonly group: EquipmentGroup;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  return (
    <RulesForm
      title={t("devices.groupRules", { name: group.name })}
      lead={t("devices.groupRulesLead")}
      rules={group.rules ?? noBookingRules}
      send={(rules) =>
        call(equipmentApi.updateGroup, {
          params: { groupId: group.id },
          body: { name: group.name, rules, version: group.version },
        })
      }
      onClose={onClose}
    />
  );
};
