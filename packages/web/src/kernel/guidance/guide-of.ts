import type { GuideSlug } from "@benchleaf/contract";
import type { WebArea } from "../web-area.ts";

const isAt = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith("$") || part === given[at])
  );
};

const parametersOf = (pattern: string): number =>
  pattern.split("/").filter((part) => part.startsWith("$")).length;

/**
 * The page of the user guide for a page of the product: that of its route, or of its area. Undefined if no area has a
 * page there.
 *
 * @example guideOf(areas, "/equipment/reservation") // "book-a-device"
 */
export const guideOf = (
  areas: readonly Pick<WebArea, "routes" | "guide">[],
  path: string,
): GuideSlug | undefined => {
  const found = areas.flatMap(({ routes, guide }) =>
    routes.filter((route) => isAt(route.path, path)).map((route) => ({ route, guide: route.guide ?? guide })),
  );
  // `/sequence/alignment` is a page of its own, not the sequence `alignment`.
  return found.toSorted((one, other) => parametersOf(one.route.path) - parametersOf(other.route.path))[0]
    ?.guide;
};
