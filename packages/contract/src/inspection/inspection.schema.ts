import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { calendarDateSchema, localTimeSchema, recurrenceSchema } from "../foundation/recurrence.schema.ts";
import { answerFileSchema, answersSchema } from "./answers.schema.ts";
import { formContentSchema, formTextSchema, inspectionTargetSchema } from "./form.schema.ts";

/** Most people who take turns with one schedule. */
export const MAX_SCHEDULE_PEOPLE = 50;
/** How many days ahead inspections are planned. */
export const INSPECTION_HORIZON_DAYS = 14;
/** Maximum length of a description, proof or reason, in characters. */
export const MAX_INSPECTION_TEXT = 2_000;

/** The twelve forms that come with the product. */
export const readyFormKeys = [
  "eyewash",
  "biosafetyCabinet",
  "freezer",
  "fire",
  "waste",
  "autoclave",
  "centrifuge",
  "chemicalStore",
  "firstAid",
  "gasCylinders",
  "coldRoom",
  "fiveS",
] as const;
/** One of the ready forms. */
export const readyFormSchema = z.enum(readyFormKeys);
export type ReadyFormKey = z.infer<typeof readyFormSchema>;

/** A form that is shipped with the product, as a starting point. */
export const readyFormOverviewSchema = z.object({
  key: readyFormSchema,
  name: formTextSchema,
  about: formTextSchema,
  itemCount: z.number().int(),
  /** How often it is usually done. */
  recurrence: recurrenceSchema,
});
export type ReadyFormOverview = z.infer<typeof readyFormOverviewSchema>;

/** Not published yet, in use, or put away. */
export const formStates = ["draft", "published", "archived"] as const;
/** Whether a form is a draft, in use or put away. */
export const formStateSchema = z.enum(formStates);
export type FormState = z.infer<typeof formStateSchema>;

/** A form in a list. */
export const inspectionFormSchema = z.object({
  id: idSchema,
  formNo: z.string(),
  name: formTextSchema,
  state: formStateSchema,
  /** Number of the published version; null before the first. */
  version: z.number().int().nullable(),
  /** The draft differs from the published version. */
  hasChanges: z.boolean(),
  /** Whether each inspection is reviewed by the team's approval process. */
  needsReview: z.boolean(),
  ownerId: idSchema,
  ownerName: z.string(),
  updateTime: instantSchema,
  scheduleCount: z.number().int(),
  lastTime: instantSchema.nullable(),
  lastResult: z.enum(["pass", "fail"]).nullable(),
  abilities: z.object({ edit: z.boolean(), publish: z.boolean(), archive: z.boolean() }),
});
export type InspectionForm = z.infer<typeof inspectionFormSchema>;

/** A form with its draft. `revision` counts saves: the next one names the one it builds on. */
export const inspectionFormDetailSchema = inspectionFormSchema.extend({
  revision: z.number().int(),
  content: formContentSchema,
  versions: z.array(
    z.object({ version: z.number().int(), publishedBy: z.string(), publishTime: instantSchema }),
  ),
});
export type InspectionFormDetail = z.infer<typeof inspectionFormDetailSchema>;

/** One published version, which never changes. */
export const formVersionSchema = z.object({
  formId: idSchema,
  formNo: z.string(),
  version: z.number().int(),
  name: formTextSchema,
  content: formContentSchema,
});
export type FormVersion = z.infer<typeof formVersionSchema>;

/** Name and content of a form, as saved. */
export const formInputSchema = z.object({
  revision: z.number().int().min(0),
  name: formTextSchema,
  needsReview: z.boolean(),
  content: formContentSchema,
});
export type FormInput = z.infer<typeof formInputSchema>;

/** When, on what and by whom a form is filled in. People take turns in their order. */
export const scheduleInputSchema = z.object({
  target: inspectionTargetSchema,
  /** Null: once. */
  recurrence: recurrenceSchema.nullable(),
  timezone: timezoneSchema,
  /** When the first one is due; later ones at the same time of day. */
  firstDue: localTimeSchema,
  userIds: z.array(idSchema).min(1).max(MAX_SCHEDULE_PEOPLE),
  /** The assignee is reminded this many hours before it is due; 0 for no reminder. */
  remindHours: z.number().int().min(0).max(336).default(24),
});
export type ScheduleInput = z.infer<typeof scheduleInputSchema>;

