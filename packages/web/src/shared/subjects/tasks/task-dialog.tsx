import {
  DUE_DATES,
  projectsApi,
  type Recurrence,
  type Task,
  type TaskInput,
  type TaskRecord,
  type TaskState,
  taskBoardStates,
} from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Button, Checkbox, Form, Input, Select } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useColleagues } from "../../../kernel/parts/colleague-select.tsx";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { RecordField } from "./record-field.tsx";
import styles from "./record-tasks.module.css";
import { RecurrenceFields } from "./recurrence.tsx";
import { useCreateTask, useRemoveTask, useUpdateTask } from "./tasks.queries.ts";

interface Entry {
  readonly title: string;
  readonly text?: string;
  readonly state: TaskState;
  readonly assigneeId?: string;
  readonly projectId?: string;
  readonly dueDate?: string;
  readonly remindDays: number;
  readonly recurrence?: Recurrence | null;
  readonly isPrivate?: boolean;
  readonly record?: TaskRecord | null;
}

const NEVER = -1;
const remindChoices = [NEVER, 0, 1, 2, 3, 7] as const;

/** A member by name; a selected one keeps their name. */
const PersonField = ({
  known,
  ...field
}: {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (userId: string | undefined) => void;
  readonly known: { readonly id: string; readonly name: string } | null;
}) => {
  const t = useTranslation();
  const [search, setSearch] = useState("");
  const { data = [] } = useColleagues(useDebounced(search));
  const named = new Map(data.map(({ userId, name }) => [userId, name]));
  if (known && search === "") named.set(known.id, known.name);
  return (
    <Select
      {...field}
      allowClear
      placeholder={t("tasks.nobody")}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      options={[...named].map(([value, label]) => ({ value, label }))}
    />
  );
};

const useWritableProjects = () =>
  useQuery({
    queryKey: ["projects", "forTasks"],
    queryFn: ({ signal }) => call(projectsApi.list, { query: { limit: 200 } }, { signal }),
  });

/** Which task is edited, or what a new one is about. */
export interface TaskDialogProps {
  /** Null: a new one. */
  readonly task: Task | null;
  readonly projectId?: string;
  readonly state?: TaskState;
  /** What a new one is about, and what it is called at first. */
  readonly record?: TaskRecord;
  readonly title?: string;
  readonly onClose: () => void;
}

