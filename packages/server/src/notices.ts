import { accountsNotices } from "./areas/accounts/accounts.notices.ts";
import { approvalsNotices } from "./areas/approvals/approvals.notices.ts";
import { billingNotices } from "./areas/billing/billing.notices.ts";
import { commentsNotices } from "./areas/comments/comments.notices.ts";
import { crisprNotices } from "./areas/crispr/crispr.notices.ts";
import { filesNotices } from "./areas/files/files.notices.ts";
import { genomesNotices } from "./areas/genomes/genomes.notices.ts";
import { interchangeNotices } from "./areas/interchange/interchange.notices.ts";
import { jobNotices } from "./areas/notifications/job.notices.ts";
import { previewsNotices } from "./areas/previews/previews.notices.ts";
import { projectsNotices } from "./areas/projects/projects.notices.ts";
import { sequencesNotices } from "./areas/sequences/sequences.notices.ts";
import { tenantsNotices } from "./areas/tenants/tenants.notices.ts";
import { webhooksNotices } from "./areas/webhooks/webhooks.notices.ts";
import type { NoticeRule } from "./kernel/notices.ts";

/** What people are told of, area by area. */
export const notices: readonly NoticeRule[] = [
  ...accountsNotices,
  ...tenantsNotices,
  ...billingNotices,
  ...filesNotices,
  ...commentsNotices,
  ...approvalsNotices,
  ...webhooksNotices,
  ...projectsNotices,
  ...sequencesNotices,
  ...genomesNotices,
  ...crisprNotices,
  ...previewsNotices,
  ...interchangeNotices,
  ...jobNotices,
];
