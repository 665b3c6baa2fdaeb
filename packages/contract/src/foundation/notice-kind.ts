import { z } from "zod";

/** The tab of a notification. */
export const notificationTypes = ["MENTION", "APPROVAL", "REMINDER", "OTHER", "COMMENT"] as const;
/** The tab of a notification in the message centre. */
export const notificationTypeSchema = z.enum(notificationTypes);
export type NotificationType = z.infer<typeof notificationTypeSchema>;

/** What unread counts are stored by. */
export const notificationCategories = ["business", "system", "PLATFORM_ANNOUNCEMENT"] as const;
/** What unread counts are stored by. */
export const notificationCategorySchema = z.enum(notificationCategories);
export type NotificationCategory = z.infer<typeof notificationCategorySchema>;

/** What a click on a notification opens. */
export type NoticeTarget =
  | "file"
  | "shared"
  | "block"
  | "comments"
  | "subject"
  | "accessRequests"
  | "genome"
  | "crispr"
  | "pdfExport"
  | "elnImport"
  | "elnExport"
  | "translation"
  | "project"
  | "projectMembers"
  | "audit"
  | "submission"
  | "members"
  | "security"
  | "webhooks"
  | "modules"
  | "plan"
  | "announcement"
  | "inspectionTask"
  | "task"
  | "inspectionAction"
  | "nothing";

/** One kind of notification: its tab, what it opens, and whether it is included in the daily email by default. */
export interface NoticeKind {
  readonly type: NotificationType;
  readonly category: NotificationCategory;
  readonly opens: NoticeTarget;
  readonly isMailed: boolean;
  /** Cannot be switched off in the app, since it warns of misuse. */
  readonly isFixed?: boolean;
  /** Merged into an unread one about the same file by the same person. */
  readonly isGathered?: boolean;
}