/** Edits a task: title, assignee, due date, and recurrence. */
export const TaskDialog = (props: TaskDialogProps) => {
  const { task, projectId, state = "todo", record, title, onClose } = props;
  const t = useTranslation();
  const toasts = useToasts();
  const me = useSession();
  const { timezone } = usePreferences();
  const projects = useWritableProjects().data?.records ?? [];
  const create = useCreateTask();
  const update = useUpdateTask();
  const remove = useRemoveTask();
  const [isRemoving, setRemoving] = useState(false);
  const [form] = Form.useForm<Entry>();
  const dueDate = Form.useWatch("dueDate", form);
  const chosenProject = Form.useWatch("projectId", form);
  const remindLabel = (days: number) => {
    if (days === NEVER) return t("tasks.remindNever");
    return days === 0 ? t("tasks.remindOnDay") : t("tasks.remindBefore", { count: days });
  };
  const isReadOnly = task !== null && !task.abilities.edit;
  const done = (text: string) => () => {
    toasts.success(text);
    onClose();
  };
  const submit = (entry: Entry) => {
    const input: TaskInput = {
      title: entry.title.trim(),
      text: entry.text?.trim() ?? "",
      state: entry.state,
      assigneeId: entry.assigneeId ?? null,
      projectId: entry.projectId ?? null,
      dueDate: entry.dueDate || null,
      timezone: task?.timezone ?? timezone,
      remindDays: entry.dueDate && entry.remindDays !== NEVER ? entry.remindDays : null,
      recurrence: entry.dueDate ? (entry.recurrence ?? null) : null,
      isPrivate: entry.isPrivate ?? false,
      record: (task ? entry.record : (record ?? entry.record)) ?? null,
    };
    if (task)
      update.mutate(
        { taskId: task.id, version: task.version, ...input },
        { onSuccess: done(t("tasks.saved")), onError: toasts.failure },
      );
    else create.mutate(input, { onSuccess: done(t("tasks.created")), onError: toasts.failure });
  };
  return (
    <>
      <FormDialog
        form={form}
        title={t(isReadOnly ? "tasks.name" : task ? "tasks.editTask" : "tasks.newTask")}
        isReadOnly={isReadOnly}
        {...(isReadOnly && { lead: <p className={styles.soft}>{t("tasks.readOnly")}</p> })}
        action={t("shell.save")}
        width={560}
        isBusy={create.isPending || update.isPending}
        initialValues={
          task
            ? {
                title: task.title,
                text: task.text,
                state: task.state,
                assigneeId: task.assigneeId ?? undefined,
                projectId: task.projectId ?? undefined,
                dueDate: task.dueDate ?? "",
                remindDays: task.remindDays ?? NEVER,
                recurrence: task.recurrence,
                isPrivate: task.isPrivate,
                record: task.record && {
                  kind: task.record.kind,
                  id: task.record.id,
                  blockId: task.record.blockId,
                },
              }
            : {
                ...{ title, state, assigneeId: me.userId, projectId, remindDays: 1, dueDate: "" },
                ...{ recurrence: null, record: record ?? null },
              }
        }
        onSubmit={submit}
        onClose={onClose}
      >
        <Form.Item
          name="title"
          label={t("tasks.name")}
          rules={[{ required: true, whitespace: true, message: t("tasks.nameRequired") }]}
        >
          <Input autoFocus maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item name="text" label={t("tasks.text")}>
          <Input.TextArea rows={3} maxLength={5000} />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name="assigneeId" label={t("tasks.assignee")}>
            <PersonField
              known={
                task?.assigneeId
                  ? { id: task.assigneeId, name: task.assigneeName ?? "" }
                  : { id: me.userId, name: me.name }
              }
            />
          </Form.Item>
          <Form.Item name="state" label={t("tasks.state")}>
            <Select
              options={taskBoardStates.map((value) => ({
                value,
                label: t(`tasks.${value}`),
              }))}
            />
          </Form.Item>
          <Form.Item name="projectId" label={t("tasks.project")}>
            <Select
              allowClear
              placeholder={t("tasks.noProject")}
              showSearch={{ optionFilterProp: "label" }}
              options={projects
                .filter(({ isPersonal }) => !isPersonal)
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Form.Item>
          {!(record && !task) && (
            <Form.Item name="record" label={t("tasks.about")}>
              <RecordField known={task?.record ?? null} />
            </Form.Item>
          )}
          <Form.Item
            name="dueDate"
            label={t("tasks.dueDate")}
            rules={[
              {
                validator: (_, day?: string) =>
                  !day || (day >= DUE_DATES.first && day <= DUE_DATES.last)
                    ? Promise.resolve()
                    : Promise.reject(new Error(t("tasks.dueDateWanted"))),
              },
            ]}
          >
            <Input type="date" min={DUE_DATES.first} max={DUE_DATES.last} />
          </Form.Item>
          {dueDate && (
            <Form.Item name="remindDays" label={t("tasks.remind")}>
              <Select
                options={[...new Set([...remindChoices, task?.remindDays ?? NEVER])]
                  .toSorted((one, other) => one - other)
                  .map((value) => ({ value, label: remindLabel(value) }))}
              />
            </Form.Item>
          )}
        </div>
        {dueDate && (
          <Form.Item
            name="recurrence"
            label={t("recurrence.label")}
            dependencies={["dueDate"]}
            rules={[
              {
                validator: (_, value?: Recurrence | null) =>
                  value?.until && value.until < dueDate
                    ? Promise.reject(new Error(t("tasks.untilWanted")))
                    : Promise.resolve(),
              },
            ]}
          >
            <RecurrenceFields />
          </Form.Item>
        )}
        {!chosenProject && (
          <Form.Item name="isPrivate" valuePropName="checked">
            <Checkbox>{t("tasks.isPrivate")}</Checkbox>
          </Form.Item>
        )}
        {task?.abilities.remove && (
          <Button danger type="text" onClick={() => setRemoving(true)}>
            {t("tasks.remove")}
          </Button>
        )}
      </FormDialog>
      {task && (
        <ConfirmDialog
          isOpen={isRemoving}
          isDanger
          title={t("tasks.removeTitle", { name: task.title })}
          action={t("tasks.remove")}
          isBusy={remove.isPending}
          onConfirm={() =>
            remove.mutate(task.id, { onSuccess: done(t("tasks.removed")), onError: toasts.failure })
          }
          onClose={() => setRemoving(false)}
        >
          {t("tasks.removeText")}
        </ConfirmDialog>
      )}
    </>
  );
};
