import type { FreeEnds } from "./options.ts";
import { A_ONLY, B_ONLY, collectRuns, PAIR, type Path } from "./path.ts";
import { type Penalties, scoreOfCost } from "./penalties.ts";
import {
  BY_DELETION,
  BY_INSERTION,
  BY_START,
  DELETION_EXTENDS,
  INSERTION_EXTENDS,
  runWavefronts,
  type WavefrontEnd,
  type WavefrontLimits,
} from "./wavefronts.ts";

interface Step {
  readonly step: number;
  /** Whether free matches follow it: not within a gap that continues. */
  readonly isFollowed: boolean;
}

/** The optimal alignment by wavefronts, or null when the limits end the work. */
export const wavefrontPath = (
  a: Uint8Array,
  b: Uint8Array,
  penalties: Penalties,
  ends: FreeEnds,
  limits: WavefrontLimits,
): Path | null => {
  const end = runWavefronts(a, b, penalties, ends, limits);
  if (!end) return null;
  const { steps, diagonal } = stepsBackwards(end, penalties);
  const runs = collectRuns();
  let i = Math.max(0, -diagonal);
  let j = Math.max(0, diagonal);
  runs.add(A_ONLY, i);
  runs.add(B_ONLY, j);
  const followMatches = (): void => {
    const from = i;
    while (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    }
    runs.add(PAIR, i - from);
  };
  followMatches();
  for (const { step, isFollowed } of steps.toReversed()) {
    runs.add(step, 1);
    if (step !== B_ONLY) i++;
    if (step !== A_ONLY) j++;
    if (isFollowed) followMatches();
  }
  runs.add(A_ONLY, a.length - i);
  runs.add(B_ONLY, b.length - j);
  const score = scoreOfCost(penalties, a.length + b.length, end.cost);
  return { score, aStart: 0, bStart: 0, runs: runs.asAdded() };
};

/**
 * The steps that cost something, from the last to the first, and the diagonal on which the path starts. How far each
 * run of matches went was not kept: going forward, it is followed again.
 */
const stepsBackwards = (
  { lastCost, diagonal, trace }: WavefrontEnd,
  { mismatch, gapOpen, gapLetter }: Penalties,
): { steps: readonly Step[]; diagonal: number } => {
  const steps: Step[] = [];
  let cost = lastCost;
  let k = diagonal;
  for (;;) {
    const how = trace.code(cost, k) & 3;
    if (how === BY_START) return { steps, diagonal: k };
    if (how !== BY_INSERTION && how !== BY_DELETION) {
      steps.push({ step: PAIR, isFollowed: true });
      cost -= mismatch;
      continue;
    }
    const isInsertion = how === BY_INSERTION;
    const step = isInsertion ? B_ONLY : A_ONLY;
    for (let isLast = true, goesOn = true; goesOn; isLast = false) {
      steps.push({ step, isFollowed: isLast });
      goesOn = (trace.code(cost, k) & (isInsertion ? INSERTION_EXTENDS : DELETION_EXTENDS)) !== 0;
      cost -= goesOn ? gapLetter : gapOpen + gapLetter;
      k += isInsertion ? -1 : 1;
    }
  }
};
