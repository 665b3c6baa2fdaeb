/** The four dyes of a sequencing run, by base. */
export const CHANNELS = ["A", "C", "G", "T"] as const;

export type Channel = (typeof CHANNELS)[number];

/** Stands in {@link Trace.peaks} for a base that someone put in by hand: nothing was seen there. */
export const NO_PEAK = -1;

/** The metadata of a run by the sequencer. Times are local to the machine, as `2009-12-12T09:56:53`. */
export interface TraceRun {
  readonly sample?: string;
  readonly comment?: string;
  /** The machine's own name. */
  readonly machine?: string;
  /** Its model, such as `3730`. */
  readonly model?: string;
  readonly dye?: string;
  readonly baseCaller?: string;
  readonly well?: string;
  readonly lane?: number;
  readonly start?: string;
  readonly end?: string;
  /** Mean samples from peak to peak. */
  readonly spacing?: number;
  /** Bases as edited in the sequencer's own program, where they differ from the base caller's. */
  readonly editedBases?: string;
}

/**
 * A chromatogram: fluorescence over time, one channel a base, all of one length. It belongs to the bases of its
 * record, one peak a base; an edit of the bases keeps both in sync.
 */
export interface Trace {
  readonly channels: Readonly<Record<Channel, Int32Array>>;
  /** Index of each base's sample, rising; {@link NO_PEAK} for bases that were inserted. */
  readonly peaks: readonly number[];
  /** The part that the file holds good, zero-based half-open in bases. */
  readonly clip?: { readonly start: number; readonly end: number };
  readonly run: TraceRun;
}

/**
 * The same run seen from the opposite strand: time backwards, A for T and C for G. Twice is the identity.
 *
 * @example reverseComplementTrace(trace).channels.A[0] // the last sample of trace.channels.T
 */
export const reverseComplementTrace = (trace: Trace): Trace => {
  const { A, C, G, T } = trace.channels;
  const last = A.length - 1;
  const letters = trace.peaks.length;
  return {
    ...trace,
    channels: { A: T.toReversed(), C: G.toReversed(), G: C.toReversed(), T: A.toReversed() },
    peaks: trace.peaks.map((peak) => (peak === NO_PEAK ? NO_PEAK : last - peak)).reverse(),
    ...(trace.clip && { clip: { start: letters - trace.clip.end, end: letters - trace.clip.start } }),
  };
};
