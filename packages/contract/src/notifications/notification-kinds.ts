import { approvalsNotices } from "../approvals/approvals.notices.ts";
import { billingNotices } from "../billing/billing.notices.ts";
import { commentsNotices } from "../comments/comments.notices.ts";
import { crisprNotices } from "../crispr/crispr.notices.ts";
import { filesNotices } from "../files/files.notices.ts";
import type { NoticeKind } from "../foundation/notice-kind.ts";
import { genomesNotices } from "../genomes/genomes.notices.ts";
import { interchangeNotices } from "../interchange/interchange.notices.ts";
import { previewsNotices } from "../previews/previews.notices.ts";
import { projectsNotices } from "../projects/projects.notices.ts";
import { sequencesNotices } from "../sequences/sequences.notices.ts";
import { webhooksNotices } from "../webhooks/webhooks.notices.ts";
import { systemNotices } from "./system.notices.ts";
import { teamNotices } from "./team.notices.ts";

/** The one register: every area adds its kinds here. */
export const notificationKinds = {
  ...teamNotices,
  ...billingNotices,
  ...filesNotices,
  ...commentsNotices,
  ...approvalsNotices,
  ...projectsNotices,
  ...sequencesNotices,
  ...genomesNotices,
  ...crisprNotices,
  ...previewsNotices,
  ...webhooksNotices,
  ...interchangeNotices,
  ...systemNotices,
} as const satisfies Record<string, NoticeKind>;

export type NotificationKind = keyof typeof notificationKinds;

/** All kinds in the order of the register. */
export const notificationKindNames = Object.keys(notificationKinds) as readonly NotificationKind[];

export const noticeKindOf = (kind: NotificationKind): NoticeKind => notificationKinds[kind];
