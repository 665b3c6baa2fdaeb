import type { Feature } from "../feature.ts";
import type { Primer } from "../primer/primer.ts";
import type { SequenceRecord } from "../sequence.ts";
import { byId, differingParts, isSame, type RecordPart } from "./compare-records.ts";
import { applyChanges, type ResidueChange, residueChanges } from "./residue-changes.ts";

/** Where two people changed the same thing in different ways. */
export type MergeConflict =
  /** A stretch of residues, in coordinates of the common record. */
  | { readonly kind: "letters"; readonly start: number; readonly end: number }
  | { readonly kind: "feature" | "primer"; readonly id: string; readonly name: string }
  | { readonly kind: "part"; readonly part: RecordPart };

/** What two people changed in one record, or where both changed the same. */
export type MergeResult =
  | { readonly ok: true; readonly record: SequenceRecord }
  | { readonly ok: false; readonly conflicts: readonly MergeConflict[] };

/**
 * What two people derived from the same record, as one: residues, features, primers and the rest, each change of
 * either kept and mapped through the other's. Where both changed the same place or the same annotation in different
 * ways nothing is guessed: the conflicts are named and no record is given. Changes of residues that touch each other
 * are a conflict too, since their order would be a guess.
 *
 * @example mergeRecords(base, withInsertAt(base, 10), withFeatureRenamed(base)) // both changes in one record
 */
export const mergeRecords = (
  base: SequenceRecord,
  mine: SequenceRecord,
  theirs: SequenceRecord,
): MergeResult => {
  const ours = residueChanges(base.sequence, mine.sequence);
  const other = residueChanges(base.sequence, theirs.sequence);
  const own = ours.filter((change) => !other.some((known) => isSame(known, change)));
  const foreign = other.filter((change) => !ours.some((known) => isSame(known, change)));
  const conflicts: MergeConflict[] = foreign.flatMap((change) =>
    own
      .filter(({ start, end }) => start <= change.end && change.start <= end)
      .map(({ start, end }) => ({
        kind: "letters" as const,
        start: Math.min(start, change.start),
        end: Math.max(end, change.end),
      })),
  );
  if (conflicts.length > 0) return { ok: false, conflicts };
  const merged = applyChanges(mine, movedBy(foreign, ours));
  const mirrored = applyChanges(theirs, movedBy(own, other));
  const [asMine, asTheirs] = [applyChanges(base, ours), applyChanges(base, other)];
  const features = mergeAnnotations<Feature>("feature", conflicts, {
    base: [asMine.features, asTheirs.features],
    sides: [mine.features, theirs.features],
    merged: [merged.features, mirrored.features],
  });
  const primers = mergeAnnotations<Primer>("primer", conflicts, {
    base: [asMine.primers, asTheirs.primers],
    sides: [mine.primers, theirs.primers],
    merged: [merged.primers, mirrored.primers],
  });
  const theirParts = differingParts(base, theirs);
  const myParts = differingParts(base, mine);
  for (const part of theirParts) {
    if (myParts.includes(part) && !isSame(mine[part], theirs[part])) conflicts.push({ kind: "part", part });
  }
  if (conflicts.length > 0) return { ok: false, conflicts };
  const taken = Object.fromEntries(theirParts.map((part) => [part, theirs[part]]));
  return { ok: true, record: { ...merged, ...taken, features, primers } };
};

/** Changes in coordinates of the record that `through` has derived from the common one. */
const movedBy = (changes: readonly ResidueChange[], through: readonly ResidueChange[]): ResidueChange[] =>
  changes.map(({ start, end, insert }) => {
    const shift = through
      .filter((before) => before.end <= start)
      .reduce((sum, before) => sum + before.insert.length - (before.end - before.start), 0);
    return { start: start + shift, end: end + shift, insert };
  });

interface Annotation {
  readonly id: string;
  readonly name: string;
}

/** Pairs are [mine, theirs]: the common list carried to each side, the sides, and the sides carried to the merger. */
interface Lists<Kind> {
  readonly base: readonly [readonly Kind[], readonly Kind[]];
  readonly sides: readonly [readonly Kind[], readonly Kind[]];
  readonly merged: readonly [readonly Kind[], readonly Kind[]];
}

const mergeAnnotations = <Kind extends Annotation>(
  kind: "feature" | "primer",
  conflicts: MergeConflict[],
  { base, sides, merged }: Lists<Kind>,
): readonly Kind[] => {
  const known = base.map(byId) as [Map<string, Kind>, Map<string, Kind>];
  const now = sides.map(byId) as [Map<string, Kind>, Map<string, Kind>];
  const carried = byId(merged[1]);
  /** Whether a side changed the annotation other than moving it with the residues. */
  const isTouched = (side: 0 | 1, id: string) => !isSame(known[side].get(id), now[side].get(id));
  const result = new Map(merged[0].map((one) => [one.id, one]));
  const ids = new Set([...known[1].keys(), ...now[1].keys()]);
  for (const id of ids) {
    if (!isTouched(1, id)) continue;
    const wanted = carried.get(id);
    if (isTouched(0, id) && !isSame(result.get(id), wanted)) {
      const one = now[0].get(id) ?? now[1].get(id) ?? known[1].get(id);
      if (!known[1].has(id) && wanted) {
        // Two new annotations that chanced on the same id are no conflict.
        const fresh = unused(id, result);
        result.set(fresh, { ...wanted, id: fresh });
      } else conflicts.push({ kind, id, name: one?.name ?? id });
    } else if (wanted) result.set(id, wanted);
    else result.delete(id);
  }
  return [...result.values()];
};

const unused = (id: string, taken: ReadonlyMap<string, unknown>): string => {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number++;
  return `${id}-${number}`;
};
