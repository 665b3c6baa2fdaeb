import type { ApprovalsUpdate } from "./approvals/approvals.schema.ts";
import type { CommentsUpdate } from "./comments/comments.api.ts";
import type { FilesUpdate } from "./files/file-updates.ts";
import type { Progress } from "./foundation/followed.ts";
import type { NotificationsUpdate } from "./notifications/notifications.schema.ts";

/**
 * What an open page hears over its stream, topic by topic; an area adds its own. A topic's `null` says that something
 * may have been missed, so that what is shown of it is asked for again.
 */
export interface LiveUpdates extends ApprovalsUpdate, CommentsUpdate, FilesUpdate, NotificationsUpdate {
  readonly progress: Progress;
}

/** The name of what is told, as the event of the stream has it. */
export type Topic = keyof LiveUpdates;
