import type { ApprovalsUpdate } from "./approvals/approvals.schema.ts";
import type { CommentsUpdate } from "./comments/comments.api.ts";
import type { FilesUpdate } from "./files/file-updates.ts";
import type { Progress } from "./foundation/followed.ts";
import type { NotificationsUpdate } from "./notifications/notifications.schema.ts";

/**
 * Live updates that an open page receives over its stream, by topic; an area adds its own. `null` means that updates
 * may have been missed, and the page reloads what it shows.
 */
export interface LiveUpdates extends ApprovalsUpdate, CommentsUpdate, FilesUpdate, NotificationsUpdate {
  readonly progress: Progress;
}

/** The name of the topic, as the event of the stream. */
export type Topic = keyof LiveUpdates;
