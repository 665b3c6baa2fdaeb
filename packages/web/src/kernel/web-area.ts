import type { GuideSlug, LabelField, NamedSubject, SubjectKind } from "@benchleaf/contract";
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

/** A section of the homepage: in the main column, or next to it. Higher weights come first. */
export interface HomeWidget extends Gates {
  readonly name: string;
  readonly column: "day" | "side";
  readonly weight: number;
  readonly widget: () => Promise<{ readonly default: ComponentType }>;
}

/** An entry of the user menu. Higher weights come first. */
export interface PersonalPlace extends Gates {
  readonly to: string;
  readonly label: PhraseKey;
  readonly weight: number;
  /** For the administrator of the installation, and for no one else. */
  readonly isForInstanceOwner?: boolean;
}

/** Actions of the scan page for a scanned record, in addition to opening it. */
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

/** What the panel of the assistant is given. */
export interface AssistantPanelProps {
  readonly onClose: () => void;
}

/**
 * Everything that an area has on the web: its routes (with menu entries, tabs, settings, palette and create actions),
 * its homepage sections and its entries of the user menu. Loaded with the shell, so larger parts are loaded when they
 * are shown; the sign-in page loads nothing of it.
 */
export interface WebArea {
  /** The areas whose `<area>.public.ts(x)` this area imports; the import rules hold it to them. Needs form no cycle. */
  readonly needs?: readonly string[];
  readonly routes: readonly AreaRoute[];
  /** The page of the user guide for routes that name no other. */
  readonly guide?: GuideSlug;
  /** Asked on the homepage at each drawing, as a hook is. */
  readonly useWaiting?: () => Waiting;
  readonly home?: readonly HomeWidget[];
  readonly personal?: readonly PersonalPlace[];
  /** What the scan page offers for the area's records. */
  readonly scan?: readonly ScanActions[];
  /** The panel that the assistant's bubble opens; one area has it. */
  readonly assistant?: () => Promise<{ readonly default: ComponentType<AssistantPanelProps> }>;
}

/** Says an area once. @example `export const notesArea = webArea({ routes })` */
export const webArea = (area: WebArea): WebArea => area;
