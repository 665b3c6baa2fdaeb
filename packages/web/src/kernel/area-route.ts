import type { FeatureKey, PermissionKey, PermissionNeeds, RoleNeeds } from "@benchleaf/contract";
import type { ComponentType, ReactNode } from "react";
import type { PhraseKey, PhrasePart } from "./translation.ts";

/** What must be so that a page is there for its reader. */
export interface Gates {
  readonly permission?: PermissionNeeds;
  readonly roles?: RoleNeeds;
  /**
   * All of them, of an inner list any one, or the page is not there at all; one that is on and not visible opens its page and
   * offers it nowhere.
   */
  readonly feature?: FeatureKey | readonly (FeatureKey | readonly FeatureKey[])[];
  /** Small devices are led elsewhere, or told to use a computer. */
  readonly hiddenInDevices?: boolean;
}

/** What places of the left menu are for; a line parts one group from the next. */
export type MenuGroup = "work" | "resources" | "insight" | "administration";

/** A place of the left menu. Higher weights stand higher. What gates it gates every page below its path. */
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
  /** Higher ones are offered first; 0 if nothing is said. */
  readonly weight?: number;
  readonly search?: Record<string, string>;
}

/** Rows of pages that stand side by side. */
export type TabRow = "home" | "molecules" | "settings" | "approvals" | "inventory" | "sample";

type PageWords = Exclude<PhrasePart, "signIn" | "common">;

/** One address of an area. Parameters are written `$name`; the page reads them with `usePathParams`. */
export interface AreaRoute extends Gates {
  readonly path: string;
  readonly page: () => Promise<{ default: ComponentType }>;
  /** `shell` (the default) has menu and header and needs a session; `bare` is open to anyone. */
  readonly layout?: "shell" | "bare";
  /** Where small devices have the same page; they are led there, with the query of the address. */
  readonly onSmallDevices?: string;
  /** Is drawn without the component library, for which its visitor then need not wait. */
  readonly isPlain?: boolean;
  /** Says only what the sign-in page's words can say, and so need not wait for the others. */
  readonly saysSignInWordsOnly?: boolean;
  /** Words that only some pages say, this one among them. Titles and labels of routes are not among those. */
  readonly words?: PageWords | readonly PageWords[];
  readonly title?: PhraseKey;
  /** Offered by the command palette to the administrator of the installation, and to no one else. */
  readonly isForInstanceOwner?: boolean;
  readonly menu?: MenuPlace;
  /** A tab of the homepage, the molecular tools or the settings. Higher weights stand first. */
  readonly tab?: Pick<MenuPlace, "weight" | "label"> & { readonly row: TabRow };
  readonly creates?: readonly CreateAction[];
  /** Pages of this route by name, brought when the palette opens. */
  readonly places?: () => Promise<{ readonly namedPlaces: readonly NamedPlace[] }>;
}
