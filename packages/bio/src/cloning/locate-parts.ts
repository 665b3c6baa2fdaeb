import { reverseComplement } from "../alphabet.ts";
import type { Strand } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";

/** A part of a record in a product, as in its lineage; `end` exceeds the record's length across the origin. */
export interface ProductPart {
  readonly record: Pick<SequenceRecord, "sequence" | "topology" | "features">;
  readonly start: number;
  readonly end: number;
  readonly strand: Strand;
}

/** A part with the bases that the product really has of it: `at` to `at + length`, running on across the origin. */
export interface PlacedPart extends ProductPart {
  readonly at: number;
  readonly length: number;
}

/** Bases that an end may have lost, to an exonuclease or with an overhang. */
const LOSS = 40;

/**
 * Where the parts are in a product, in their order; null if one is not found. Ends that were chewed, cut off or
 * paired by chance with a primer's tail do not matter: a part is found by its middle and followed to both sides.
 */
export const locateParts = (
  { sequence, topology }: Pick<SequenceRecord, "sequence" | "topology">,
  parts: readonly ProductPart[],
): readonly PlacedPart[] | null => {
  const size = sequence.length;
  const letters = sequence.toUpperCase();
  const round = topology === "circular" ? letters + letters : letters;
  const placed: PlacedPart[] = [];
  let from = 0;
  for (const part of parts) {
    const own = lettersOf(part);
    const loss = Math.min(LOSS, Math.floor((own.length - 1) / 2));
    const core = own.slice(loss, own.length - loss);
    const before = (middle: number, by: number): string | undefined =>
      round[topology === "circular" ? (middle - by + size) % size : middle - by];
    const reachOf = (middle: number) => {
      let [left, right] = [0, 0];
      while (left < loss && before(middle, left + 1) === own[loss - left - 1]) left++;
      while (right < loss && round[middle + core.length + right] === own[loss + core.length + right]) right++;
      return { middle, left, right };
    };
    // The first part may cross the product's origin.
    const ahead = placesOf(core, round, from);
    const found = (ahead.length > 0 ? ahead : placesOf(core, round, 0)).map(reachOf);
    const best = found.reduce<(typeof found)[0] | null>(
      (most, next) => (most && most.left + most.right >= next.left + next.right ? most : next),
      null,
    );
    if (best === null) return null;
    const { middle, left, right } = best;
    const length = core.length + left + right;
    const at = topology === "circular" ? (middle - left + size) % size : middle - left;
    const lost = { first: loss - left, last: loss - right };
    const isForward = part.strand === 1;
    placed.push({
      ...part,
      start: part.start + (isForward ? lost.first : lost.last),
      end: part.end - (isForward ? lost.last : lost.first),
      at,
      length,
    });
    from = middle + core.length;
  }
  return placed;
};

/** Repeats have many places; one looks at this many. */
const MOST_PLACES = 500;

const placesOf = (core: string, letters: string, from: number): readonly number[] => {
  const places: number[] = [];
  if (core === "") return places;
  for (
    let at = letters.indexOf(core, from);
    at >= 0 && places.length < MOST_PLACES;
    at = letters.indexOf(core, at + 1)
  )
    places.push(at);
  return places;
};

const lettersOf = ({ record, start, end, strand }: ProductPart): string => {
  const { sequence, topology } = record;
  const letters = (topology === "circular" ? sequence + sequence : sequence).slice(start, end).toUpperCase();
  return strand === 1 ? letters : reverseComplement(letters, "dna");
};

/**
 * The offset of a base of the record within a part, in the direction of the product; null if it is not in the part.
 */
export const offsetOf = ({ record, start, end, strand, length }: PlacedPart, base: number): number | null => {
  const size = record.sequence.length;
  const plain = strand === 1 ? base - start : end - 1 - base;
  const offset = record.topology === "circular" ? ((plain % size) + size) % size : plain;
  return offset >= 0 && offset < length ? offset : null;
};