const person = z.object({ id: idSchema, name: z.string() });

/** A schedule with its people and its next inspection. */
export const inspectionScheduleSchema = scheduleInputSchema.omit({ userIds: true }).extend({
  id: idSchema,
  formId: idSchema,
  formNo: z.string(),
  formName: formTextSchema,
  people: z.array(person),
  isActive: z.boolean(),
  revision: z.number().int(),
  nextDue: instantSchema.nullable(),
  openCount: z.number().int(),
  overdueCount: z.number().int(),
});
export type InspectionSchedule = z.infer<typeof inspectionScheduleSchema>;

/** State of an inspection: overdue is open past its time. */
export const taskStates = ["open", "done", "canceled"] as const;
/** State of an inspection. */
export const inspectionTaskStateSchema = z.enum(taskStates);
export type InspectionTaskState = z.infer<typeof inspectionTaskStateSchema>;

/** An inspection that someone is to do, has done, or that was called off. */
export const inspectionTaskSchema = z.object({
  id: idSchema,
  scheduleId: idSchema.nullable(),
  formId: idSchema,
  formNo: z.string(),
  formName: formTextSchema,
  target: inspectionTargetSchema,
  dueTime: instantSchema,
  timezone: z.string(),
  state: inspectionTaskStateSchema,
  isOverdue: z.boolean(),
  assigneeId: idSchema,
  assigneeName: z.string(),
  /** The original assignee, if a substitute does it. */
  insteadOf: z.string().nullable(),
  recordId: idSchema.nullable(),
  recordNo: z.string().nullable(),
  result: z.enum(["pass", "fail"]).nullable(),
  abilities: z.object({ fill: z.boolean(), assign: z.boolean(), cancel: z.boolean() }),
});
export type InspectionTask = z.infer<typeof inspectionTaskSchema>;

/** A task with the version to be filled in: all that a phone needs to do it offline. */
export const inspectionSheetSchema = inspectionTaskSchema.extend({ form: formVersionSchema });
export type InspectionSheet = z.infer<typeof inspectionSheetSchema>;

/** A photo or file with the upload that holds its bytes; null if the server has it from an earlier try. */
export const recordFileInputSchema = answerFileSchema.extend({ uploadUuid: z.uuid().nullable() });

/** A filled-in form as sent. Its uuid is created on the device, so that sending it twice creates one record. */
export const recordInputSchema = z.object({
  inspectionTaskId: idSchema,
  version: z.number().int().min(1),
  answers: answersSchema,
  /** Those that the answers name, each once. */
  files: z.array(recordFileInputSchema).max(500),
  startTime: instantSchema,
  /** When it was finished, by the clock of who filled it in. */
  fillTime: instantSchema,
  timezone: timezoneSchema,
});
export type RecordInput = z.infer<typeof recordInputSchema>;

/** What has arrived: only this may be deleted where it was filled in. */
export const recordReceiptSchema = z.object({
  uuid: z.string(),
  recordId: idSchema,
  recordNo: z.string(),
  result: z.enum(["pass", "fail"]),
  fileDigests: z.array(z.string()),
  actionCount: z.number().int(),
});
export type RecordReceipt = z.infer<typeof recordReceiptSchema>;

/** State of the review of a record; `none` if its form needs no review. */
export const reviewStates = ["none", "waiting", "approved", "rejected"] as const;
/** State of the review of a filled-in form. */
export const reviewStateSchema = z.enum(reviewStates);
export type ReviewState = z.infer<typeof reviewStateSchema>;

/** A filled form in a list. */
export const inspectionRecordSchema = z.object({
  id: idSchema,
  recordNo: z.string(),
  taskId: idSchema,
  formId: idSchema,
  formNo: z.string(),
  formName: formTextSchema,
  version: z.number().int(),
  target: inspectionTargetSchema,
  result: z.enum(["pass", "fail"]),
  failedCount: z.number().int(),
  score: z.number().int(),
  mostScore: z.number().int(),
  review: reviewStateSchema,
  approvalId: idSchema.nullable(),
  /** Of several for one task, the one that counts. */
  isChosen: z.boolean(),
  submitterId: idSchema,
  submitterName: z.string(),
  fillTime: instantSchema,
  submitTime: instantSchema,
  openActionCount: z.number().int(),
});
export type InspectionRecord = z.infer<typeof inspectionRecordSchema>;

