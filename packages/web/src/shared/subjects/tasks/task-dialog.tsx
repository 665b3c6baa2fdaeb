import {
  projectsApi,
  type Recurrence,
  type Task,
  type TaskInput,
  type TaskRecord,
  type TaskState,
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
      record: task?.record
        ? { kind: task.record.kind, id: task.record.id, blockId: task.record.blockId }
        : (record ?? null),
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
        title={t(task ? "tasks.editTask" : "tasks.newTask")}
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
              }
            : { title, state, assigneeId: me.userId, projectId, remindDays: 1, dueDate: "", recurrence: null }
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
        <Form.Item name="state" label={t("tasks.state")}>
          <Select
            options={(["todo", "doing", "done"] as const).map((value) => ({
              value,
              label: t(`tasks.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item name="assigneeId" label={t("tasks.assignee")}>
          <PersonField
            known={
              task?.assigneeId
                ? { id: task.assigneeId, name: task.assigneeName ?? "" }
                : { id: me.userId, name: me.name }
            }
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
        <Form.Item name="dueDate" label={t("tasks.dueDate")}>
          <Input type="date" style={{ width: 180 }} />
        </Form.Item>
        {dueDate && (
          <>
            <Form.Item name="remindDays" label={t("tasks.remind")}>
              <Select
                style={{ width: 180 }}
                options={remindChoices.map((value) => ({
                  value,
                  label:
                    value === NEVER
                      ? t("tasks.remindNever")
                      : value === 0
                        ? t("tasks.remindOnDay")
                        : t("tasks.remindBefore", { count: value }),
                }))}
              />
            </Form.Item>
            <Form.Item name="recurrence" label={t("recurrence.label")}>
              <RecurrenceFields />
            </Form.Item>
          </>
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
