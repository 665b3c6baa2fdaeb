import { z } from "zod";
import { fileKindOf } from "../files/file-kinds.ts";
import { fileKindSchema } from "../files/files.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { type Locale, localeSchema } from "../foundation/locale.ts";
import { notificationCategorySchema, notificationTypeSchema } from "../foundation/notice-kind.ts";
import { noticeKindOf, notificationKindNames } from "../foundation/notification-kinds.ts";
import { subjectKindNames } from "../foundation/subject-kinds.ts";

/** A kind of notification to validate input. */
export const notificationKindSchema = z.enum(notificationKindNames);

const text = z.string().max(500);

/** Contents of a notification in addition to recipient and file; each kind fills in the fields it needs. */
export const notificationContentSchema = z
  .object({
    auditProcessRecord: z
      .object({
        /** A team has one process of each kind, which is named by it. */
        processId: text,
        recordNo: text,
        status: text,
        submitUserId: idSchema,
        bizData: z.record(z.string(), z.unknown()),
      })
      .partial(),
    inspectionForm: z.object({ formNo: text }).partial(),
    materials: z.object({ name: text, unit: text }).partial(),
    batch: z.object({ batchNo: text, expirationDate: text }).partial(),
    leQuantity: z.number(),
    num: z.number(),
    warehouseId: idSchema,
    reason: text,
    rejectReason: text,
    /** The values that the sentence of a kind names, as text. */
    extraInfo: z.record(z.string(), text),
    operationType: text,
    optType: text,
    elnId: idSchema,
    taskId: idSchema,
    sequenceName: text,
    sequenceFileId: idSchema,
    sequenceFileVersionStr: text,
    isAutoAudit: z.boolean(),
    count: z.number().int(),
    interval: z.number(),
    expirationDate: text,
    auditStatus: text,
    reviewStatus: text,
    /** What it is about where that is no file, as it was called then, and where it opens. */
    subject: z.object({ kind: z.enum(subjectKindNames), id: idSchema, name: text, address: text }),
    /** What was announced, or is to be deleted once it is approved, in each language: instead of a `title`. */
    announcementTitle: z.record(localeSchema, text),
  })
  .partial();
export type NotificationContent = z.infer<typeof notificationContentSchema>;