/** Open until there is proof, proven until someone closes it or sends it back. */
export const actionStates = ["open", "proven", "closed"] as const;
/** State of a corrective action. */
export const actionStateSchema = z.enum(actionStates);
export type ActionState = z.infer<typeof actionStateSchema>;

/** What is to be done because an item failed. */
export const correctiveActionSchema = z.object({
  id: idSchema,
  recordId: idSchema,
  recordNo: z.string(),
  formName: formTextSchema,
  target: inspectionTargetSchema,
  itemId: z.string(),
  title: formTextSchema,
  /** The value that failed. */
  finding: formTextSchema,
  state: actionStateSchema,
  isBlocking: z.boolean(),
  ownerId: idSchema,
  ownerName: z.string(),
  dueDate: calendarDateSchema,
  isOverdue: z.boolean(),
  proof: z.string(),
  proofFiles: z.array(z.object({ id: idSchema, name: z.string(), size: z.number().int() })),
  provenBy: z.string().nullable(),
  proveTime: instantSchema.nullable(),
  closedBy: z.string().nullable(),
  closeTime: instantSchema.nullable(),
  /** Why it was sent back last. */
  remark: z.string(),
  createTime: instantSchema,
  abilities: z.object({ change: z.boolean(), prove: z.boolean(), close: z.boolean() }),
});
export type CorrectiveAction = z.infer<typeof correctiveActionSchema>;

/** A filled-in form with questions and answers. */
export const inspectionRecordDetailSchema = inspectionRecordSchema.extend({
  form: formVersionSchema,
  answers: answersSchema,
  timezone: z.string(),
  /** The address of each file below the record, by digest. */
  files: z.array(
    z.object({
      id: idSchema,
      sha256: z.string(),
      name: z.string(),
      size: z.number().int(),
      view: z.string(),
    }),
  ),
  actions: z.array(correctiveActionSchema),
  /** Others that were sent for the same task. */
  others: z.array(z.object({ id: idSchema, recordNo: z.string(), submitterName: z.string() })),
  startTime: instantSchema,
  abilities: z.object({ choose: z.boolean() }),
});
export type InspectionRecordDetail = z.infer<typeof inspectionRecordDetailSchema>;

const text = z.string().trim().max(MAX_INSPECTION_TEXT);

/** An action on a corrective action. Closing requires evidence submitted before. */
export const actionChangeSchema = z.discriminatedUnion("op", [
  z.object({ op: z.literal("update"), ownerId: idSchema, dueDate: calendarDateSchema }),
  z.object({
    op: z.literal("prove"),
    proof: text.min(1),
    files: z
      .array(z.object({ uploadUuid: z.uuid(), name: z.string().trim().min(1).max(255) }))
      .max(10)
      .default([]),
  }),
  z.object({ op: z.literal("close") }),
  z.object({ op: z.literal("reopen"), remark: text.min(1) }),
]);
export type ActionChange = z.infer<typeof actionChangeSchema>;

/** Who does someone's inspections while they are away; both days are included. */
export const standInInputSchema = z.object({
  absentId: idSchema,
  standInId: idSchema,
  fromDate: calendarDateSchema,
  untilDate: calendarDateSchema,
});
export type StandInInput = z.infer<typeof standInInputSchema>;
/** A substitute with both names. */
export const standInSchema = standInInputSchema.extend({
  id: idSchema,
  absentName: z.string(),
  standInName: z.string(),
});
export type StandIn = z.infer<typeof standInSchema>;

/** Values of one item over time, and how many inspections passed and failed each day. */
export const inspectionTrendSchema = z.object({
  days: z.array(z.object({ day: calendarDateSchema, pass: z.number().int(), fail: z.number().int() })),
  values: z.array(
    z.object({
      recordId: idSchema,
      target: z.string(),
      time: instantSchema,
      value: z.number(),
      isFailed: z.boolean(),
    }),
  ),
  /** Items that failed most often, first the most. */
  failures: z.array(z.object({ itemId: z.string(), count: z.number().int() })),
});
export type InspectionTrend = z.infer<typeof inspectionTrendSchema>;

/** How many days back a trend goes. */
export const trendDays = [30, 90, 365] as const;
