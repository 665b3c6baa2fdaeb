import { type Id, locales } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NewNotice, NotificationRule } from "../../kernel/notification-rules.ts";
import { listHolders } from "../access/access.service.ts";
import { findForm } from "./forms/forms.store.ts";
import { findTask } from "./plans/tasks.store.ts";
import { findAction } from "./records/actions.store.ts";
import { findRecord } from "./records/records.store.ts";

type Text = Readonly<Partial<Record<(typeof locales)[number], string>>>;
const textOf = (text: Text): string => locales.map((locale) => text[locale]).find(Boolean) ?? "";

const aboutTask = async (q: Queries, taskId: Id, to: Id): Promise<NewNotice[]> => {
  const task = await findTask(q, taskId);
  if (task === undefined || task.state !== "open") return [];
  const extraInfo = { form: textOf(task.form_name), target: task.target_name };
  return [{ to: [to], bizId: taskId, content: { inspectionForm: { formNo: task.form_no }, extraInfo } }];
};

const aboutAction = async (q: Queries, actionId: Id, to: readonly Id[]): Promise<NewNotice[]> => {
  const action = await findAction(q, actionId);
  if (action === undefined || action.state === "closed") return [];
  const extraInfo = {
    title: textOf(action.title),
    target: action.target_name,
    dueDate: action.due_date,
    recordNo: action.record_no,
  };
  return [{ to, bizId: actionId, content: { inspectionForm: { formNo: action.record_no }, extraInfo } }];
};

/** Notifications for inspectors, owners of corrective actions and inspection managers. */
export const inspectionNotifications: readonly NotificationRule[] = [
  {
    event: "inspection.assigned",
    kind: "inspectionAssigned",
    tell: (q, { data }) => aboutTask(q, data.inspectionTaskId, data.assigneeId),
  },
  {
    event: "inspection.due",
    kind: "inspectionDue",
    isForActor: true,
    tell: (q, { data }) => aboutTask(q, data.inspectionTaskId, data.assigneeId),
  },
  {
    event: "inspection.overdue",
    kind: "inspectionOverdue",
    isForActor: true,
    tell: (q, { data }) => aboutTask(q, data.inspectionTaskId, data.assigneeId),
  },
  {
    event: "inspection.failed",
    kind: "inspectionFailed",
    tell: async (q, { data }) => {
      const record = await findRecord(q, data.inspectionRecordId);
      const form = record && (await findForm(q, record.form_id));
      if (record === undefined || form === undefined) return [];
      const name = `${record.record_no} ${textOf(record.form_name)}`.trim();
      const managers = await listHolders(q, "INSPECTION_FORM_MANAGE");
      return [
        {
          to: [...new Set([form.owner_id, ...managers])],
          bizId: record.id,
          content: {
            inspectionForm: { formNo: record.form_no },
            count: record.failed_count,
            extraInfo: { form: textOf(record.form_name), target: record.target_name },
            subject: {
              kind: "inspectionRecord",
              id: record.id,
              name,
              address: `/inspection/view/${record.id}`,
            },
          },
        },
      ];
    },
  },
  {
    event: "inspection.action.assigned",
    kind: "inspectionActionAssigned",
    tell: (q, { data }) => aboutAction(q, data.actionId, [data.ownerId]),
  },
  {
    event: "inspection.action.overdue",
    kind: "inspectionActionOverdue",
    isForActor: true,
    tell: (q, { data }) => aboutAction(q, data.actionId, [data.ownerId]),
  },
  {
    event: "inspection.action.proven",
    kind: "inspectionActionProven",
    tell: async (q, { data }) => aboutAction(q, data.actionId, await listHolders(q, "INSPECTION_FORM_AUDIT")),
  },
];
