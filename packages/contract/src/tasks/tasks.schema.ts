import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { calendarDateSchema, recurrenceSchema } from "../foundation/recurrence.schema.ts";
import { subjectKindNames } from "../foundation/subject-kinds.ts";

/** Maximum length of a title of a task, in characters. */
export const MAX_TASK_TITLE = 200;
/** Maximum length of a description of a task, in characters. */
export const MAX_TASK_TEXT = 5_000;
/** Maximum number of tasks of one column of a board that are shown at once. */
export const MAX_BOARD_TASKS = 200;

/** The columns of a board, in their order. */
export const taskBoardStates = ["todo", "doing", "done"] as const;
/** State of a task. */
export const taskStateSchema = z.enum(taskBoardStates);
export type TaskState = z.infer<typeof taskStateSchema>;

/** The record that a task is about, of any kind that people comment on. */
export const taskRecordSchema = z.object({
  kind: z.enum(subjectKindNames),
  id: idSchema,
  /** The block of a page that the task was made of; its box is checked when the task is done. */
  blockId: z.string().min(1).max(40).nullable().default(null),
});
export type TaskRecord = z.infer<typeof taskRecordSchema>;

/** What someone is to do. */
export const taskSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  state: taskStateSchema,
  /** Null: no one yet. */
  assigneeId: idSchema.nullable(),
  assigneeName: z.string().nullable(),
  creatorId: idSchema,
  creatorName: z.string(),
  projectId: idSchema.nullable(),
  projectName: z.string().nullable(),
  /** A day without a time, in the zone of who set it. */
  dueDate: calendarDateSchema.nullable(),
  timezone: z.string(),
  isOverdue: z.boolean(),
  /** The assignee is reminded this many days before; 0 on the day itself; null for no reminder. */
  remindDays: z.number().int().nullable(),
  recurrence: recurrenceSchema.nullable(),
  /** Only its creator and assignee see it. */
  isPrivate: z.boolean(),
  /** Named as far as the reader may read it. */
  record: taskRecordSchema.extend({ name: z.string(), address: z.string() }).nullable(),
  version: z.number().int(),
  doneTime: instantSchema.nullable(),
  createTime: instantSchema,
  abilities: z.object({ edit: z.boolean(), done: z.boolean(), remove: z.boolean() }),
});
export type Task = z.infer<typeof taskSchema>;

/** The first and the last due date; any other year is a typing error, such as `0226`. */
export const DUE_DATES = { first: "2000-01-01", last: "2199-12-31" } as const;
const dueDateSchema = calendarDateSchema.refine((day) => day >= DUE_DATES.first && day <= DUE_DATES.last, {
  message: `not between ${DUE_DATES.first} and ${DUE_DATES.last}`,
});

/** A task as written. */
export const taskInputSchema = z
  .object({
    // Zero-width characters alone would be a row without a name.
    title: z
      .string()
      .trim()
      .min(1)
      .max(MAX_TASK_TITLE)
      .refine((title) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(title), { message: "has no visible character" }),
    text: z.string().trim().max(MAX_TASK_TEXT).default(""),
    state: taskStateSchema.default("todo"),
    assigneeId: idSchema.nullable().default(null),
    projectId: idSchema.nullable().default(null),
    dueDate: dueDateSchema.nullable().default(null),
    timezone: timezoneSchema.default("Asia/Shanghai"),
    remindDays: z.number().int().min(0).max(60).nullable().default(null),
    recurrence: recurrenceSchema.nullable().default(null),
    isPrivate: z.boolean().default(false),
    record: taskRecordSchema.nullable().default(null),
  })
  .refine(({ dueDate, recurrence }) => !dueDate || !recurrence?.until || recurrence.until >= dueDate, {
    path: ["recurrence", "until"],
    message: "before the due date",
  });
export type TaskInput = z.infer<typeof taskInputSchema>;

/** The address of one's tasks for calendar programs; the secret in it is shown once. */
export const taskFeedSchema = z.object({ path: z.string().nullable(), createTime: instantSchema.nullable() });
export type TaskFeed = z.infer<typeof taskFeedSchema>;
