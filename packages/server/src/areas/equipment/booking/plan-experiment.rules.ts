import type { Id } from "@benchleaf/contract";
import type { Span } from "./evaluate.rules.ts";

/** One step as the planner sees it; lengths in milliseconds. */
export interface PlannedStep {
  readonly length: number;
  /** Minimum and maximum time from the end of the step before to the start of this one. */
  readonly gap: number;
  readonly maxGap: number;
  readonly devices: readonly {
    readonly id: Id;
    /** Ranges that can hold the whole step, sorted and disjoint. */
    readonly free: readonly Span[];
  }[];
}

/** When and on which devices a step runs. */
export interface PlannedSlot extends Span {
  readonly deviceId: Id;
}

/** A closed range of starts. */
interface Starts {
  readonly from: number;
  readonly to: number;
}

const joined = (ranges: readonly Starts[]): Starts[] => {
  const sorted = [...ranges].sort((one, other) => one.from - other.from);
  const result: Starts[] = [];
  for (const range of sorted) {
    const last = result.at(-1);
    if (last !== undefined && range.from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else result.push(range);
  }
  return result;
};

const shared = (one: readonly Starts[], other: readonly Starts[]): Starts[] => {
  const result: Starts[] = [];
  let [a, b] = [0, 0];
  while (a < one.length && b < other.length) {
    const from = Math.max(one[a]!.from, other[b]!.from);
    const to = Math.min(one[a]!.to, other[b]!.to);
    if (from <= to) result.push({ from, to });
    if (one[a]!.to < other[b]!.to) a += 1;
    else b += 1;
  }
  return result;
};

/** Starts at which a step fits on a device. */
const startsOn = (free: readonly Span[], length: number): Starts[] =>
  free.flatMap(({ from, to }) => (to - from >= length ? [{ from, to: to - length }] : []));

const startsOf = ({ devices, length }: PlannedStep): Starts[] =>
  joined(devices.flatMap(({ free }) => startsOn(free, length)));

const firstIn = (ranges: readonly Starts[], from: number, to: number): number | null => {
  for (const range of ranges) {
    const start = Math.max(range.from, from);
    if (start <= Math.min(range.to, to)) return start;
  }
  return null;
};

/**
 * Returns the earliest times at which all steps can run one after the other. From the last step backward, each step's
 * possible starts are narrowed to those from which the next can follow; from the first forward, the earliest start is
 * selected. Steps on the same device follow one another in time, so they never overlap.
 *
 * @returns the slots, or the first step that cannot be scheduled
 */
export const planExperiment = (
  steps: readonly PlannedStep[],
  { from, to }: Span,
): { readonly slots: readonly PlannedSlot[] } | { readonly impossible: number } => {
  const possible: Starts[][] = steps.map(startsOf);
  for (let at = steps.length - 2; at >= 0; at -= 1) {
    const { length } = steps[at]!;
    const next = steps[at + 1]!;
    const leading = joined(
      possible[at + 1]!.map((range) => ({
        from: range.from - length - Math.min(next.maxGap, Number.MAX_SAFE_INTEGER / 4),
        to: range.to - length - next.gap,
      })),
    );
    possible[at] = shared(possible[at]!, leading);
    if (possible[at]!.length === 0) return { impossible: startsOf(steps[at]!).length === 0 ? at : at + 1 };
  }
  const slots: PlannedSlot[] = [];
  let earliest = from;
  let latest = to;
  for (const [at, step] of steps.entries()) {
    const start = firstIn(possible[at]!, earliest, latest);
    if (start === null) return { impossible: at };
    const device = step.devices.find(({ free }) =>
      startsOn(free, step.length).some((range) => range.from <= start && start <= range.to),
    );
    if (device === undefined) return { impossible: at };
    const end = start + step.length;
    slots.push({ deviceId: device.id, from: start, to: end });
    const next = steps[at + 1];
    if (next === undefined) break;
    earliest = end + next.gap;
    latest = Math.min(end + next.maxGap, Number.MAX_SAFE_INTEGER / 2);
  }
  return { slots };
};

/** Returns what is left of a range after removing others, in order. */
export const freeWithin = (whole: Span, taken: readonly Span[]): Span[] => {
  const result: Span[] = [];
  let from = whole.from;
  for (const one of [...taken].sort((a, b) => a.from - b.from)) {
    if (one.to <= from) continue;
    if (one.from >= whole.to) break;
    if (one.from > from) result.push({ from, to: one.from });
    from = Math.max(from, one.to);
  }
  if (from < whole.to) result.push({ from, to: whole.to });
  return result;
};

/** Returns the intersection of two lists of ranges. */
export const sharedSpans = (one: readonly Span[], other: readonly Span[]): Span[] =>
  shared(one, other).filter(({ from, to }) => from < to);
