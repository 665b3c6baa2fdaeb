import type { SequenceRecord } from "../sequence.ts";
import { NO_PEAK, reverseComplementTrace, type Trace } from "./trace.ts";

/** What was measured base by base: it must follow every change of the bases. */
export type Measured = Pick<SequenceRecord, "qualities" | "trace">;

/** An inserted base has no measurement, and Phred 0 means unknown. */
const UNMEASURED = 0;

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/**
 * Qualities and trace after bases were replaced. Put-in bases have quality 0 and no peak. Where as many bases are
 * substituted, the peaks stay, for the run still shows them, and bases that did not change keep their quality. The
 * channels never change: they are what the machine saw. Qualities or peaks that did not fit the bases before are
 * dropped.
 *
 * @example spliceMeasured({ sequence: "ACG", qualities: [9, 8, 7] }, { start: 1, end: 2, insert: "TT" }) // {
 * qualities: [9, 0, 0, 7] }
 */
export const spliceMeasured = (
  record: Pick<SequenceRecord, "sequence"> & Measured,
  { start, end, insert }: Replacement,
): Measured => {
  const { sequence, qualities, trace } = record;
  const isSubstitution = insert.length === end - start;
  const splice = (values: readonly number[], valueAt: (index: number) => number): number[] => [
    ...values.slice(0, start),
    ...Array.from(insert, (_, index) => valueAt(index)),
    ...values.slice(end),
  ];
  const isKept = (index: number) =>
    isSubstitution && insert[index]?.toUpperCase() === sequence[start + index]?.toUpperCase();
  return measured(
    sequence.length,
    qualities && splice(qualities, (index) => (isKept(index) ? qualities[start + index]! : UNMEASURED)),
    trace && {
      ...trace,
      peaks: splice(trace.peaks, (index) => (isSubstitution ? trace.peaks[start + index]! : NO_PEAK)),
      ...(trace.clip && { clip: moveClip(trace.clip, start, end, insert.length) }),
    },
    record,
  );
};

/** Qualities and trace of a stretch of the bases; `start + length` may run on across the origin of a circle. */
export const sliceMeasured = (
  record: Pick<SequenceRecord, "sequence"> & Measured,
  { start, length }: { readonly start: number; readonly length: number },
): Measured => {
  const { sequence, qualities, trace } = record;
  const size = sequence.length;
  const take = (values: readonly number[]) =>
    Array.from({ length }, (_, index) => values[(start + index) % size]!);
  const { clip, ...rest } = trace ?? {};
  const runsOn = start + length > size;
  // A stretch across the origin has no peaks in rising order, so it is no stretch of the run.
  const kept = trace && !runsOn ? { ...(rest as Trace), peaks: take(trace.peaks) } : undefined;
  return measured(size, qualities && take(qualities), kept, record);
};

/** Qualities and trace read from the other strand. */
export const reverseMeasured = (record: Pick<SequenceRecord, "sequence"> & Measured): Measured => {
  const { sequence, qualities, trace } = record;
  return measured(sequence.length, qualities?.toReversed(), trace && reverseComplementTrace(trace), record);
};

/**
 * Qualities of concatenated records, each of which contributes its first `kept` bases; unmeasured ones are 0. An
 * overlapping base has the quality of the later record, or of the earlier if the later has none. Peaks of several
 * runs are not one run, so there is no trace.
 *
 * @example concatMeasured([{ sequence: "AC", qualities: [9, 8] }, { sequence: "G" }], [2, 1]) // { qualities: [9, 8,
 * 0] }
 */
export const concatMeasured = (
  records: readonly (Pick<SequenceRecord, "sequence"> & Measured)[],
  kept: readonly number[],
): Measured => {
  const known = records.map(({ sequence, qualities }) =>
    qualities?.length === sequence.length ? qualities : null,
  );
  if (known.every((values) => values === null)) return {};
  const qualities = records.flatMap((_, index) => {
    const before = index > 0 ? index - 1 : records.length - 1;
    const shared = known[before]?.slice(kept[before]!) ?? [];
    return Array.from({ length: kept[index]! }, (_, at) => known[index]?.[at] ?? shared[at] ?? UNMEASURED);
  });
  return { qualities };
};

/** Only what did fit the bases may follow them. */
const measured = (
  size: number,
  qualities: readonly number[] | undefined,
  trace: Trace | undefined,
  before: Measured,
): Measured => ({
  ...(qualities && before.qualities?.length === size && { qualities }),
  ...(trace && before.trace?.peaks.length === size && { trace }),
});

const moveClip = (
  clip: { readonly start: number; readonly end: number },
  start: number,
  end: number,
  count: number,
): { start: number; end: number } => {
  const move = (position: number) => {
    if (position <= start) return position;
    return position >= end ? position + count - (end - start) : start + Math.min(count, position - start);
  };
  return { start: move(clip.start), end: move(clip.end) };
};
