import type { FragmentEnd, Selection } from "@benchleaf/bio";
import { csvText } from "@benchleaf/contract";
import type { Fragment } from "./digest-jobs.ts";

/** A fragment as a line of the table. Positions are one-based; `first > last` across the origin. */
export interface FragmentRow {
  readonly index: number;
  readonly first: number;
  readonly last: number;
  readonly fragment: Fragment;
}

/** Longest first, as bands are ordered from the well; equal lengths by position. */
export const fragmentRows = (fragments: readonly Fragment[], size: number): readonly FragmentRow[] =>
  fragments
    .toSorted((one, other) => other.length - one.length || one.start - other.start)
    .map((fragment, index) => {
      const end = fragment.start + fragment.length;
      return { index, first: fragment.start + 1, last: end > size ? end - size : end, fragment };
    });

export const selectionOf = ({ start, length }: Fragment): Selection => ({ start, length });

/** Whether what is selected is just this fragment. */
export const isSelected = ({ start, length }: Fragment, selection: Selection): boolean =>
  selection.length > 0 && selection.start === start && selection.length === length;

/** The next of the fragments with the same length as the selected one: repeated clicks on a band go through them. */
export const nextOfLength = (
  rows: readonly FragmentRow[],
  length: number,
  selection: Selection,
): Fragment | null => {
  const alike = rows.filter(({ fragment }) => fragment.length === length).map(({ fragment }) => fragment);
  const at = alike.findIndex((fragment) => isSelected(fragment, selection));
  return alike[(at + 1) % Math.max(1, alike.length)] ?? null;
};

/** An end in the usual notation: `EcoRI 5′ AATT`; null for an uncut end. */
export const endText = (end: FragmentEnd | null): string | null => {
  if (end === null || end.enzyme === null) return null;
  return end.kind === "blunt" ? end.enzyme : `${end.enzyme} ${end.kind.replace("'", "′")} ${end.overhang}`;
};

export interface FragmentTable {
  readonly lane: string;
  readonly enzymes: readonly string[];
  readonly rows: readonly FragmentRow[];
}

interface TableWords {
  readonly headings: readonly string[];
  /** An end that no one cut. */
  readonly native: string;
  readonly blunt: string;
}

/** All lanes as one table for a spreadsheet, in the user's language. */
export const fragmentsCsv = (
  tables: readonly FragmentTable[],
  { headings, native, blunt }: TableWords,
): string => {
  const wordsOf = (end: FragmentEnd | null) => {
    const text = endText(end) ?? native;
    return end?.enzyme && end.kind === "blunt" ? `${text} ${blunt}` : text;
  };
  return csvText([
    headings,
    ...tables.flatMap(({ lane, enzymes, rows }) =>
      rows.map(({ first, last, fragment: { length, left, right, missedCuts } }) => [
        lane,
        enzymes.join(" + "),
        first,
        last,
        length,
        wordsOf(left),
        wordsOf(right),
        missedCuts,
      ]),
    ),
  ]);
};
