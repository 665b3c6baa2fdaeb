import type { Feature, SequenceRecord } from "@benchleaf/bio";

const letters = (length: number, seed: number): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return "ACGT"[(state >> 16) & 3]!;
  }).join("");
};

const feature = (name: string, type: string, start: number, end: number, strand: 1 | -1 = 1): Feature => ({
  ...{ id: name, name, type, operator: "join", qualifiers: [] },
  locations: [{ start, end, strand }],
});

const record = (
  topology: SequenceRecord["topology"],
  sequence: string,
  features: readonly Feature[],
): SequenceRecord => ({
  ...{ name: "", description: "", kind: "dna", topology, sequence, features, primers: [], meta: {} },
});

const backbone = letters(2_400, 5);
const gene = letters(720, 11);
const GENE_AT = 400;
const ofVector = [
  feature("T7", "promoter", 330, 380),
  feature("AmpR", "CDS", 1_100, 1_960, -1),
  feature("ori", "rep_origin", 300 + 1_800, 2_390, -1),
];

const behind = (one: Feature): Feature => {
  const moved = ({ start, end, strand }: Feature["locations"][number]) => ({
    ...{ start: start + gene.length, end: end + gene.length, strand },
  });
  return (one.locations[0]?.start ?? 0) < GENE_AT ? one : { ...one, locations: one.locations.map(moved) };
};

/** A vector, an insert, and their product, for pictures; a range of each is highlighted. */
export const guideVector = record("circular", backbone, ofVector);
export const guideInsert = record("linear", gene, [feature("GFP", "CDS", 0, 720)]);
export const guideProduct = record("circular", backbone.slice(0, GENE_AT) + gene + backbone.slice(GENE_AT), [
  ...ofVector.map(behind),
  feature("GFP", "CDS", GENE_AT, GENE_AT + gene.length),
]);
export const guidePlaces = {
  opened: { start: 300, length: 200 },
  insert: { start: 0, length: gene.length },
  inProduct: { start: GENE_AT, length: gene.length },
  junction: { start: GENE_AT - 60, length: 120 },
} as const;
