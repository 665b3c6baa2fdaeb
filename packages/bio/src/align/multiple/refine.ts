import { A_ONLY, B_ONLY, collectRuns, PAIR, type Run } from "../path.ts";
import type { Pulse } from "../pulse.ts";
import type { Scoring } from "../scoring.ts";
import { bandAround } from "./band.ts";
import { closeColumns, type Group, type Part, profileOf, rowsOf } from "./group.ts";
import type { Join } from "./guide-tree.ts";
import { mergeGroups } from "./merge-groups.ts";
import { profilePath } from "./profile-path.ts";
import { sumBetween, sumOfPairs } from "./sum-of-pairs.ts";

/** Columns on each side of the present path in which a better one is searched for. */
const REACH = 50;

/** A round that raises the sum of pairs by less than this share is the last. */
const LEAST_GAIN = 0.003;

/**
 * Splits the alignment at each edge of the tree in turn and aligns the two parts again; what scores better stays
 * (Barton and Sternberg 1987; Hirosawa et al. 1995, doi:10.1093/bioinformatics/11.1.13). Ends when a round brings
 * next to nothing, or after `rounds`. Null when the pulse ends it.
 */
export const refine = (
  start: Group,
  joins: readonly Join[],
  scoring: Scoring,
  rounds: number,
  pulse: Pulse,
): Group | null => {
  const splits = splitsOf(joins, start.members.length);
  let group = start;
  let score = sumOfPairs(group, scoring);
  for (let round = 0; round < rounds; round++) {
    for (const [at, split] of splits.entries()) {
      if (!pulse((round + at / splits.length) / rounds)) return null;
      const better = realign(group, split, scoring, pulse);
      if (better === null) return null;
      group = better;
    }
    const next = sumOfPairs(group, scoring);
    if (next - score <= LEAST_GAIN * Math.abs(score)) break;
    score = next;
  }
  return group;
};

/** The leaves below each edge; the two edges at the root part the same sets, so one is left out. */
const splitsOf = (joins: readonly Join[], leaves: number): readonly ReadonlySet<number>[] => {
  const below: ReadonlySet<number>[] = Array.from({ length: leaves }, (_, leaf) => new Set([leaf]));
  for (const { left, right } of joins) below.push(new Set([...(below[left] ?? []), ...(below[right] ?? [])]));
  const root = below.length - 1;
  const twin = joins.at(-1)?.right;
  return below.filter((_, node) => node !== root && node !== twin);
};

const realign = (group: Group, split: ReadonlySet<number>, scoring: Scoring, pulse: Pulse): Group | null => {
  const partX = rowsOf(group, (member) => split.has(member));
  const partY = rowsOf(group, (member) => !split.has(member));
  const [x, y] = [closeColumns(partX), closeColumns(partY)];
  const present = presentPath(partX, partY);
  const band = bandAround(present, x.length, y.length, REACH);
  const found = profilePath(profileOf(x, scoring), profileOf(y, scoring), scoring, band, () => pulse(0));
  if (!found) return null;
  if (isSamePath(found.runs, present)) return group;
  const next = mergeGroups(x, y, found.runs);
  const gain =
    sumBetween(next.rows, x.rows.length, scoring) -
    sumBetween([...partX.rows, ...partY.rows], x.rows.length, scoring);
  return gain > 0 ? next : group;
};

/** The current alignment of the two parts. */
const presentPath = ({ isUsed: inX }: Part, { isUsed: inY }: Part): readonly Run[] => {
  const runs = collectRuns();
  for (let column = 0; column < inX.length; column++) {
    runs.add(inX[column] && inY[column] ? PAIR : inX[column] ? A_ONLY : B_ONLY, 1);
  }
  return runs.asAdded();
};

const isSamePath = (x: readonly Run[], y: readonly Run[]): boolean =>
  x.length === y.length &&
  x.every(({ step, length }, at) => step === y[at]?.step && length === y[at]?.length);
