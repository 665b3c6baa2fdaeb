import { reverseComplement } from "../alphabet.ts";
import { mapFeatures } from "../edit-features.ts";
import type { Feature } from "../feature.ts";
import { piecesOf, type Selection } from "../range.ts";
import { type ResidueChange, residueChanges } from "./residue-changes.ts";

/** Shorter ones may be anywhere by chance. */
const LEAST_SOUGHT = 12;

const featureOf = (stretch: Selection, size: number, isCircular: boolean): Feature => ({
  id: "",
  name: "",
  type: "",
  locations: piecesOf(stretch, size, isCircular).map(({ start, end }) => ({ start, end, strand: 1 })),
  operator: "join",
  qualifiers: [],
});

/**
 * A stretch mapped through a change of residues by the rules of features: after the change it shifts, a change inside
 * lets it grow or shrink; null when all of it was removed.
 *
 * @example mapRange({ start: 4, length: 2 }, { start: 0, end: 1, insert: "" }, 10, false) // { start: 3, length: 2 }
 */
export const mapRange = (
  stretch: Selection,
  change: ResidueChange,
  size: number,
  isCircular: boolean,
): Selection | null => {
  const [moved] = mapFeatures([featureOf(stretch, size, isCircular)], change, size, isCircular);
  if (moved === undefined) return null;
  const length = moved.locations.reduce((sum, { start, end }) => sum + end - start, 0);
  return { start: moved.locations[0]!.start, length };
};

const unrolled = (letters: string, isCircular: boolean, more: number): string =>
  isCircular ? letters + letters.slice(0, Math.max(0, more)) : letters;

/** Where a text stands, on either strand; null if it is missing, or more than once. */
const findOnly = (text: string, letters: string, isCircular: boolean): Selection | null => {
  if (letters.length < LEAST_SOUGHT || letters.length > text.length) return null;
  const sought = unrolled(text, isCircular, letters.length - 1);
  const found = new Set<number>();
  for (const one of new Set([letters, reverseComplement(letters)])) {
    const first = sought.indexOf(one);
    if (first < 0) continue;
    found.add(first);
    if (sought.indexOf(one, first + 1) >= 0) return null;
  }
  const [start] = found;
  return found.size === 1 && start !== undefined ? { start, length: letters.length } : null;
};

const goneOf = ({ start, length }: Selection, changes: readonly ResidueChange[], size: number): number => {
  const overlap = (from: number, to: number) =>
    changes.reduce(
      (sum, change) => sum + Math.max(0, Math.min(to, change.end) - Math.max(from, change.start)),
      0,
    );
  return overlap(start, Math.min(size, start + length)) + overlap(0, Math.max(0, start + length - size));
};

/**
 * Where stretches of a text are after it became another. A stretch whose residues were left alone moves with them,
 * also where they are elsewhere now or on the other strand; one that was changed within follows as a feature does.
 * Null if its place is gone: all of it, or more than a third of its residues.
 */
export const mapRanges = (
  before: string,
  after: string,
  stretches: readonly Selection[],
  isCircular: boolean,
): readonly (Selection | null)[] => {
  const changes = residueChanges(before, after);
  if (changes.length === 0) return stretches;
  return stretches.map((stretch) => {
    const { start, length } = stretch;
    const letters = unrolled(before, isCircular, length).slice(start, start + length);
    let size = before.length;
    const moved = changes.reduceRight<Selection | null>((at, change) => {
      const next = at && mapRange(at, change, size, isCircular);
      size += change.insert.length - (change.end - change.start);
      return next;
    }, stretch);
    if (moved && unrolled(after, isCircular, moved.length).startsWith(letters, moved.start)) return moved;
    const only = findOnly(after, letters, isCircular);
    if (only) return only;
    return goneOf(stretch, changes, before.length) * 3 > length ? null : moved;
  });
};
