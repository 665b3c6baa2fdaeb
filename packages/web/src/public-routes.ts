import { accountsPublicRoutes } from "./areas/accounts/accounts.public-routes.ts";
import { filesPublicRoutes } from "./areas/files/files.public-routes.ts";
import { guidePublicRoutes } from "./areas/guide/guide.public-routes.ts";
import { literaturePublicRoutes } from "./areas/literature/literature.public-routes.ts";
import { sequencesPublicRoutes } from "./areas/sequences/sequences.public-routes.ts";
import type { AreaRoute } from "./kernel/area-route.ts";

/** The addresses that are open to anyone; all others come with a session. */
export const publicRoutes: readonly AreaRoute[] = [
  ...accountsPublicRoutes,
  ...filesPublicRoutes,
  ...guidePublicRoutes,
  ...literaturePublicRoutes,
  ...sequencesPublicRoutes,
];
