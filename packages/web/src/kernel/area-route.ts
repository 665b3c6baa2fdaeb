import type { FeatureKey, GuideSlug, PermissionKey, PermissionNeeds, RoleNeeds } from "@benchleaf/contract";
import type { ComponentType, ReactNode } from "react";
import type { PhraseKey, PhrasePart } from "./translation.ts";

/** What must be so that a page is there for its reader. */
export interface Gates {
  readonly permission?: PermissionNeeds;
  readonly roles?: RoleNeeds;
  /**
   * All features, or any one of an inner list, must be on, otherwise the page does not exist; a feature that is on
   * but hidden opens its page without a menu entry.
   */
  readonly feature?: FeatureKey | readonly (FeatureKey | readonly FeatureKey[])[];
  /** Small devices are redirected, or asked to use a computer. */
  readonly hiddenInDevices?: boolean;
}

/** What places of the left menu are for; a line parts one group from the next. */
export type MenuGroup = "work" | "resources" | "insight" | "administration";

/** An entry of the left menu. Higher weights come first. Its requirements apply to every page below its path. */
export interface MenuPlace extends Gates {
  readonly weight: number;
  readonly group: MenuGroup;
  readonly icon: ReactNode;
  readonly label: PhraseKey;
  /** Stands in the menu of a small device too. */
  readonly isOnSmallDevices?: boolean;
}

/** A page of a route with parameters that the command palette offers by its own name. */
export interface NamedPlace {
  readonly label: PhraseKey;
  readonly to: string;
  readonly permission?: PermissionKey;
  readonly feature?: FeatureKey;
}

/** Something new that the command palette offers; it opens `to`. */
export interface CreateAction extends NamedPlace {
  /** Higher weights come first; 0 by default. */
  readonly weight?: number;
  readonly search?: Record<string, string>;
}

/** Rows of tabs. */
export type TabRow = "home" | "molecules" | "settings" | "approvals" | "inventory" | "sample";

type PageWords = Exclude<PhrasePart, "signIn" | "common">;

/** What of an address a page is about. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
}

/** The module of a page. */
export interface PageModule {
  readonly default: ComponentType;
  /** Begins to load what the page shows, for a page that is opened first: while the frame around it is drawn. */
  readonly prepare?: (address: PageAddress) => void;
}

/** One address of an area. Parameters are written `$name`; the page reads them with `usePathParams`. */
export interface AreaRoute extends Gates {
  readonly path: string;
  readonly page: () => Promise<PageModule>;
  /** `shell` (the default) has menu and header and needs a session; `bare` is open to anyone. */
  readonly layout?: "shell" | "bare";
  /** Where small devices have the same page; they are led there, with the query of the address. */
  readonly onSmallDevices?: string;
  /** Is drawn without the component library, for which its visitor then need not wait. */
  readonly isPlain?: boolean;
  /** Uses only texts of the sign-in page, and so need not wait for others. */
  readonly saysSignInWordsOnly?: boolean;
  /** Texts that only some pages use, including this one. Titles and labels of routes are not among them. */
  readonly words?: PageWords | readonly PageWords[];
  readonly title?: PhraseKey;
  /** The page of the user guide that the help of this page opens, where it is not the one of its area. */
  readonly guide?: GuideSlug;
  /** Offered by the command palette to the administrator of the installation, and to no one else. */
  readonly isForInstanceOwner?: boolean;
  readonly menu?: MenuPlace;
  /** A tab of the homepage, the molecular tools or the settings. Higher weights come first. */
  readonly tab?: Pick<MenuPlace, "weight" | "label"> & { readonly row: TabRow };
  readonly creates?: readonly CreateAction[];
  /** Finds pages of this route by name; loaded when the command palette opens. */
  readonly places?: () => Promise<{ readonly namedPlaces: readonly NamedPlace[] }>;
}
