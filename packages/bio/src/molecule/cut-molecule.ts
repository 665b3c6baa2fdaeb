import type { SequenceRecord } from "../sequence.ts";
import { bluntEnd, type EndLengths, type Molecule, type MoleculeEnds, moleculeOf } from "./molecule.ts";
import { sliceRecord } from "./slice-record.ts";

/** A cut through both strands: gaps before which each strand is cut, counted on the top strand from zero. */
export interface StrandCuts {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The pieces of a molecule cut at each position, in order along the top strand; on a circle the piece across the
 * origin comes last. New ends have a phosphate. Cuts outside the molecule, and cuts within an overhang or overlapping
 * each other, are ignored; cuts on a circle may be given beyond its size.
 *
 * @example cutMolecule(molecule of "GGAATTCC", [{ top: 2, bottom: 6 }]) // "GGAATT" and "AATTCC", both with the 5'
 * overhang AATT
 */
export const cutMolecule = (molecule: Molecule, cuts: readonly StrandCuts[]): readonly Molecule[] => {
  const { record, ends } = molecule;
  const size = record.sequence.length;
  if (size === 0) return [molecule];
  return ends ? cutLinear(record, ends, cuts) : cutCircle(molecule, cuts);
};

interface Place {
  readonly low: number;
  readonly high: number;
  readonly kind: "blunt" | "5'-overhang" | "3'-overhang";
}

const placeOf = ({ top, bottom }: StrandCuts): Place => ({
  low: Math.min(top, bottom),
  high: Math.max(top, bottom),
  kind: top === bottom ? "blunt" : top < bottom ? "5'-overhang" : "3'-overhang",
});

const cutLinear = (
  record: SequenceRecord,
  ends: MoleculeEnds,
  cuts: readonly StrandCuts[],
): readonly Molecule[] => {
  const size = record.sequence.length;
  const lowest = ends.left.bases.length;
  const highest = size - ends.right.bases.length;
  const places = nonOverlapping(cuts.map(placeOf)).filter(({ low, high }) => low > lowest && high < highest);
  return [...places, null].map((next, index) => {
    const previous = places[index - 1];
    const start = previous ? previous.low : 0;
    const end = next ? next.high : size;
    const piece = sliceRecord(record, { start, length: end - start });
    const made = endsOf(previous, next);
    return {
      record: piece,
      ends: {
        left: previous ? moleculeEnds(piece, made).left : ends.left,
        right: next ? moleculeEnds(piece, made).right : ends.right,
      },
    };
  });
};

const cutCircle = (molecule: Molecule, cuts: readonly StrandCuts[]): readonly Molecule[] => {
  const { record } = molecule;
  const size = record.sequence.length;
  const onCircle = cuts.map(placeOf).map((place) => {
    const turns = Math.floor(place.low / size) * size;
    return { ...place, low: place.low - turns, high: place.high - turns };
  });
  const places = nonOverlapping(onCircle).filter(
    (place, index, all) => index === 0 || place.high - size < all[0]!.low,
  );
  if (places.length === 0) return [molecule];
  return places.map((place, index) => {
    const next = places[index + 1] ?? places[0]!;
    const length = ((next.low - place.low + size) % size || size) + next.high - next.low;
    const piece = sliceRecord(record, { start: place.low, length });
    return { record: piece, ends: moleculeEnds(piece, endsOf(place, next)) };
  });
};

/** Sorted, each with a base pair at least between it and the one before. */
const nonOverlapping = (places: readonly Place[]): readonly Place[] => {
  const sorted = [...places].sort((a, b) => a.low - b.low || a.high - b.high);
  const kept: Place[] = [];
  for (const place of sorted) {
    const last = kept.at(-1);
    if (!last || place.low > last.high) kept.push(place);
  }
  return kept;
};

const endsOf = (left: Place | undefined, right: Place | null): EndLengths => ({
  ...(left && { left: { kind: left.kind, length: left.high - left.low } }),
  ...(right && { right: { kind: right.kind, length: right.high - right.low } }),
});

const moleculeEnds = (record: SequenceRecord, lengths: EndLengths): MoleculeEnds => {
  const made = moleculeOf(record, lengths);
  return (made.ok ? made.molecule.ends : null) ?? { left: bluntEnd(true), right: bluntEnd(true) };
};
