import type { Selection, SequenceRecord } from "@benchleaf/bio";

type Molecule = Pick<SequenceRecord, "sequence" | "topology">;

export const caretAt = (start: number): Selection => ({ start, length: 0 });

/** The nearest selection that exists on the molecule. */
export const clampSelection = (selection: Selection, molecule: Molecule): Selection => {
  const size = molecule.sequence.length;
  const start = Math.min(Math.max(0, selection.start), size);
  const room = molecule.topology === "circular" ? size : size - start;
  const length = Math.min(Math.max(0, selection.length), room);
  return start === size && length > 0 ? { start: 0, length } : { start, length };
};

/**
 * The caret position after `insert` residues replaced the selection on `size` residues. Across the origin the new
 * residues end the molecule, unless as many were substituted in place.
 */
export const caretAfter = (selection: Selection, insert: number, size: number): Selection => {
  const beyond = Math.max(0, selection.start + selection.length - size);
  if (beyond > 0 && insert === selection.length) return caretAt(beyond);
  return caretAt(selection.start - beyond + insert);
};

/** First and last selected residue, counted from one as on screen; `first > last` across the origin. */
export const oneBasedEnds = (selection: Selection, size: number): { first: number; last: number } => {
  const last = selection.start + selection.length;
  return { first: selection.start + 1, last: last > size ? last - size : last };
};

export type RangeFault = "outside" | "backwards";

/** Residues `first` to `last`, counted from one and both included, as a selection; or why there is none. */
export const selectionFromOneBased = (
  first: number,
  last: number,
  { sequence, topology }: Molecule,
): Selection | RangeFault => {
  const size = sequence.length;
  const isInside = (position: number) => Number.isInteger(position) && position >= 1 && position <= size;
  if (!isInside(first) || !isInside(last)) return "outside";
  if (first <= last) return { start: first - 1, length: last - first + 1 };
  return topology === "circular" ? { start: first - 1, length: size - first + 1 + last } : "backwards";
};

/** Residues whose strength is known (A C G T U S W), and those of them that pair strongly. */
export interface GcCount {
  readonly strong: number;
  readonly known: number;
}

/** By residue: 1 if it is known to pair weakly, 2 if strongly. A lookup table, since a branch per residue is slow. */
const strengths = new Uint8Array(128);
for (const letter of "ATUWatuw") strengths[letter.charCodeAt(0)] = 1;
for (const letter of "GCSgcs") strengths[letter.charCodeAt(0)] = 2;

export const countGc = (bases: string): GcCount => {
  let strong = 0;
  let weak = 0;
  for (let index = 0; index < bases.length; index += 1) {
    const strength = strengths[bases.charCodeAt(index)] ?? 0;
    strong += strength >> 1;
    weak += strength & 1;
  }
  return { strong, known: strong + weak };
};

/**
 * Share of G, C and S among the residues whose strength is known, in percent. Null if there are none, e.g. in an
 * empty stretch or only N.
 *
 * @example gcPercent("GGAA") is 50
 */
export const gcPercent = (bases: string): number | null => {
  const { strong, known } = countGc(bases);
  return known === 0 ? null : (100 * strong) / known;
};
