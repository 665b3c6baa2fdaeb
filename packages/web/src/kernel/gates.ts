import { missingPermission } from "@benchleaf/contract";
import type { AreaRoute, Gates, MenuPlace, TabRow } from "./area-route.ts";

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

export type Verdict = "open" | "sign-in" | "forbidden" | "not-found" | "use-a-computer";

type Gated = Gates & Pick<AreaRoute, "layout">;
type Routes = readonly AreaRoute[];

const listOf = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as T];

/** What the visitor gets to see at a route. A feature that is off is not there at all. */
export const judge = (route: Gated, visitor: Visitor): Verdict => {
  if (route.layout === "bare") return "open";
  const { authorities, roles, features, isSmallDevice } = visitor;
  if (!authorities) return "sign-in";
  if (listOf(route.feature).some((key) => !features.has(key))) return "not-found";
  if (missingPermission(route.permission, (key) => authorities.includes(key))) return "forbidden";
  if (route.roles && !route.roles.some((key) => roles.includes(key))) return "forbidden";
  if (route.hiddenInDevices && isSmallDevice) return "use-a-computer";
  return "open";
};

/** Whether menus, tabs and lists lead the visitor there. */
export const isOffered = (route: Gated, visitor: Visitor): boolean =>
  judge(route, visitor) === "open" && listOf(route.feature).every((key) => visitor.shownFeatures.has(key));

export const isBelow = (path: string, menuPath: string): boolean =>
  path === menuPath || path.startsWith(`${menuPath}/`);

const together = (above: Gates, own: Gates): Gates => {
  const roles = own.roles ?? above.roles;
  return {
    permission: [listOf(above.permission), listOf(own.permission)].flat(),
    feature: [...new Set([...listOf(above.feature), ...listOf(own.feature)])],
    hiddenInDevices: (above.hiddenInDevices || own.hiddenInDevices) ?? false,
    ...(roles === undefined ? {} : { roles }),
  };
};

/** Routes with the gates of the menu's place that they stand below before their own. */
export const placeRoutes = (routes: Routes): AreaRoute[] => {
  const places = routes.flatMap(({ path, menu }) => (menu ? [{ path, menu }] : []));
  return routes.map((route) => {
    const place = places.find(({ path }) => isBelow(route.path, path));
    return place && route.layout !== "bare" ? { ...route, ...together(place.menu, route) } : route;
  });
};

export interface MenuEntry {
  readonly path: string;
  readonly menu: MenuPlace;
}

/** A page stands for itself, or for the tabs below it where it has any. */
const isEntryOffered = (entry: AreaRoute, routes: Routes, visitor: Visitor): boolean => {
  const tabs = routes.filter(({ path, tab }) => tab && isBelow(path, entry.path));
  return (tabs.length > 0 ? tabs : [entry]).some((route) => isOffered(route, visitor));
};

/** Menu entries the visitor may open, by weight descending; on small devices only those that are meant for them. */
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
 * Where a page that is closed leads instead: a place of the menu to the first tab below it, else to the first other place;
 * a tab that is switched off to the first one beside it. Undefined for a page that is open, or says itself why it is not.
 */
export const detourOf = (route: AreaRoute, routes: Routes, visitor: Visitor): string | undefined => {
  const verdict = judge(route, visitor);
  if (verdict === "open" || verdict === "sign-in") return undefined;
  if (verdict === "forbidden" && !route.menu) return undefined;
  const row = route.tab?.row ?? routes.find(({ path, tab }) => tab && isBelow(path, route.path))?.tab?.row;
  const [tab] = row ? tabsOf(row, routes, visitor) : [];
  if (tab !== undefined) return tab.path;
  return route.menu && menuOf(routes, visitor).find(({ path }) => path !== route.path)?.path;
};

/** A phone or a narrow touch screen; a narrow window on a computer is none, so that zooming keeps working. */
export const isSmallDevice = (): boolean =>
  globalThis.matchMedia?.("(max-width: 767px) and (pointer: coarse)").matches ?? false;
