import { expect, test } from "vitest";
import type { AreaRoute } from "./area-route.ts";
import { judge, menuOf, type Visitor } from "./gates.ts";

const page = async () => ({ default: () => null });
const visitor = (change: Partial<Visitor> = {}): Visitor => ({
  authorities: ["PROJECT_READ"],
  features: new Set(),
  isSmallDevice: false,
  ...change,
});

test("a guest is sent to sign in, but sees open pages", () => {
  expect(judge({}, visitor({ authorities: null }))).toBe("sign-in");
  expect(judge({ layout: "bare" }, visitor({ authorities: null }))).toBe("open");
});

test("a missing key forbids, a feature that is off hides", () => {
  expect(judge({ permission: "PROJECT_CREATE" }, visitor())).toBe("forbidden");
  expect(judge({ feature: "LIBRARY" }, visitor())).toBe("not-found");
  expect(
    judge({ feature: "LIBRARY", permission: "PROJECT_READ" }, visitor({ features: new Set(["LIBRARY"]) })),
  ).toBe("open");
});

test("desktop pages ask small devices for a computer", () => {
  expect(judge({ hiddenInDevices: true }, visitor({ isSmallDevice: true }))).toBe("use-a-computer");
});

test("the menu stands by weight, without what may not be opened", () => {
  const route = (path: string, weight: number, part: Partial<AreaRoute> = {}): AreaRoute => ({
    path,
    page,
    menu: { weight, icon: null, label: "shell.home" },
    ...part,
  });
  const routes = [
    route("/low", 10),
    route("/high", 90),
    route("/secret", 95, { permission: "USER_READ" }),
    { path: "/none", page },
  ];
  expect(menuOf(routes, visitor()).map(({ path }) => path)).toEqual(["/high", "/low"]);
});
