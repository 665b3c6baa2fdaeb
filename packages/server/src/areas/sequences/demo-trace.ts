import { CHANNELS, type Channel, type Trace } from "@benchleaf/bio";

/** Samples from peak to peak, and how wide a peak is, in samples. */
const SPACING = 12;
const WIDTH = 3.2;
const MARGIN = 24;

/** Numbers from 0 to 1 that look like chance and are the same for the same seed (mulberry32). */
const seeded = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** How sure the caller was: little at the beginning, much in the middle, less and less towards the end. Phred. */
const qualityAt = (index: number, size: number, chance: number): number => {
  const rise = Math.min(1, (index + 4) / 26);
  const fall = Math.min(1, (size - index) / 150);
  return Math.round(Math.max(6, 58 * rise * fall - chance * 8));
};

export interface DemoRead {
  readonly qualities: readonly number[];
  readonly trace: Trace;
}

/**
 * A chromatogram as a sequencer might have drawn it for some residues: peaks that are clean in the middle of the run
 * and blurred at its ends. The same residues and seed give the same run.
 */
export const drawTrace = (letters: string, seed: number, sample: string): DemoRead => {
  const chance = seeded(seed);
  const size = letters.length;
  const samples = 2 * MARGIN + size * SPACING;
  const heights = Object.fromEntries(CHANNELS.map((base) => [base, new Float64Array(samples)])) as Record<
    Channel,
    Float64Array
  >;
  const peaks = Array.from(
    { length: size },
    (_, index) => MARGIN + index * SPACING + Math.round(chance() * 2),
  );
  const qualities = peaks.map((_, index) => qualityAt(index, size, chance()));
  const draw = (base: Channel, peak: number, height: number, width: number): void => {
    for (let at = Math.max(0, peak - 16); at < Math.min(samples, peak + 17); at++)
      heights[base][at]! += height * Math.exp(-((at - peak) ** 2) / (2 * width ** 2));
  };
  for (const [index, peak] of peaks.entries()) {
    const blur = 1 - Math.min(1, qualities[index]! / 50);
    draw(
      letters[index] as Channel,
      peak,
      (700 + 500 * chance()) * (1 - 0.5 * (index / size)),
      WIDTH + 2 * blur,
    );
    const other = CHANNELS[Math.floor(chance() * 4)]!;
    draw(other, peak, 40 + 380 * blur * chance(), WIDTH + 2);
  }
  const channelOf = (base: Channel) =>
    Int32Array.from(heights[base], (one) => Math.round(one + 6 * chance()));
  return {
    qualities,
    trace: {
      channels: { A: channelOf("A"), C: channelOf("C"), G: channelOf("G"), T: channelOf("T") },
      peaks,
      run: { sample, comment: "simulated", spacing: SPACING },
    },
  };
};
