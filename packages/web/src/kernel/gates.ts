import type { AreaRoute } from "./area-route.ts";

export interface Visitor {
  /** Keys the user holds, or null for a guest. */
  readonly authorities: readonly string[] | null;
  /** Features that are on for the team. */
  readonly features: ReadonlySet<string>;
  readonly isSmallDevice: boolean;
}

export type Verdict = "open" | "sign-in" | "forbidden" | "not-found" | "use-a-computer";

type Gated = Pick<AreaRoute, "layout" | "permission" | "feature" | "hiddenInDevices">;

/** What the visitor gets to see at a route. A feature that is off is not there at all. */
export const judge = (route: Gated, visitor: Visitor): Verdict => {
  if (route.layout === "bare") return "open";
  if (!visitor.authorities) return "sign-in";
  if (route.feature && !visitor.features.has(route.feature)) return "not-found";
  const keys = typeof route.permission === "string" ? [route.permission] : route.permission;
  if (keys && !keys.some((key) => visitor.authorities?.includes(key))) return "forbidden";
  if (route.hiddenInDevices && visitor.isSmallDevice) return "use-a-computer";
  return "open";
};

export interface MenuEntry {
  readonly path: string;
  readonly menu: NonNullable<AreaRoute["menu"]>;
}

/** Menu entries the visitor may open, by weight descending; entries of small devices leave out desktop pages. */
export const menuOf = (routes: readonly AreaRoute[], visitor: Visitor): MenuEntry[] =>
  routes
    .flatMap((route) =>
      route.menu && judge(route, visitor) === "open" ? [{ path: route.path, menu: route.menu }] : [],
    )
    .sort((left, right) => right.menu.weight - left.menu.weight);

/** A phone or a narrow touch screen; a narrow window on a computer is none, so that zooming keeps working. */
export const isSmallDevice = (): boolean =>
  globalThis.matchMedia?.("(max-width: 767px) and (pointer: coarse)").matches ?? false;
