import { missingOf } from "@benchleaf/contract";
import type { AreaRoute, Gates, MenuPlace, TabRow } from "./area-route.ts";

/** Everything about someone that decides which pages open. */
export interface Visitor {
  /** Keys the user holds, or null for a guest. */
  readonly authorities: readonly string[] | null;
  /** Keys of the user's roles. */
  readonly roles: readonly string[];
  /** Features that are on for the team. */
  readonly features: ReadonlySet<string>;
  /** Those of them that menus and lists show. */
  readonly shownFeatures: ReadonlySet<string>;
  readonly isSmallDevice: boolean;
}

/** What becomes of someone at a page. */
export type AccessResult = "open" | "sign-in" | "forbidden" | "not-found" | "use-a-computer";

type Gated = Gates & Pick<AreaRoute, "layout">;
type Routes = readonly AreaRoute[];

const listOf = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as T];

type Features = Gates["feature"];

/** Whether every feature is there, of an inner list any one. */
const hasFeatures = (needs: Features, has: (key: string) => boolean): boolean =>
  listOf(needs).every((need) => (typeof need === "string" ? has(need) : need.some(has)));

/**
 * What a visitor sees at a route. If its feature is off, the page does not exist. A bare page opens without a session
 * and redirects to the sign-in page itself if necessary; signed-in users need its permissions there too.
 */
export const checkAccess = (route: Gated, visitor: Visitor): AccessResult => {
  const { authorities, roles, features, isSmallDevice } = visitor;
  if (!authorities) return route.layout === "bare" ? "open" : "sign-in";
  if (!hasFeatures(route.feature, (key) => features.has(key))) return "not-found";
  if (missingOf(route.permission, (key) => authorities.includes(key))) return "forbidden";
  if (missingOf(route.roles, (key) => roles.includes(key))) return "forbidden";
  if (route.hiddenInDevices && isSmallDevice) return "use-a-computer";
  return "open";
};

/** Whether menus, tabs and lists lead the visitor there. */
export const isOffered = (route: Gated, visitor: Visitor): boolean =>
  checkAccess(route, visitor) === "open" &&
  hasFeatures(route.feature, (key) => visitor.shownFeatures.has(key));

/** Whether a path is another one or is below it: `/project/7` is below `/project`, `/projects` is not. */
export const isBelow = (path: string, menuPath: string): boolean =>
  path === menuPath || path.startsWith(`${menuPath}/`);

const together = (above: Gates, own: Gates): Gates => {
  return {
    permission: [listOf(above.permission), listOf(own.permission)].flat(),
    roles: [listOf(above.roles), listOf(own.roles)].flat(),
    feature: [...new Set([...listOf(above.feature), ...listOf(own.feature)])],
    hiddenInDevices: (above.hiddenInDevices || own.hiddenInDevices) ?? false,
  };
};

/** Routes with the gates of the menu's place that they are below before their own. */
export const placeRoutes = (routes: Routes): AreaRoute[] => {
  const places = routes.flatMap(({ path, menu }) => (menu ? [{ path, menu }] : []));
  return routes.map((route) => {
    const place = places.find(({ path }) => isBelow(route.path, path));
    return place && route.layout !== "bare" ? { ...route, ...together(place.menu, route) } : route;
  });
};

/** A place in the menu with the path that it leads to. */
export interface MenuEntry {
  readonly path: string;
  readonly menu: MenuPlace;
}

/** A page represents itself, or the tabs below it if it has any. */
const isEntryOffered = (entry: AreaRoute, routes: Routes, visitor: Visitor): boolean => {
  const tabs = routes.filter(({ path, tab }) => tab && isBelow(path, entry.path));
  return (tabs.length > 0 ? tabs : [entry]).some((route) => isOffered(route, visitor));
};

/** Menu entries that the visitor may open, by descending weight; on small devices only those meant for them. */
export const menuOf = (routes: Routes, visitor: Visitor): MenuEntry[] =>
  routes
    .flatMap((route) =>
      route.menu &&
      (!visitor.isSmallDevice || route.menu.isOnSmallDevices) &&
      isEntryOffered(route, routes, visitor)
        ? [{ path: route.path, menu: route.menu }]
        : [],
    )
    .sort((left, right) => right.menu.weight - left.menu.weight);

/** A tab with the path that it leads to. */
export interface TabEntry extends NonNullable<AreaRoute["tab"]> {
  readonly path: string;
}

/** The tabs of a row that the visitor may open, by weight descending. */
export const tabsOf = (row: TabRow, routes: Routes, visitor: Visitor): TabEntry[] =>
  routes
    .flatMap((route) =>
      route.tab?.row === row && isOffered(route, visitor) ? [{ ...route.tab, path: route.path }] : [],
    )
    .sort((left, right) => right.weight - left.weight);

/**
 * Redirect of a closed page: from a menu entry to the first tab below it, else to the first other entry; from a tab
 * that is switched off to the first one next to it; from a page for computers to its counterpart for small devices.
 * Undefined for a page that is open, or that explains itself why it is not.
 */
export const redirectFor = (route: AreaRoute, routes: Routes, visitor: Visitor): string | undefined => {
  const verdict = checkAccess(route, visitor);
  if (verdict === "open" || verdict === "sign-in") return undefined;
  if (verdict === "forbidden" && !route.menu) return undefined;
  if (verdict === "use-a-computer" && route.onSmallDevices) return route.onSmallDevices;
  const row = route.tab?.row ?? routes.find(({ path, tab }) => tab && isBelow(path, route.path))?.tab?.row;
  const [tab] = row ? tabsOf(row, routes, visitor) : [];
  // A tab of one record needs to know which.
  if (tab !== undefined && !tab.path.includes("$")) return tab.path;
  return route.menu && menuOf(routes, visitor).find(({ path }) => path !== route.path)?.path;
};

/**
 * The media query of a phone or a narrow touch screen; a narrow window on a computer does not match, so that zooming
 * works.
 */
export const SMALL_DEVICE = "(max-width: 767px) and (pointer: coarse)";

/** Whether this is a small device, by `SMALL_DEVICE`; false if there is no window. */
export const isSmallDevice = (): boolean => globalThis.matchMedia?.(SMALL_DEVICE).matches ?? false;
