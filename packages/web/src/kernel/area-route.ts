import type { FeatureKey, PermissionKey } from "@benchleaf/contract";
import type { ComponentType, ReactNode } from "react";
import type { PhraseKey, WordsPart } from "./words.ts";

/** A place of the left menu. Higher weights stand higher. */
export interface MenuPlace {
  readonly weight: number;
  readonly icon: ReactNode;
  readonly label: PhraseKey;
}

/** A page of a route with parameters that the command palette offers by its own name. */
export interface NamedPlace {
  readonly label: PhraseKey;
  readonly to: string;
  readonly permission?: PermissionKey;
}

/** Something new that the command palette offers; it opens `to`. */
export interface CreateAction extends NamedPlace {
  readonly search?: Record<string, string>;
}

/** Rows of pages that stand side by side. */
export type TabRow = "home" | "molecules";

type PageWords = Exclude<WordsPart, "door" | "whole">;

/** One address of an area. Parameters are written `$name`; the page reads them with `usePathParams`. */
export interface AreaRoute {
  readonly path: string;
  readonly page: () => Promise<{ default: ComponentType }>;
  /** `shell` (the default) has menu and header and needs a session; `bare` is open to anybody. */
  readonly layout?: "shell" | "bare";
  /** Says only what the sign-in page's words can say, and so need not wait for the others. */
  readonly isAtDoor?: boolean;
  /** Words that only some pages say, this one among them. Titles and labels of routes are not among those. */
  readonly words?: PageWords | readonly PageWords[];
  readonly title?: PhraseKey;
  /** Offered by the command palette to who runs the installation, and to nobody else. */
  readonly isForInstanceOwner?: boolean;
  /** One key, or several of which any one will do. */
  readonly permission?: PermissionKey | readonly PermissionKey[];
  readonly feature?: FeatureKey;
  readonly menu?: MenuPlace;
  /** A tab of the homepage or of the molecular tools. Higher weights stand first. */
  readonly tab?: Pick<MenuPlace, "weight" | "label"> & { readonly row: TabRow };
  /** Shown to small devices as please-use-a-computer. */
  readonly hiddenInDevices?: boolean;
  readonly creates?: readonly CreateAction[];
  /** Pages of this route by name, brought when the palette opens. */
  readonly places?: () => Promise<{ readonly namedPlaces: readonly NamedPlace[] }>;
}
