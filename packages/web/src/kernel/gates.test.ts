import { expect, test } from "vitest";
import type { AreaRoute } from "./area-route.ts";
import { checkAccess, isOffered, menuOf, placeRoutes, redirectFor, tabsOf, type Visitor } from "./gates.ts";

const page = async () => ({ default: () => null });
const visitor = (change: Partial<Visitor> = {}): Visitor => ({
  authorities: ["PROJECT_READ"],
  roles: ["MEMBER"],
  features: new Set(),
  shownFeatures: new Set(),
  isSmallDevice: false,
  ...change,
});
const menu = (weight: number, part: Partial<NonNullable<AreaRoute["menu"]>> = {}) =>
  ({ weight, group: "work", icon: null, label: "shell.home", ...part }) as const;
const tab = (weight: number) => ({ row: "molecules", weight, label: "shell.home" }) as const;
const route = (path: string, part: Partial<AreaRoute> = {}): AreaRoute => ({ path, page, ...part });
const pathsOf = (entries: readonly { readonly path: string }[]) => entries.map(({ path }) => path);

test("a guest is sent to sign in, but sees open pages", () => {
  expect(checkAccess({}, visitor({ authorities: null }))).toBe("sign-in");
  expect(checkAccess({ layout: "bare" }, visitor({ authorities: null }))).toBe("open");
  expect(checkAccess({ layout: "bare", permission: "ROLE_READ" }, visitor())).toBe("forbidden");
});

test("a missing key forbids, a feature that is off hides", () => {
  expect(checkAccess({ permission: "PROJECT_CREATE" }, visitor())).toBe("forbidden");
  expect(checkAccess({ feature: "LIBRARY" }, visitor())).toBe("not-found");
  expect(
    checkAccess(
      { feature: "LIBRARY", permission: "PROJECT_READ" },
      visitor({ features: new Set(["LIBRARY"]) }),
    ),
  ).toBe("open");
});

test("of an inner list of keys any one will do, of the outer one all are needed", () => {
  const gates = { permission: ["PROJECT_READ", ["USER_READ", "ROLE_READ"]] } as const;
  expect(checkAccess(gates, visitor())).toBe("forbidden");
  expect(checkAccess(gates, visitor({ authorities: ["PROJECT_READ", "ROLE_READ"] }))).toBe("open");
  expect(checkAccess(gates, visitor({ authorities: ["ROLE_READ"] }))).toBe("forbidden");
});

test("roles are all needed, and of an inner list any one will do", () => {
  expect(checkAccess({ roles: ["ADMIN"] }, visitor())).toBe("forbidden");
  expect(checkAccess({ roles: ["MEMBER", ["ADMIN", "OWNER", "MEMBER"]] }, visitor())).toBe("open");
  expect(checkAccess({ roles: ["ADMIN", "MEMBER"] }, visitor())).toBe("forbidden");
});

test("a feature that is on and not visible opens its page and is offered nowhere", () => {
  const hidden = visitor({ features: new Set(["LIBRARY"]) });
  expect(checkAccess({ feature: "LIBRARY" }, hidden)).toBe("open");
  expect(isOffered({ feature: "LIBRARY" }, hidden)).toBe(false);
  expect(isOffered({ feature: "LIBRARY" }, { ...hidden, shownFeatures: hidden.features })).toBe(true);
});

test("desktop pages ask small devices for a computer", () => {
  expect(checkAccess({ hiddenInDevices: true }, visitor({ isSmallDevice: true }))).toBe("use-a-computer");
});

test("what gates a place of the menu gates every page below it, and no other", () => {
  const [parent, child, beside, open] = placeRoutes([
    route("/a", { menu: menu(1, { permission: "USER_READ", feature: "USER" }) }),
    route("/a/b", { permission: "ROLE_READ", feature: "ROLE" }),
    route("/ab"),
    route("/a/open", { layout: "bare" }),
  ]);
  expect(parent).toMatchObject({ permission: ["USER_READ"], feature: ["USER"] });
  expect(child).toMatchObject({ permission: ["USER_READ", "ROLE_READ"], feature: ["USER", "ROLE"] });
  expect(beside).not.toHaveProperty("permission");
  expect(open).not.toHaveProperty("permission");
});

test("the menu is sorted by weight, without forbidden entries", () => {
  const routes = [
    route("/low", { menu: menu(10) }),
    route("/high", { menu: menu(90) }),
    route("/secret", { menu: menu(95), permission: "USER_READ" }),
    route("/none"),
  ];
  expect(pathsOf(menuOf(routes, visitor()))).toEqual(["/high", "/low"]);
});

test("a place of the menu with tabs is there where any of them is", () => {
  const routes = [
    route("/a", { menu: menu(1), permission: "USER_READ", tab: tab(2) }),
    route("/a/b", { permission: "PROJECT_READ", tab: tab(1) }),
  ];
  expect(pathsOf(menuOf(routes, visitor()))).toEqual(["/a"]);
  expect(pathsOf(tabsOf("molecules", routes, visitor()))).toEqual(["/a/b"]);
  expect(menuOf(routes, visitor({ authorities: [] }))).toEqual([]);
});

test("small devices have in the menu what is meant for them", () => {
  const routes = [route("/a", { menu: menu(1) }), route("/b", { menu: menu(2, { isOnSmallDevices: true }) })];
  expect(pathsOf(menuOf(routes, visitor({ isSmallDevice: true })))).toEqual(["/b"]);
});

test("a closed page leads to an open one beside it, or says why it is closed", () => {
  const routes = placeRoutes([
    route("/home", { menu: menu(9, { hiddenInDevices: true }) }),
    route("/work", { menu: menu(5, { isOnSmallDevices: true }), permission: "USER_READ", tab: tab(3) }),
    route("/work/off", { feature: "CRISPR", tab: tab(2) }),
    route("/work/secret", { permission: "ROLE_READ", tab: tab(2) }),
    route("/work/open", { tab: tab(1) }),
    route("/apart", { feature: "CRISPR" }),
  ]);
  const at = (path: string) => routes.find((one) => one.path === path)!;
  expect(redirectFor(at("/work/open"), routes, visitor())).toBeUndefined();
  expect(redirectFor(at("/work"), routes, visitor())).toBe("/work/open");
  expect(redirectFor(at("/work/off"), routes, visitor())).toBe("/work/open");
  expect(redirectFor(at("/work/secret"), routes, visitor())).toBeUndefined();
  expect(redirectFor(at("/apart"), routes, visitor())).toBeUndefined();
  expect(redirectFor(at("/home"), routes, visitor({ isSmallDevice: true }))).toBe("/work");
  expect(redirectFor(at("/home"), routes, visitor({ authorities: null }))).toBeUndefined();
});

test("a page for computers leads small devices to its twin", () => {
  const routes = placeRoutes([
    route("/home", { menu: menu(9, { hiddenInDevices: true }) }),
    route("/home/audit", { onSmallDevices: "/approvals" }),
    route("/approvals"),
  ]);
  const at = (path: string) => routes.find((one) => one.path === path)!;
  const small = visitor({ isSmallDevice: true });
  expect(redirectFor(at("/home/audit"), routes, small)).toBe("/approvals");
  expect(redirectFor(at("/home/audit"), routes, visitor())).toBeUndefined();
  expect(checkAccess(at("/approvals"), small)).toBe("open");
});
