import type { FeatureKey } from "@benchleaf/contract";
import type { AreaRoute } from "./area-route.ts";
import { loadBrand } from "./brand.ts";
import { loadFeatures } from "./features.ts";
import { placeRoutes } from "./gates.ts";
import { loadPart } from "./load-part.ts";
import { loadSession, mayBeSignedIn } from "./session.ts";
import { startWords } from "./words.ts";

type Routes = readonly AreaRoute[];

interface Addresses {
  /** Open to anybody. */
  readonly publicRoutes: Routes;
  /** Every address of the product, for who is signed in. */
  readonly loadRoutes: () => Promise<{ readonly areaRoutes: Routes }>;
}

/** What gates routes, and whether a team is shown how its seats stand. */
const gatesOf = (routes: Routes): FeatureKey[] => [
  ...new Set<FeatureKey>(["MENU_INTRODUCTION", ...routes.flatMap(({ feature }) => feature ?? [])]),
];

/**
 * All that a first page needs, side by side: the addresses that its visitor may know of, and, of a session, what the team
 * has. @throws {Failure} when the server cannot say
 */
export const start = async ({ publicRoutes, loadRoutes }: Addresses): Promise<Routes> => {
  const coming = mayBeSignedIn() ? loadPart(loadRoutes) : null;
  // A part that cannot be had is told below, and only to who needs it.
  coming?.catch(() => undefined);
  const [, , session] = await Promise.allSettled([startWords(), loadBrand(), loadSession()]);
  if (session.status === "rejected") throw session.reason;
  if (session.value === null) return publicRoutes;
  const { areaRoutes } = await (coming ?? loadPart(loadRoutes));
  const routes = placeRoutes([...publicRoutes, ...areaRoutes]);
  await loadFeatures(gatesOf(routes));
  return routes;
};
