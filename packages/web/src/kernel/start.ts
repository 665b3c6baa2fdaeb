import type { FeatureKey } from "@benchleaf/contract";
import type { AreaRoute } from "./area-route.ts";
import { loadBrand } from "./brand.ts";
import { loadFeatures } from "./features.ts";
import { placeRoutes } from "./gates.ts";
import { loadFirstPage } from "./load-first-page.ts";
import { loadPart } from "./load-part.ts";
import { endedFirst, loadSession, mayBeSignedIn } from "./session.ts";
import { loadStartPhrases } from "./translation.ts";
import type { WebArea } from "./web-area.ts";

type Routes = readonly AreaRoute[];
type Areas = readonly WebArea[];

interface Addresses {
  /** Open to anyone. */
  readonly publicRoutes: Routes;
  /** All areas with their addresses, for who is signed in. */
  readonly loadAreas: () => Promise<{ readonly everyArea: Areas }>;
}

/** What a first page is built of. */
interface Started {
  readonly routes: Routes;
  readonly areas: Areas;
}

/** What the browser has stored of the pages of the user who signs out. */
endedFirst.push(() =>
  import("./offline/forget-copies.ts").then(
    ({ forgetCopies }) => forgetCopies(),
    () => undefined,
  ),
);

/** What gates routes, and whether seats are shown to a team. */
const gatesOf = (routes: Routes): FeatureKey[] => [
  ...new Set<FeatureKey>(["MENU_INTRODUCTION", ...routes.flatMap(({ feature }) => [feature ?? []].flat(2))]),
];

/**
 * Everything that the first page needs, in parallel: the routes that its visitor may know, and, with a session, the
 * team's features. @throws {Failure} if the server cannot answer
 */
export const start = async ({ publicRoutes, loadAreas }: Addresses): Promise<Started> => {
  const coming = mayBeSignedIn() ? loadPart(loadAreas) : null;
  // A chunk that cannot be loaded is reported below, and only to those who need it.
  coming?.then(
    ({ everyArea }) =>
      loadFirstPage([...publicRoutes, ...everyArea.flatMap((area) => area.routes)], location.pathname),
    () => undefined,
  );
  const [, , session] = await Promise.allSettled([loadStartPhrases(), loadBrand(), loadSession()]);
  if (session.status === "rejected") throw session.reason;
  if (session.value === null) return { routes: publicRoutes, areas: [] };
  const { everyArea } = await (coming ?? loadPart(loadAreas));
  const routes = placeRoutes([...publicRoutes, ...everyArea.flatMap((area) => area.routes)]);
  await loadFeatures(gatesOf(routes));
  return { routes, areas: everyArea };
};
