import { baseMask, complement, type Primer, primerPlaces } from "@benchleaf/bio";
import { featuresWithin, layoutSpans, type RowLanes } from "./row-lanes.ts";

/** Heights of a primer's lane: its name, and its residues next to a line that ends in an arrow. */
export const PRIMER = { lane: 31, name: 12, lift: 5 } as const;

/**
 * Maps draw a primer as a feature at each place where it binds, counted from zero; this is its id there, so that both
 * light up together.
 */
export const primerFeatureId = ({ id }: Pick<Primer, "id">, place = 0): string =>
  place === 0 ? `${PRIMER_ID}${id}` : `${PRIMER_ID}${id}${PLACE}${place + 1}`;

const PLACE = " @";

/** Whether an id is that of a primer, drawn at any of its places. */
export const isFeatureOfPrimer = (featureId: string, primer: Pick<Primer, "id">): boolean =>
  featureId === primer.id ||
  featureId === primerFeatureId(primer) ||
  featureId.startsWith(`${primerFeatureId(primer)}${PLACE}`);

/** Rows draw the primers themselves, base by base. */
export const isPrimerFeature = ({ id }: { readonly id: string }): boolean => id.startsWith(PRIMER_ID);

const PRIMER_ID = "primer ";

/** A primer where it binds. Its tail is what of its 5' part pairs with nothing. */
export interface PrimerShape {
  readonly primer: Primer;
  /** Which of its places, counted from zero. */
  readonly place: number;
  readonly strand: 1 | -1;
  /** The stretch that pairs, on the top strand; it may run on across the origin. */
  readonly start: number;
  readonly length: number;
  /** Bases of the tail, 5' of the stretch. */
  readonly tail: number;
}

/** One base of a primer over or under a residue of the molecule. */
export interface PrimerBase {
  readonly position: number;
  readonly letter: string;
  readonly kind: "paired" | "mismatch" | "tail";
}

/** Primers on lanes over the upper strand (forward ones) and under the lower one (reverse ones). */
export interface RowPrimers {
  readonly shapes: readonly PrimerShape[];
  readonly lanes: RowLanes;
}

/** A primer at each place where it binds. The 3' end stays there, whatever was typed into the stretch since. */
export const shapePrimer = (primer: Primer, size: number, isCircular: boolean): readonly PrimerShape[] =>
  size === 0
    ? []
    : primerPlaces(primer, { size, isCircular }).map(({ strand, start, length: covered }, place) => {
        const length = Math.min(covered, primer.bases.length);
        const first = strand === 1 ? start + covered - length : start;
        return { primer, place, strand, start: first, length, tail: primer.bases.length - length };
      });

/** Range of a primer including its tail: from `start`, which may be before the first residue. */
const extentOf = ({ strand, start, length, tail }: PrimerShape) => ({
  start: strand === 1 ? start - tail : start,
  end: start + length + (strand === 1 ? 0 : tail),
});

export const layoutPrimers = (
  primers: readonly Primer[],
  strand: 1 | -1,
  molecule: { readonly size: number; readonly isCircular: boolean },
  rows: { readonly perRow: number; readonly rowCount: number },
): RowPrimers => {
  const { size, isCircular } = molecule;
  const shapes = primers
    .flatMap((primer) => shapePrimer(primer, size, isCircular))
    .filter((shape) => shape.strand === strand);
  const spans = shapes.map((shape) => {
    const { start, end } = extentOf(shape);
    if (!isCircular) return { start: Math.max(0, start), end: Math.min(size, end) };
    return start < 0 ? { start: start + size, end: end + size } : { start, end };
  });
  const starts = Int32Array.from(spans, ({ start }) => start);
  const ends = Int32Array.from(spans, ({ start, end }) => Math.min(end, start + size));
  return { shapes, lanes: layoutSpans(starts, ends, size, rows) };
};

/** The primers that touch residues `[start, end)`, each with its lane. */
export const primersWithin = ({ shapes, lanes }: RowPrimers, start: number, end: number) =>
  featuresWithin(lanes, start, end).flatMap(({ index, lane }) => {
    const shape = shapes[index];
    return shape ? [{ shape, lane }] : [];
  });

/** The bases of a primer over or under residues `[start, end)`, by position; a mismatch pairs with nothing there. */
export const primerBases = (
  shape: PrimerShape,
  sequence: string,
  row: { readonly start: number; readonly end: number; readonly isCircular: boolean },
): readonly PrimerBase[] => {
  const { strand, tail, primer } = shape;
  const size = sequence.length;
  const extent = extentOf(shape);
  const turns = row.isCircular ? [-size, 0, size] : [0];
  return turns.flatMap((turn) => {
    const found: PrimerBase[] = [];
    const from = Math.max(row.start, extent.start + turn);
    const to = Math.min(row.end, extent.end + turn);
    for (let position = from; position < to; position += 1) {
      const along = position - turn;
      const index = strand === 1 ? along - extent.start : extent.end - 1 - along;
      const letter = primer.bases[index] ?? "";
      const template = sequence[position] ?? "";
      const partner = strand === 1 ? template : complement(template, "dna");
      const isPaired = (baseMask(partner) & baseMask(letter)) === baseMask(partner) && baseMask(partner) > 0;
      found.push({ position, letter, kind: index < tail ? "tail" : isPaired ? "paired" : "mismatch" });
    }
    return found;
  });
};
