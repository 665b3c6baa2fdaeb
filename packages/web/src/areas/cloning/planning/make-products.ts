import {
  type AssemblyProduct,
  type Lineage,
  reverseComplement,
  rotateRecord,
  type SequenceRecord,
} from "@benchleaf/bio";
import { partsOf } from "../../../shared/sequences/made-of.ts";
import type { BenchJunction, BenchProduct } from "./planned-bench.ts";
import type { BenchMolecule } from "./prepared-plasmid.ts";

const idOf = (lineage: Lineage): string =>
  lineage.kind === "input" ? lineage.name : lineage.parts[0] ? idOf(lineage.parts[0].from) : "";

/** Bases shown on either side of a junction. */
const AROUND = 10;

/** Where the parts meet, in the order of the product. */
const junctionsOf = ({ lineage, record }: AssemblyProduct): BenchJunction[] => {
  if (lineage.kind === "input") return [];
  const { parts, junctions } = lineage;
  const size = record.sequence.length;
  const isCircular = record.topology === "circular";
  const letters = record.sequence.toUpperCase();
  const take = (start: number, length: number): string => {
    if (!isCircular) return letters.slice(Math.max(0, start), Math.max(0, start + length));
    const from = ((start % size) + size) % size;
    return (letters + letters).slice(from, from + Math.min(length, size));
  };
  let position = 0;
  return junctions.map(({ kind, letters: shared }, index) => {
    const part = parts[index]!;
    position += part.end - part.start - shared.length;
    const next = parts[(index + 1) % parts.length]!;
    return {
      left: idOf(part.from),
      right: idOf(next.from),
      kind,
      before: take(position - AROUND, AROUND),
      letters: take(position, shared.length),
      after: take(position + shared.length, AROUND),
      position: isCircular ? position % size : position,
    };
  });
};

export const presentProduct = (product: AssemblyProduct): BenchProduct => ({
  record: product.record,
  checksum: product.checksum,
  ends: product.ends,
  junctions: junctionsOf(product),
  parts: partsOf(product.lineage).map(({ of, ...stretch }) => ({ plasmidId: of, ...stretch })),
});

/** Number of bases that identify a position of the vector in its product. */
const TELLING = 40;

/**
 * Numbers a circular product like its vector: it starts with the vector's first base, or if that was cut out, with
 * the first remaining one. A product in the opposite direction keeps its own start.
 */
export const numberedAsVector = (product: BenchProduct, vector: SequenceRecord): BenchProduct => {
  const { record } = product;
  const size = record.sequence.length;
  if (record.topology !== "circular" || vector.topology !== "circular" || size < TELLING) return product;
  const made = record.sequence.toUpperCase();
  const circle = made + made.slice(0, TELLING - 1);
  const vectorSequence = vector.sequence.toUpperCase();
  const around = vectorSequence + vectorSequence.slice(0, TELLING - 1);
  for (let base = 0; base < vectorSequence.length; base++) {
    const place = circle.indexOf(around.slice(base, base + TELLING));
    if (place < 0) continue;
    if (place === 0) return product;
    const moved = (position: number) => (position - place + size) % size;
    return {
      ...product,
      record: rotateRecord(record, place),
      junctions: product.junctions.map((one) => ({ ...one, position: moved(one.position) })),
    };
  }
  return product;
};

/** How well a product matches the plan: the vector's longest fragment, each insert in its direction. */
const likeness = (product: BenchProduct, molecules: readonly BenchMolecule[]): number => {
  const [first] = molecules;
  const lead = product.parts.find(({ plasmidId }) => plasmidId === first?.plasmid.id);
  if (!first || !lead) return 0;
  const isTurned = lead.strand !== first.plasmid.plasmidConfig.strand;
  let points = (lead.end - lead.start) / first.record.sequence.length;
  for (const { plasmid } of molecules.slice(1)) {
    const part = product.parts.find(({ plasmidId }) => plasmidId === plasmid.id);
    if (!part) continue;
    const { strand, region } = plasmid.plasmidConfig;
    if ((part.strand === strand) !== isTurned) points += 1;
    if (region && part.start <= region.start && part.end >= region.start + region.length) points += 1;
  }
  return points;
};

export const rankProducts = (
  products: readonly AssemblyProduct[],
  molecules: readonly BenchMolecule[],
): readonly BenchProduct[] =>
  products
    .map(presentProduct)
    .map((product) => ({ product, points: likeness(product, molecules) }))
    .sort((a, b) => b.points - a.points)
    .map(({ product }) => product);

/** The bases that a plasmid gives, as the product reads. */
export const stretchOf = ({ plasmid, record }: BenchMolecule): string => {
  const { region, strand } = plasmid.plasmidConfig;
  const letters = circle(record, region ?? { start: 0, length: record.sequence.length });
  return strand === 1 ? letters : reverseComplement(letters, "dna");
};

const circle = ({ sequence }: SequenceRecord, { start, length }: { start: number; length: number }) =>
  (sequence + sequence).slice(start, start + length).toUpperCase();
