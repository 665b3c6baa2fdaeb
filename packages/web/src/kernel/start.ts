import type { FeatureKey } from "@benchleaf/contract";
import type { AreaRoute } from "./area-route.ts";
import { loadBrand } from "./brand.ts";
import { loadFeatures } from "./features.ts";
import { loadSession } from "./session.ts";
import { startWords } from "./words.ts";

/** Everything a first page needs, side by side. Answers what stood in the way, or null. */
export const start = async (routes: readonly AreaRoute[]): Promise<unknown> => {
  const [, , session] = await Promise.allSettled([startWords(), loadBrand(), loadSession()]);
  if (session.status === "rejected") return session.reason;
  // Beside what gates routes: whether a team is shown how its seats stand.
  const gated = new Set<FeatureKey>(["MENU_INTRODUCTION"]);
  for (const { feature } of routes) if (feature) gated.add(feature);
  if (session.value) await loadFeatures([...gated]);
  return null;
};
