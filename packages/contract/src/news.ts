import type { ApprovalsNews } from "./approvals/approvals.schema.ts";
import type { CommentsNews } from "./comments/comments.api.ts";
import type { FilesNews } from "./files/file-news.ts";
import type { Progress } from "./foundation/followed.ts";
import type { NotificationsNews } from "./notifications/notifications.schema.ts";

/**
 * What an open page hears over its stream, topic by topic; an area adds its own. A topic's `null` says that something may have
 * been missed, so that what is shown of it is asked for anew.
 */
export interface News extends ApprovalsNews, CommentsNews, FilesNews, NotificationsNews {
  readonly progress: Progress;
}

/** The name of what is told, as the event of the stream has it. */
export type Topic = keyof News;
