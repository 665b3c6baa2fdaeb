import type { Segment, Strand } from "../feature.ts";
import { type MeltingOptions, meltingTemperature } from "../melting/melting-temperature.ts";
import { annealFrom } from "./anneal-from.ts";
import type { BindingRules } from "./binding-rules.ts";

/** Where a primer pairs with a template. */
export interface BindingSite {
  /** 1 where the primer reads like the top strand and points to the right. */
  readonly strand: Strand;
  /** First base of the stretch that pairs, on the top strand, zero-based. */
  readonly start: number;
  /** Bases that pair, mismatches among them included. On a circle the stretch may cross the origin. */
  readonly length: number;
  /** The stretch in reading order of the primer: two segments across the origin. */
  readonly locations: readonly Segment[];
  /** Bases of the primer before the stretch, that do not pair. */
  readonly tailLength: number;
  /** Unpaired bases inside the stretch, as positions in the primer from its 5' end, zero-based. */
  readonly mismatches: readonly number[];
  /** °C, of the stretch alone, less 1 °C for each percent of mismatches. */
  readonly tm: number;
}

/** A template's bases as masks. */
interface Target {
  readonly letters: Uint8Array;
  readonly isCircular: boolean;
}

interface Oligo {
  readonly bases: string;
  readonly masks: Uint8Array;
}

interface Place {
  /** Base of the top strand under the primer's 3' end. */
  readonly threePrime: number;
  readonly strand: Strand;
  readonly rules: BindingRules;
  readonly melting: MeltingOptions;
}

/** How a primer binds with its 3' end at one base; null if it does not by the rules. */
export const bindAt = (
  { letters, isCircular }: Target,
  { bases, masks }: Oligo,
  { threePrime, strand, rules, melting }: Place,
): BindingSite | null => {
  const annealed = annealFrom(letters, masks, { threePrime, strand, isCircular, rules });
  if (!annealed) return null;
  const tailLength = bases.length - annealed.length;
  const penalty = (100 * annealed.mismatches.length) / annealed.length;
  const tm = (meltingTemperature(bases.slice(tailLength), melting) ?? -Infinity) - penalty;
  if (tm < rules.minTm || tm > rules.maxTm) return null;
  return siteOf(threePrime, strand, letters.length, { ...annealed, tailLength, tm });
};

const siteOf = (
  threePrime: number,
  strand: Strand,
  size: number,
  { length, ...rest }: Pick<BindingSite, "length" | "tailLength" | "mismatches" | "tm">,
): BindingSite => {
  const first = strand === 1 ? threePrime - length + 1 : threePrime;
  const start = ((first % size) + size) % size;
  const end = start + length;
  const pieces: Segment[] =
    end <= size
      ? [{ start, end, strand }]
      : [
          { start, end: size, strand },
          { start: 0, end: end - size, strand },
        ];
  return { strand, start, length, locations: strand === 1 ? pieces : pieces.reverse(), ...rest };
};
