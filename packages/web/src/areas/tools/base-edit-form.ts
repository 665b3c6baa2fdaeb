import {
  type BaseEdit,
  type BaseEditorName,
  type FindBaseEditsOptions,
  type FindBaseEditsResult,
  findBaseEdits,
  type GeneticCodeId,
  type Topology,
} from "@benchleaf/bio";
import { type CodingEnds, type CodingFault, codingStretch } from "./coding-stretch.ts";

export interface BaseEditForm {
  readonly editor: BaseEditorName;
  /** The base that is to change, from one; null for any. */
  readonly target: number | null;
  /** Both ends empty: no protein is read. */
  readonly coding: CodingEnds;
  readonly table: GeneticCodeId;
  /** Only edits that make a stop of an amino acid. */
  readonly isOnlyStops: boolean;
}

export interface BaseEditInput {
  readonly molecule: { readonly sequence: string; readonly topology: Topology };
  readonly options: FindBaseEditsOptions;
  readonly isOnlyStops: boolean;
}

export type BaseEditsAnswer =
  | { readonly ok: true; readonly edits: readonly BaseEdit[]; readonly total: number }
  | Extract<FindBaseEditsResult, { ok: false }>;

/** More rows than this no one reads. */
export const MAX_EDITS = 300;

/** The engine's input from a form, or its errors. */
export const baseEditInput = (
  { editor, target, coding, table, isOnlyStops }: BaseEditForm,
  molecule: BaseEditInput["molecule"],
): BaseEditInput | CodingFault | "target" | "stops" => {
  if (target !== null && (target < 1 || target > molecule.sequence.length)) return "target";
  const hasCoding = coding.first !== null || coding.last !== null;
  if (isOnlyStops && !hasCoding) return "stops";
  const stretch = hasCoding ? codingStretch(coding, molecule) : null;
  if (typeof stretch === "string") return stretch;
  return {
    molecule,
    options: {
      editor,
      topology: molecule.topology,
      ...(target !== null && { target: target - 1 }),
      ...(stretch && { coding: { segments: segmentsOf(stretch, molecule.sequence.length), table } }),
    },
    isOnlyStops,
  };
};

/** A stretch as segments in reading order; over the origin of a circle there are two. */
const segmentsOf = (
  { start, length, strand }: { readonly start: number; readonly length: number; readonly strand: 1 | -1 },
  size: number,
) => {
  const end = start + length;
  const pieces =
    end <= size
      ? [{ start, end, strand }]
      : [
          { start, end: size, strand },
          { start: 0, end: end - size, strand },
        ];
  return strand === 1 ? pieces : pieces.reverse();
};

/** Whether an amino acid becomes a stop. */
export const makesStop = ({ aminoAcidChanges }: Pick<BaseEdit, "aminoAcidChanges">): boolean =>
  (aminoAcidChanges ?? []).some(({ from, to }) => to === "*" && from !== "*");

/** Requested edits; those with the fewest additional changes first. */
export const findRequestedEdits = ({ molecule, options, isOnlyStops }: BaseEditInput): BaseEditsAnswer => {
  const found = findBaseEdits(molecule.sequence, options);
  if (!found.ok) return found;
  const wanted = isOnlyStops ? found.edits.filter(makesStop) : found.edits;
  const sorted =
    options.target === undefined ? wanted : wanted.toSorted((a, b) => a.changes.length - b.changes.length);
  return { ok: true, edits: sorted.slice(0, MAX_EDITS), total: sorted.length };
};
