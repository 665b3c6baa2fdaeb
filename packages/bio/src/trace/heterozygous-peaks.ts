import type { Span } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import { CHANNELS, type Channel, NO_PEAK, type Trace } from "./trace.ts";

/** When two peaks at one place count as two letters. */
export interface HeterozygousOptions {
  /** Lowest height of the second peak as a share of the first; 0.33 by default. */
  readonly ratio?: number;
  /** Bases to look at; all by default. The noisy ends of a read are best left out: see `trimByQuality`. */
  readonly within?: Span;
  /** Peaks lower than this share of the median first peak are noise; 0.15 by default. */
  readonly noise?: number;
}

/** A base under which two bases peak. */
export interface HeterozygousPeak {
  /** Index of the base, from zero. */
  readonly position: number;
  /** The higher peak, then the lower. */
  readonly bases: readonly [Channel, Channel];
  /** Heights in the units of the trace. */
  readonly heights: readonly [number, number];
  /** Lower height by higher height, 0 to 1. */
  readonly ratio: number;
  /** The IUPAC code of both, such as R for A and G. */
  readonly code: string;
}

/**
 * Bases of a read under which two bases peak, as at a heterozygous site or in a mixture of clones. The time of a base
 * runs from halfway to its neighbours; in it each channel counts with its highest local maximum, so the flank of a
 * neighbour's peak is none. The second highest counts when it reaches `ratio` of the highest. Linear; without a
 * trace, or with peaks that do not fit the bases, there are none.
 *
 * Source: the rule and its default of a third are those of Hill et al. 2014 (Poly Peak Parser),
 * doi:10.1002/dvdy.24183.
 *
 * @example callHeterozygousPeaks(read, { within: trimByQuality(read.qualities ?? []) }) // [{ position: 112, bases:
 * ["C", "T"], heights: [812, 640], ratio: 0.788, code: "Y" }]
 */
export const callHeterozygousPeaks = (
  { sequence, trace }: Pick<SequenceRecord, "sequence" | "trace">,
  options: HeterozygousOptions = {},
): readonly HeterozygousPeak[] => {
  const { ratio = 0.33, within = { start: 0, end: sequence.length }, noise = 0.15 } = options;
  if (!trace || trace.peaks.length !== sequence.length) return [];
  const found: HeterozygousPeak[] = [];
  const firsts: number[] = [];
  for (
    let position = Math.max(0, within.start);
    position < Math.min(within.end, sequence.length);
    position++
  ) {
    const window = windowOf(trace.peaks, position, trace.channels.A.length);
    if (!window) continue;
    const peaks = CHANNELS.map((base) => ({ base, height: peakHeight(trace.channels[base], window) }));
    const [first, second] = peaks.sort((one, other) => other.height - one.height) as [Peak, Peak];
    if (first.height > 0) firsts.push(first.height);
    if (first.height <= 0 || second.height < ratio * first.height) continue;
    found.push({
      position,
      bases: [first.base, second.base],
      heights: [first.height, second.height],
      ratio: second.height / first.height,
      code: CODES[[first.base, second.base].sort().join("")] ?? "N",
    });
  }
  const floor = noise * median(firsts);
  return found.filter(({ heights }) => heights[1] >= floor);
};

interface Peak {
  readonly base: Channel;
  readonly height: number;
}

const CODES: Readonly<Record<string, string>> = { AC: "M", AG: "R", AT: "W", CG: "S", CT: "Y", GT: "K" };

/** The samples of a base: from halfway to the base before until halfway to the next. */
const windowOf = (peaks: readonly number[], position: number, samples: number): Span | null => {
  const peak = peaks[position]!;
  if (peak === NO_PEAK) return null;
  const [before, after] = [peaks[position - 1] ?? NO_PEAK, peaks[position + 1] ?? NO_PEAK];
  const reach = 6;
  const start = before === NO_PEAK || before >= peak ? peak - reach : Math.ceil((before + peak) / 2);
  const end = after === NO_PEAK || after <= peak ? peak + reach : Math.floor((peak + after) / 2) + 1;
  return { start: Math.max(0, start), end: Math.min(samples, end) };
};

/** The highest sample that no neighbour tops, even outside the window; 0 where the channel only rises or falls. */
const peakHeight = (channel: Trace["channels"]["A"], { start, end }: Span): number => {
  let height = 0;
  for (let index = start; index < end; index++) {
    const value = channel[index]!;
    const isTop = value >= (channel[index - 1] ?? 0) && value >= (channel[index + 1] ?? 0);
    if (isTop && value > height) height = value;
  }
  return height;
};

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
