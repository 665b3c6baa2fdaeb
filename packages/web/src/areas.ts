import { accountsRoutes } from "./areas/accounts/accounts.routes.tsx";
import { alignmentsRoutes } from "./areas/alignments/alignments.routes.tsx";
import { approvalsRoutes } from "./areas/approvals/approvals.routes.tsx";
import { billingRoutes } from "./areas/billing/billing.routes.tsx";
import { biolibraryRoutes } from "./areas/biolibrary/biolibrary.routes.tsx";
import { cloningRoutes } from "./areas/cloning/cloning.routes.tsx";
import { commentsRoutes } from "./areas/comments/comments.routes.tsx";
import { filesRoutes } from "./areas/files/files.routes.tsx";
import { genomesRoutes } from "./areas/genomes/genomes.routes.tsx";
import { guidanceRoutes } from "./areas/guidance/guidance.routes.tsx";
import { homeRoutes } from "./areas/home/home.routes.tsx";
import { identityRoutes } from "./areas/identity/identity.routes.tsx";
import { interchangeRoutes } from "./areas/interchange/interchange.routes.tsx";
import { notificationsRoutes } from "./areas/notifications/notifications.routes.tsx";
import { previewsRoutes } from "./areas/previews/previews.routes.tsx";
import { primersRoutes } from "./areas/primers/primers.routes.tsx";
import { projectsRoutes } from "./areas/projects/projects.routes.tsx";
import { searchRoutes } from "./areas/search/search.routes.tsx";
import { sequencesRoutes } from "./areas/sequences/sequences.routes.tsx";
import { settingsRoutes } from "./areas/settings/settings.routes.tsx";
import { signaturesRoutes } from "./areas/signatures/signatures.routes.tsx";
import { sourcesRoutes } from "./areas/sources/sources.routes.tsx";
import { toolsRoutes } from "./areas/tools/tools.routes.tsx";
import { webhooksRoutes } from "./areas/webhooks/webhooks.routes.tsx";
import type { AreaRoute } from "./kernel/area-route.ts";

/** Every address of the product that needs a session. */
export const areaRoutes: readonly AreaRoute[] = [
  ...accountsRoutes,
  ...homeRoutes,
  ...notificationsRoutes,
  ...projectsRoutes,
  ...filesRoutes,
  ...commentsRoutes,
  ...previewsRoutes,
  ...approvalsRoutes,
  ...billingRoutes,
  ...biolibraryRoutes,
  ...sequencesRoutes,
  ...sourcesRoutes,
  ...genomesRoutes,
  ...cloningRoutes,
  ...primersRoutes,
  ...alignmentsRoutes,
  ...searchRoutes,
  ...interchangeRoutes,
  ...toolsRoutes,
  ...settingsRoutes,
  ...guidanceRoutes,
  ...identityRoutes,
  ...signaturesRoutes,
  ...webhooksRoutes,
];
