import type { Segment, Strand } from "../feature.ts";
import { baseMasks } from "../iupac.ts";
import { meltingTemperature } from "../melting/melting-temperature.ts";
import type { SequenceRecord } from "../sequence.ts";
import { pairsAt } from "./anneal-from.ts";
import type { BindingSite } from "./bind-at.ts";
import type { Primer } from "./primer.ts";

/** One place where a primer binds: its stretch on the top strand, which may run on across the origin of a circle. */
export interface PrimerPlace {
  readonly strand: Strand;
  readonly start: number;
  readonly length: number;
  readonly locations: readonly Segment[];
}

/**
 * The places where a primer binds, each on its own. Two segments that meet at the origin of a circle are one place; any
 * other segment is a place of its own. Without `size` any end of the molecule counts as its origin.
 *
 * @example primerPlaces({ bases, locations: [{ start: 5, end: 25, strand: 1 }, { start: 900, end: 920, strand: 1 }] }).length // 2
 */
export const primerPlaces = (
  { locations, bases }: Pick<Primer, "locations" | "bases">,
  molecule?: { readonly size: number; readonly isCircular: boolean },
): readonly PrimerPlace[] => {
  const places: PrimerPlace[] = [];
  for (let index = 0; index < locations.length; index++) {
    const one = locations[index]!;
    const next = locations[index + 1];
    const { start, end, strand } = one;
    if (next && next.strand === strand && (molecule?.isCircular ?? true)) {
      const [tail, head] = strand === 1 ? [one, next] : [next, one];
      const isAtEnd = molecule ? tail.end === molecule.size : tail.start >= head.end;
      const length = tail.end - tail.start + head.end - head.start;
      if (head.start === 0 && isAtEnd && length <= Math.max(bases.length, end - start)) {
        places.push({ strand, start: tail.start, length, locations: [one, next] });
        index++;
        continue;
      }
    }
    if (end > start) places.push({ strand, start, length: end - start, locations: [one] });
  }
  return places;
};

/**
 * How a primer pairs at a known position: its tail, the mismatches, and its Tm there, as returned by
 * `findBindingSites`. The 3' end counts as bound, whatever is there.
 *
 * @example bindingAtPlace(record, primer.bases, place).mismatches // [4], the fifth base of the primer
 */
export const bindingAtPlace = (
  { sequence, topology }: Pick<SequenceRecord, "sequence" | "topology">,
  bases: string,
  place: PrimerPlace,
): Omit<BindingSite, "tm"> & { readonly tm: number | null } => {
  const length = Math.min(place.length, bases.length);
  const size = sequence.length;
  const { strand } = place;
  const lost = place.length - length;
  const start = strand === 1 ? (place.start + lost) % Math.max(1, size) : place.start;
  const threePrime = strand === 1 ? place.start + place.length - 1 : place.start;
  const around = stretchAround(sequence, start, length, topology === "circular");
  const pairs = pairsAt(baseMasks(around), baseMasks(bases), {
    threePrime: strand === 1 ? threePrime - (place.start + lost) : 0,
    strand,
  });
  const mismatches: number[] = [];
  for (let step = length - 1; step >= 0; step--) if (!pairs(step)) mismatches.push(bases.length - 1 - step);
  const tailLength = bases.length - length;
  const melting = meltingTemperature(bases.slice(tailLength));
  const tm = melting === null || length === 0 ? null : melting - (100 * mismatches.length) / length;
  return { ...place, start, length, tailLength, mismatches, tm };
};

const stretchAround = (sequence: string, start: number, length: number, isCircular: boolean): string => {
  const direct = sequence.slice(start, start + length);
  return isCircular && direct.length < length ? direct + sequence.slice(0, length - direct.length) : direct;
};
