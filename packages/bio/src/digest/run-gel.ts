import { type DnaLadder, dnaLadders } from "../../data/dna-ladders.ts";
import { gelMobilities } from "../../data/gel-mobility.ts";

/** What a lane is loaded with: lengths, fragments of a digestion (equal amounts of each), or a ladder by name. */
export type GelSample = string | DnaLadder | readonly (number | { readonly length: number })[];

/** The gel, and how much is loaded. */
export interface GelOptions {
  /** Agarose, percent (w/v): 0.5 to 1.5 as measured, 0.3 to 4 by continuation; 1 by default. */
  readonly agarosePercent?: number;
  /** DNA of all bands of a lane of fragments together, nanograms; 500 by default. A ladder has its own. */
  readonly nanograms?: number;
}

/** DNA of one length in a lane. */
export interface GelBand {
  /** Base pairs. */
  readonly length: number;
  /** How many fragments run here. */
  readonly count: number;
  /** Electrophoretic mobility, 1e-8 m²/V/s. */
  readonly mobility: number;
  /** How far it ran, from 0 at the well to 1 where the very shortest DNA is. */
  readonly distance: number;
  readonly nanograms: number;
  /** Brightness, 0 to 1, by mass; the lane's brightest band is 1. */
  readonly intensity: number;
}

/** Bands of each lane, or why nothing was run. */
export type GelResult =
  | { readonly ok: true; readonly lanes: readonly (readonly GelBand[])[] }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: "bad-agarose" | "bad-length" | "unknown-ladder";
        readonly message: string;
        readonly lane?: number;
      };
    };

/** Ladders by name with sizes and masses: `dnaLadders.map(({ name }) => name)[0]` is "NEB 1 kb (N3232)". */
export { type DnaLadder, dnaLadders };

/**
 * Where the bands of an agarose gel are: one lane a sample, bands from the well on. Linear double-stranded DNA; a
 * supercoiled or nicked circle runs elsewhere. Measured for 200 to 10,000 bp at 2.78 V/cm: beyond, the order is right
 * and the distance an estimate. Intensity goes by mass, so that a short fragment of a digest is fainter than a long one.
 *
 * Source: Rill, Beheshti and Van Winkle 2002, Electrophoresis 23:2710.
 *
 * @example
 * const gel = runGel(["NEB 1 kb (N3232)", [1000, 3000]]);
 * gel.ok && gel.lanes[1]?.map(({ length, distance }) => [length, distance.toFixed(2)]) // [[3000, "0.38"], [1000, "0.63"]]
 */
export const runGel = (samples: readonly GelSample[], options: GelOptions = {}): GelResult => {
  const { agarosePercent = 1, nanograms = 500 } = options;
  if (!(agarosePercent >= 0.3 && agarosePercent <= 4))
    return refuse("bad-agarose", `A gel of ${agarosePercent} % agarose does not hold or run: 0.3 to 4 %.`);
  const lanes: (readonly GelBand[])[] = [];
  for (const [lane, sample] of samples.entries()) {
    const loads = loadsOf(sample, nanograms);
    if (!loads) return refuse("unknown-ladder", `There is no ladder "${sample}".`, lane);
    const odd = loads.find(({ length }) => !(Number.isInteger(length) && length > 0));
    if (odd) return refuse("bad-length", `A fragment of ${odd.length} bp cannot run.`, lane);
    const brightest = loads.reduce((most, load) => Math.max(most, load.nanograms), 0);
    const front = gelMobility(0, agarosePercent);
    lanes.push(
      loads
        .toSorted((one, other) => other.length - one.length)
        .map((load) => {
          const mobility = gelMobility(load.length, agarosePercent);
          return { ...load, mobility, distance: mobility / front, intensity: load.nanograms / brightest };
        }),
    );
  }
  return { ok: true, lanes };
};

const refuse = (
  code: Extract<GelResult, { ok: false }>["error"]["code"],
  message: string,
  lane?: number,
): GelResult => ({ ok: false, error: { code, message, ...(lane !== undefined && { lane }) } });

type Load = Pick<GelBand, "length" | "count" | "nanograms">;

const loadsOf = (sample: GelSample, nanograms: number): readonly Load[] | null => {
  if (typeof sample === "string" || "bands" in sample) {
    const ladder = typeof sample === "string" ? dnaLadders.find(({ name }) => name === sample) : sample;
    return ladder?.bands.map(([length, mass]) => ({ length, count: 1, nanograms: mass })) ?? null;
  }
  const counts = new Map<number, number>();
  for (const item of sample) {
    const length = typeof item === "number" ? item : item.length;
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const total = [...counts].reduce((sum, [length, count]) => sum + length * count, 0);
  return [...counts].map(([length, count]) => ({
    length,
    count,
    nanograms: (nanograms * length * count) / total,
  }));
};

/**
 * Mobility of linear DNA in agarose, 1e-8 m²/V/s at 2.78 V/cm. Between measured gels the parameters are interpolated,
 * beyond them continued, mobilities on a logarithmic scale.
 *
 * @example gelMobility(1000, 1) // 1.83…
 */
export const gelMobility = (length: number, agarosePercent: number): number => {
  const last = gelMobilities.length - 1;
  const after = gelMobilities.findIndex((row) => row.agarosePercent >= agarosePercent);
  const isBetween = after > 0;
  // Half the measured range carries on more steadily than its last step.
  const low = gelMobilities[isBetween ? after - 1 : after === 0 ? 0 : last - 5]!;
  const high = gelMobilities[isBetween ? after : after === 0 ? 5 : last]!;
  const share = (agarosePercent - low.agarosePercent) / (high.agarosePercent - low.agarosePercent);
  const geometric = (one: number, other: number) => one * (other / one) ** share;
  const short = geometric(low.short, high.short);
  const long = geometric(low.long, high.long);
  const decayBases = low.decayBases + share * (high.decayBases - low.decayBases);
  return 1 / (1 / long - (1 / long - 1 / short) * Math.exp(-length / decayBases));
};