/** A notification to one member. */
export const notificationSchema = z.object({
  id: idSchema,
  kind: notificationKindSchema,
  type: notificationTypeSchema.default("MENTION"),
  category: notificationCategorySchema,
  readFlag: z.boolean(),
  createTime: instantSchema,
  /** Null if the application itself is the sender. */
  fromUserId: idSchema.nullable(),
  fromUserName: z.string().nullable(),
  fileId: idSchema.nullable(),
  fileName: z.string().nullable(),
  fileType: fileKindSchema.nullable(),
  bizId: z.string().nullable(),
  projectId: idSchema.nullable(),
  content: notificationContentSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

const count = z.number().int();

/** In total, by category, and by type for the tabs. */
export const unreadCountSchema = z.object({
  total: count,
  business: count,
  system: count,
  PLATFORM_ANNOUNCEMENT: count,
  types: z.record(notificationTypeSchema, count),
});
export type UnreadCount = z.infer<typeof unreadCountSchema>;

/** Live updates of notifications. */
export interface NotificationsUpdate {
  readonly notification: Notification;
  /** The counts after any change. */
  readonly unread: UnreadCount;
}

/** One line of the message settings. */
export const notificationSettingSchema = z.object({
  kind: notificationKindSchema,
  inApp: z.boolean(),
  mail: z.boolean(),
});
export type NotificationSetting = z.infer<typeof notificationSettingSchema>;

type Placed = Pick<Notification, "kind" | "fileId" | "fileType" | "projectId" | "bizId" | "content">;

const fileAddress = ({ fileId, fileType, projectId }: Placed): string | null => {
  const bench = fileType === null ? undefined : fileKindOf(fileType).workbench;
  if (fileId !== null && bench !== undefined) return bench.replace(":fileId", fileId);
  return projectId === null ? null : `/project/${projectId}/file`;
};

/** A sequence opens in its editor, whatever else was shared is in the list of it. */
const sharedAddress = (notification: Placed): string =>
  fileAddress({ ...notification, projectId: null }) ?? "/homepage/shared";

/** A page at the block that names the reader. */
const blockAddress = (notification: Placed): string | null => {
  const page = fileAddress(notification);
  return page === null || notification.bizId === null ? page : `${page}?mentionId=${notification.bizId}`;
};

/** Comments of a sequence are shown next to its residues, all others on their own page. */
const commentsAddress = (notification: Placed): string => {
  const { fileId, bizId, content } = notification;
  if (content.subject !== undefined) return `${content.subject.address}&thread=${bizId}`;
  const inEditor = fileAddress({ ...notification, projectId: null });
  return `${inEditor ?? `/file/${fileId}/comments`}?thread=${bizId}`;
};

/** The keys of the query by which the editor shows a CRISPR task, at the version that it was made on. */
const crisprAddress = ({ fileId, content }: Placed): string | null => {
  if (fileId === null) return null;
  const { sequenceFileVersionStr = "", taskId = "" } = content;
  return `/sequence/${fileId}?crispr=true&crisprFileVersion=${sequenceFileVersionStr}&crisprTaskId=${taskId}`;
};

/** The page that a notification leads to; null if there is nothing to open. */
export const addressOfNotification = (notification: Placed): string | null => {
  const { projectId, kind, bizId } = notification;
  switch (noticeKindOf(kind).opens) {
    case "file":
      return fileAddress(notification);
    case "shared":
      return sharedAddress(notification);
    case "block":
      return blockAddress(notification);
    case "comments":
      return commentsAddress(notification);
    case "subject":
      return notification.content.subject?.address ?? fileAddress(notification);
    case "accessRequests":
      return "/homepage/shared?view=requests";
    case "genome":
      return `/sequence/genomes/${bizId}`;
    case "crispr":
      return crisprAddress(notification);
    case "pdfExport":
      return `/file/pdfExport/${bizId}`;
    case "elnImport":
      return `/eln/import/${bizId}`;
    case "elnExport":
      return "/eln/export";
    case "translation":
      return `/translation?id=${bizId}`;
    case "project":
      return projectId === null ? null : `/project/${projectId}/file`;
    case "projectMembers":
      return projectId === null ? null : `/project/${projectId}/member`;
    case "members":
      return "/settings/users";
    case "modules":
    case "plan":
      return "/team";
    case "security":
      return "/personal/information";
    case "webhooks":
      return "/settings/webhooks";
    case "audit":
      return `/homepage/audit?record=${bizId}`;
    case "submission":
      return `/homepage/submission?record=${bizId}`;
    case "announcement":
      return `/announcement/${bizId}`;
    case "task":
      return `/homepage/tasks?task=${bizId}`;
    case "inspectionTask":
      return `/inspection/view?task=${bizId}`;
    case "inspectionAction":
      return `/inspection/task?view=actions&action=${bizId}`;
    case "nothing":
      return null;
  }
};

/** A day in the reader's language, of what ends or is owed by then. */
const untilIn = (until: string | undefined, locale: Locale): { until?: string } =>
  until === undefined || Number.isNaN(Date.parse(until))
    ? {}
    : { until: new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(until)) };

/** Names and figures that the sentence of a notification is filled with, for a reader of a language. */
export const valuesOfNotification = (
  notification: Pick<Notification, "fromUserName" | "fileName" | "content">,
  locale: Locale,
): Record<string, string | number> => ({
  ...notification.content.extraInfo,
  ...untilIn(notification.content.extraInfo?.until, locale),
  ...(notification.content.announcementTitle && { title: notification.content.announcementTitle[locale] }),
  from: notification.fromUserName ?? "",
  file: notification.fileName ?? notification.content.subject?.name ?? "",
  version: notification.content.sequenceFileVersionStr ?? "",
  count: notification.content.count ?? 1,
});
