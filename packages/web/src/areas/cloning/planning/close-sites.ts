import { areTooClose, type CutSite, findCutSites, type SequenceRecord } from "@benchleaf/bio";
import type { BenchConflict } from "./planned-bench.ts";
import { type BenchMolecule, conflictOf } from "./prepared-plasmid.ts";

const sitesOf = ({ sequence, topology }: SequenceRecord, names: readonly string[]): readonly CutSite[] => {
  const found = findCutSites(sequence, { topology, enzymes: [...names] });
  return found.ok ? [...found.sites] : [];
};

/** Base pairs between two sites, the shorter way round a circle; below none where they overlap. */
const gapBetween = ({ sequence, topology }: SequenceRecord, one: CutSite, other: CutSite): number => {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  const across = second.start - first.end;
  if (topology !== "circular") return across;
  return Math.min(across, first.start + sequence.length - second.end);
};

const isClose = (record: SequenceRecord, one: CutSite, other: CutSite): boolean =>
  areTooClose(one.enzyme, other.enzyme, gapBetween(record, one, other));

/**
 * Of enzymes that cut once, the closest pair that is still far enough apart for a double digest and has incompatible
 * ends; null if there are none.
 */
export const selectDistinctPair = (
  record: SequenceRecord,
  names: readonly string[],
): readonly [string, string] | null => {
  const sites = sitesOf(record, names);
  let best: readonly [string, string] | null = null;
  let least = Infinity;
  for (const [index, one] of sites.entries()) {
    for (const other of sites.slice(index + 1)) {
      const gap = gapBetween(record, one, other);
      const isAlike = one.enzyme === other.enzyme || one.overhang === other.overhang;
      if (isAlike || gap >= least || isClose(record, one, other)) continue;
      best = [one.enzyme, other.enzyme];
      least = gap;
    }
  }
  return best;
};

/**
 * Two enzymes whose sites in the vector are too close to each other for a double digest, with an alternative pair.
 */
export const closeSites = (
  { plasmid, record }: BenchMolecule,
  enzymes: readonly string[],
  usable: readonly string[],
): readonly BenchConflict[] => {
  const sites = sitesOf(record, enzymes);
  for (const [index, one] of sites.entries()) {
    const other = sites
      .slice(index + 1)
      .find((next) => next.enzyme !== one.enzyme && isClose(record, one, next));
    if (!other) continue;
    // What is offered first is such a pair already, of enzymes that most labs have.
    const better = selectDistinctPair(record, usable.slice(0, 2)) ?? selectDistinctPair(record, usable);
    const details = {
      ...{ enzyme: `${one.enzyme} + ${other.enzyme}`, count: Math.max(0, gapBetween(record, one, other)) },
      ...(better && { mend: { kind: "enzymes" as const, names: better } }),
    };
    return [{ ...conflictOf("close-sites", [plasmid.id], details), isBlocking: false }];
  }
  return [];
};
