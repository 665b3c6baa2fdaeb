import { type InspectionSchedule, inspectionFormsApi, type Recurrence } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Form, Input, InputNumber, Select } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useColleagues } from "../../../kernel/parts/colleague-select.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { firstRecurrence, RecurrenceFields } from "../../tasks/tasks.public.tsx";
import { useFormText } from "../form-text.ts";
import { type TargetEntry, TargetFields, targetOf } from "../forms/target-fields.tsx";
import styles from "../inspection.module.css";
import { usePreview, useSaveSchedule } from "../inspection.queries.ts";

interface Entry extends TargetEntry {
  readonly formId: string;
  readonly firstDue: string;
  readonly recurrence: Recurrence | null;
  readonly userIds: readonly string[];
  readonly remindHours: number;
}

/** Members by name, in the order in which they were chosen; `known` names those that are there already. */
const PeopleField = ({
  known,
  ...field
}: {
  readonly id?: string;
  readonly value?: string[];
  readonly onChange?: (userIds: string[]) => void;
  readonly known: readonly { readonly id: string; readonly name: string }[];
}) => {
  const [search, setSearch] = useState("");
  const { data = [] } = useColleagues(useDebounced(search));
  const [named] = useState(() => new Map(known.map(({ id, name }) => [id, name])));
  for (const { userId, name } of data) named.set(userId, name);
  return (
    <Select
      {...field}
      mode="multiple"
      showSearch={{ filterOption: false, onSearch: setSearch }}
      options={[...named].map(([value, label]) => ({ value, label }))}
    />
  );
};

const usePublishedForms = () =>
  useQuery({
    queryKey: ["inspection", "published"],
    queryFn: ({ signal }) =>
      call(inspectionFormsApi.listForms, { query: { state: "published", limit: 200 } }, { signal }),
  });

/** Tomorrow at nine, as the field writes it. */
const tomorrow = (): string => {
  const day = new Date(Date.now() + 86_400_000);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T09:00`;
};

interface ScheduleDialogProps {
  /** Null: a new one. */
  readonly schedule: InspectionSchedule | null;
  readonly formId?: string;
  readonly onClose: () => void;
}

/** Plans a form: what, when, and who in turn, with the dates that follow from it. */
export const ScheduleDialog = ({ schedule, formId, onClose }: ScheduleDialogProps) => {
  const t = useTranslation();
  const say = useFormText();
  const format = useFormat();
  const toasts = useToasts();
  const { timezone } = usePreferences();
  const zone = schedule?.timezone ?? timezone;
  const [form] = Form.useForm<Entry>();
  const forms = usePublishedForms().data?.records ?? [];
  const save = useSaveSchedule();
  const firstDue = Form.useWatch("firstDue", form);
  const recurrence = Form.useWatch("recurrence", form) ?? null;
  const preview = usePreview(firstDue ? { firstDue, recurrence, timezone: zone } : null);
  return (
    <FormDialog
      form={form}
      title={t(schedule ? "inspecting.editSchedule" : "inspecting.newSchedule")}
      action={t("shell.save")}
      width={600}
      isBusy={save.isPending}
      initialValues={
        schedule
          ? {
              formId: schedule.formId,
              targetKind: schedule.target.kind,
              targetId: schedule.target.id,
              targetName: schedule.target.name,
              firstDue: schedule.firstDue,
              recurrence: schedule.recurrence,
              userIds: schedule.people.map(({ id }) => id),
              remindHours: schedule.remindHours,
            }
          : {
              ...(formId && { formId }),
              targetKind: "location",
              firstDue: tomorrow(),
              recurrence: firstRecurrence,
              remindHours: 24,
            }
      }
      onSubmit={(entry: Entry) =>
        save.mutate(
          {
            formId: entry.formId,
            scheduleId: schedule?.id ?? null,
            revision: schedule?.revision ?? 0,
            input: {
              target: targetOf(entry),
              recurrence: entry.recurrence ?? null,
              timezone: zone,
              firstDue: entry.firstDue,
              userIds: [...entry.userIds],
              remindHours: entry.remindHours ?? 0,
            },
          },
          {
            onSuccess: () => {
              toasts.success(t("inspecting.scheduleSaved"));
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="formId"
        label={t("inspecting.columnForm")}
        rules={[{ required: true, message: t("inspecting.formRequired") }]}
      >
        <Select
          disabled={schedule !== null}
          options={
            schedule
              ? [{ value: schedule.formId, label: say(schedule.formName) }]
              : forms.map(({ id, name, formNo }) => ({ value: id, label: `${say(name)} (${formNo})` }))
          }
        />
      </Form.Item>
      <TargetFields />
      <Form.Item
        name="firstDue"
        label={t("inspecting.firstDue")}
        extra={zone}
        rules={[{ required: true, message: t("inspecting.firstDueRequired") }]}
      >
        <Input type="datetime-local" style={{ width: 220 }} />
      </Form.Item>
      <Form.Item name="recurrence" label={t("recurrence.label")}>
        <RecurrenceFields />
      </Form.Item>
      <Form.Item label={t("inspecting.nextDates")}>
        <ol className={styles.previewed} aria-live="polite">
          {preview.data?.map((moment) => (
            <li key={moment}>{format.dateTime(moment)}</li>
          ))}
        </ol>
        {preview.data?.length === 0 && t("inspecting.noDates")}
      </Form.Item>
      <Form.Item
        name="userIds"
        label={t("inspecting.people")}
        rules={[{ required: true, type: "array", min: 1, message: t("inspecting.peopleRequired") }]}
      >
        <PeopleField known={schedule?.people ?? []} />
      </Form.Item>
      <Form.Item name="remindHours" label={t("inspecting.remindHours")}>
        <InputNumber min={0} max={336} precision={0} />
      </Form.Item>
    </FormDialog>
  );
};
