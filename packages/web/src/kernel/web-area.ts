import type { LabelField, NamedSubject, SubjectKind } from "@benchleaf/contract";
import type { ComponentType, ReactNode } from "react";
import type { AreaRoute, Gates } from "./area-route.ts";
import type { PhraseKey, PhrasePart } from "./translation.ts";

/** Something that waits for the reader: a line of their day, which opens `to`. */
export interface WaitingLine {
  readonly key: string;
  readonly icon: ReactNode;
  readonly text: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  /** Who it is from and when, behind the text. */
  readonly aside?: ReactNode;
}

/** What waits in one area. Without `lines` they are still on their way, or could not be had. */
export interface Waiting {
  readonly lines: readonly WaitingLine[] | undefined;
  readonly error?: unknown;
  readonly retry?: () => void;
}

/** A section of the homepage: in the column of the day, or beside it. Higher weights stand higher. */
export interface HomeWidget extends Gates {
  readonly name: string;
  readonly column: "day" | "side";
  readonly weight: number;
  readonly widget: () => Promise<{ readonly default: ComponentType }>;
}

/** A place of the reader's own menu. Higher weights stand higher. */
export interface PersonalPlace extends Gates {
  readonly to: string;
  readonly label: PhraseKey;
  readonly weight: number;
  /** For the administrator of the installation, and for no one else. */
  readonly isForInstanceOwner?: boolean;
}

/** What the scan page offers for a record whose code was scanned, beside opening it. */
export interface ScannedProps {
  readonly record: NamedSubject;
  readonly values: readonly { readonly field: LabelField; readonly text: string }[];
}

/** What an area offers on the scan page for one of its kinds of record. */
export interface ScanActions {
  readonly kind: SubjectKind;
  readonly words?: Exclude<PhrasePart, "signIn" | "common">;
  readonly actions: () => Promise<{ readonly default: ComponentType<ScannedProps> }>;
}

/**
 * All that an area has on the web: its addresses (with their places in menu, tabs, settings, palette and what one may begin
 * there), what it shows on the homepage and in the reader's own menu. It comes with the shell, so what is heavy in it is
 * loaded when it is shown; nothing of it comes to the door.
 */
export interface WebArea {
  /** The areas whose `<area>.public.ts(x)` this area imports; the import rules hold it to them. Needs form no cycle. */
  readonly needs?: readonly string[];
  readonly routes: readonly AreaRoute[];
  /** Asked on the homepage at each drawing, as a hook is. */
  readonly useWaiting?: () => Waiting;
  readonly home?: readonly HomeWidget[];
  readonly personal?: readonly PersonalPlace[];
  /** What the scan page offers for the area's records. */
  readonly scan?: readonly ScanActions[];
}

/** Says an area once. @example `export const notesArea = webArea({ routes })` */
export const webArea = (area: WebArea): WebArea => area;
