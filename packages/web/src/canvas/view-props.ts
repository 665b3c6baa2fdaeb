import type { Feature, SequenceRecord } from "@benchleaf/bio";
import type { ReactElement, Ref } from "react";
import type { RemoteCursor } from "./remote-cursors.ts";
import type { Selection } from "./selection.ts";
import type { CutMark, ViewTracks } from "./tracks.ts";

/**
 * Every word that a view shows or speaks, handed in. Positions are one-based and inclusive, as on screen.
 * Keep the object's identity between renders (useMemo).
 */
export interface ViewLabels {
  /** Accessible names of the three views and of the list of features. */
  readonly circularMap: string;
  readonly linearMap: string;
  readonly sequenceRows: string;
  readonly featureList: string;
  readonly circular: string;
  readonly linear: string;
  /** Of the buttons that zoom. */
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomAll: string;
  /** Residues before the first one, if this is part of a longer sequence whose positions are shown. */
  readonly before?: number;
  /** "2,686": a position, in the longer sequence if `before` is given. */
  number(value: number): string;
  /** "2,686 bp" */
  length(letters: number): string;
  /** "AmpR, CDS, 1,629 to 2,489, complement" */
  feature(feature: Feature, first: number, last: number, letters: number): string;
  /** Spoken for a caret before residue `position`; `position` is size + 1 at the end. */
  caret(position: number): string;
  /** Spoken for a selection; `first > last` across the origin. */
  selection(first: number, last: number, letters: number): string;
  /** "Here: AmpR, EcoRI": what is at the caret or begins the selection. */
  here(names: readonly string[]): string;
  /** "XhoI, PaeR7I, cut site at 1,204, 2 in all" */
  cut(mark: CutMark, position: number): string;
  /** "1,200–2,400" */
  range(first: number, last: number): string;
  /** "Start of AmpR"; `part` is the number of an exon where there are several. */
  featureEnd(name: string, side: "first" | "last", part: number | null): string;
  readonly gcContent: string;
  readonly gcSkew: string;
  /** "+12": features that found no room. */
  hidden(count: number): string;
  /** "12 more cut sites": of a ring, without a name. */
  unnamedCuts(count: number): string;
  /** "12 sites": adjacent cuts without space for their names. */
  moreCuts(count: number): string;
}

/** A feature whose ends may be moved by hand. */
export interface Adjusting {
  readonly feature: Feature;
  /** It was let go of: one change, however long the way was. `span` is all that it covers now. */
  onAdjust(feature: Feature, span: Selection): void;
}

export type Theme = "light" | "dark";

export interface ViewProps {
  readonly record: SequenceRecord;
  readonly selection: Selection;
  readonly hoveredFeatureId: string | null;
  /** Computed annotations of the molecule, drawn in addition to its features. */
  readonly tracks: ViewTracks;
  /** Light by default. */
  readonly theme?: Theme;
  readonly labels: ViewLabels;
  /** With the id of what was picked as a whole: a feature, or what is drawn as one. */
  onSelect(selection: Selection, pickedId?: string): void;
  onHover(featureId: string | null): void;
  /** The context menu is requested at a screen position, for the current selection. */
  onMenu?(clientX: number, clientY: number): void;
  /** The feature whose ends have handles, and what becomes of it. */
  readonly adjusting?: Adjusting;
  /** Others who have it open, and where they are; never in pictures. Keep the list's identity. */
  readonly guests?: readonly RemoteCursor[];
  /** Set by a map to its functions. */
  readonly handle?: Ref<MapHandle>;
}

/** A map as its page may use it: what it draws, for pictures and print, and how near one looks. */
export interface MapHandle extends MapPicture {
  /** Above 1 is closer. */
  zoom(factor: number): void;
  showAll(): void;
}

/** In pixels of the screen, 96 an inch. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Changes that require a new layout of a map. */
export interface PictureSheet extends PictureSize {
  /** Share of the room that a ring takes, 0 to 1; the less, the more names find room about it. */
  readonly fill: number;
}

export interface PictureOptions {
  readonly hasSelection: boolean;
  /** As on screen by default. */
  readonly sheet?: PictureSheet;
}

/** What a view draws at this moment, in light colours: one `<svg>` a page. */
export interface PictureSource extends PictureSize {
  draw(options: PictureOptions): readonly ReactElement[];
}

/** What would come of a map on a sheet. */
export interface SheetTrial {
  /** Features and cuts that find no room, or none for their names. */
  readonly unnamed: number;
  /** Where what is drawn begins, from the top of the sheet, and how high it is. */
  readonly top: number;
  readonly height: number;
}

export interface MapPicture extends PictureSource {
  tryOn(sheet: PictureSheet): SheetTrial;
}
