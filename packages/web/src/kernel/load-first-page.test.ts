import { expect, it, vi } from "vitest";
import type { AreaRoute } from "./area-route.ts";
import { prepareFirstPage, routeOf } from "./load-first-page.ts";

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

it.each([
  [
    "of an address with parameters",
    "/eln/a%20b",
    ["ELN_READ"],
    [{ params: { elnId: "a b" }, search: { v: "1" } }],
  ],
  ["of nothing that the visitor may not see", "/eln/12", [], []],
  ["of no page that is not there", "/elsewhere/12", ["ELN_READ"], []],
])("prepares the page %s", async (_, pathname, authorities, prepared) => {
  const prepare = vi.fn();
  const page = async () => ({ default: () => null, prepare });
  const visitor = {
    ...{ authorities, roles: [], features: new Set<string>(), shownFeatures: new Set<string>() },
    isSmallDevice: false,
  };
  await prepareFirstPage([{ path: "/eln/$elnId", page, permission: "ELN_READ" }], visitor as never, {
    pathname,
    search: "?v=1",
  });
  expect(prepare.mock.calls.flat()).toEqual(prepared);
});
