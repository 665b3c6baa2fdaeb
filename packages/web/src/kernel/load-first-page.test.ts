import { expect, it } from "vitest";
import type { AreaRoute } from "./area-route.ts";
import { routeOf } from "./load-first-page.ts";

const routes = ["/eln", "/eln/$elnId", "/eln/settings", "/eln/templates/$category/$id"].map(
  (path): AreaRoute => ({ path, page: async () => ({ default: () => null }) }),
);

it.each([
  ["/eln", "/eln"],
  ["/eln/", "/eln"],
  ["/eln/12", "/eln/$elnId"],
  ["/eln/settings", "/eln/settings"],
  ["/eln/templates/pcr/3", "/eln/templates/$category/$id"],
  ["/eln/templates/pcr", undefined],
  ["/", undefined],
])("%s leads to %s", (path, route) => expect(routeOf(routes, path)?.path).toBe(route));
