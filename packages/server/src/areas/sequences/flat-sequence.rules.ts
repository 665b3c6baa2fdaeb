import {
  FALLBACK_FEATURE_TYPE,
  type Feature,
  featureSpan,
  meltingTemperature,
  type Qualifier,
  qualifierValue,
  reverseComplement,
  type Segment,
  type Strand,
} from "@benchleaf/bio";
import type {
  FlatFeature,
  FlatPrimer,
  FlatSequence,
  FlatSequenceCall,
  SequenceContent,
} from "@benchleaf/contract";

type WireFeature = SequenceContent["features"][number];
type WirePrimer = SequenceContent["primers"][number];

/** Zero-based, including the last residue; crosses the origin if `start` is after `end`. */
interface FlatRange {
  readonly start: number;
  readonly end: number;
}

type Lying = Pick<FlatFeature, "start" | "end" | "locations" | "forward" | "strand">;

interface Letters {
  readonly size: number;
  readonly circular: boolean;
}

const strandOf = ({ forward, strand }: Lying): Strand => strand ?? (forward === false ? -1 : 1);

/** On a circle, a range that starts after its end crosses the origin; on linear sequences its ends are swapped. */
const piecesOfRange = ({ start, end }: FlatRange, { size, circular }: Letters): FlatRange[] => {
  if (start <= end) return [{ start, end: end + 1 }];
  if (!circular) return [{ start: end, end: start + 1 }];
  return [
    { start, end: size },
    { start: 0, end: end + 1 },
  ].filter((piece) => piece.end > piece.start);
};

const rangesOf = ({ start, end, locations = [] }: Lying): readonly FlatRange[] => {
  if (locations.length > 0) return locations;
  return start === undefined || end === undefined ? [] : [{ start, end }];
};

/** In the order in which they are read. */
const segmentsOf = (lying: Lying, letters: Letters): Segment[] => {
  const strand = strandOf(lying);
  const pieces = rangesOf(lying)
    .flatMap((range) => piecesOfRange(range, letters))
    .map((piece) => ({ ...piece, strand }));
  return strand === 1 ? pieces : pieces.reverse();
};

const qualifier = (key: string, value: string, isQuoted = true): Qualifier => ({ key, value, isQuoted });

const qualifiersOf = ({
  notes = {},
  description,
  labelColor,
  exon_id,
  exon_number,
}: FlatFeature): Qualifier[] => [
  ...(description === undefined || description === "" ? [] : [qualifier("note", description)]),
  ...(exon_id === undefined ? [] : [qualifier("exon_id", exon_id)]),
  ...(exon_number === undefined ? [] : [qualifier("exon_number", String(exon_number), false)]),
  ...(labelColor === undefined ? [] : [qualifier("label_color", labelColor)]),
  ...Object.entries(notes).flatMap(([key, said]) => [said].flat().map((value) => qualifier(key, value))),
];

const featureOf = (flat: FlatFeature, index: number, letters: Letters): WireFeature => {
  const { name, color, arrowheadType, translateSelf } = flat;
  const locations = segmentsOf(flat, letters);
  return {
    id: flat.id ?? `feature-${index + 1}`,
    name,
    type: flat.type === "" ? FALLBACK_FEATURE_TYPE : flat.type,
    // A feature without a position covers the whole molecule.
    locations: locations.length > 0 ? locations : [{ start: 0, end: letters.size, strand: strandOf(flat) }],
    operator: "join",
    qualifiers: qualifiersOf(flat),
    ...(color === undefined ? {} : { color }),
    ...(arrowheadType === undefined ? {} : { arrowheadType }),
    ...(translateSelf === undefined ? {} : { translateSelf }),
  };
};

const primerOf = (flat: FlatPrimer, index: number, letters: Letters): WirePrimer => {
  const { name, description, bases, color, fragments = [] } = flat;
  const lying =
    flat.locations === undefined && fragments.length > 0 ? { ...flat, locations: fragments } : flat;
  return {
    id: flat.id ?? `primer-${index + 1}`,
    name: name === "" ? `primer ${index + 1}` : name,
    description,
    bases,
    locations: segmentsOf(lying, letters),
    ...(color === undefined ? {} : { color }),
  };
};

/**
 * The stored form of a sequence received as one flat object. Residues of a protein may be in `proteinSequence`; an
 * entry without a position is a feature of the whole molecule, or a primer that does not bind.
 */
export const contentOfFlat = (flat: FlatSequenceCall): SequenceContent => {
  const { proteinSequence, features = [], primers = [], source, meta = {} } = flat;
  const isProtein = flat.isProtein ?? (flat.sequence === undefined && proteinSequence !== undefined);
  const sequence = (isProtein ? proteinSequence : undefined) ?? flat.sequence ?? "";
  const circular = (flat.circular ?? false) && !isProtein;
  const letters = { size: sequence.length, circular };
  return {
    name: flat.name || flat.sequenceName || "sequence",
    description: flat.description ?? "",
    sequence,
    circular,
    isProtein,
    isRna: flat.isRna ?? false,
    features: features.map((one, index) => featureOf(one, index, letters)),
    primers: primers.map((one, index) => primerOf(one, index, letters)),
    meta: source ? { ...meta, source } : meta,
  };
};

const flatRangesOf = (locations: readonly Segment[]): FlatRange[] => {
  const forward = locations[0]?.strand === -1 ? [...locations].reverse() : locations;
  return forward.map(({ start, end }) => ({ start, end: Math.max(start, end - 1) }));
};

const flatLying = (locations: readonly Segment[], { size, circular }: Letters) => {
  const span = featureSpan({ locations }, size, circular);
  const strand = locations[0]?.strand ?? 1;
  return {
    start: span.start,
    end: Math.max(0, span.end === 0 && span.crossesOrigin ? size - 1 : span.end - 1),
    forward: strand === 1,
    strand,
    locations: flatRangesOf(locations),
  };
};

const SAID_BY_FIELDS = new Set(["note", "exon_id", "exon_number", "label_color"]);

const notesOf = (qualifiers: readonly Qualifier[]): Record<string, string[]> => {
  const notes: Record<string, string[]> = {};
  for (const { key, value } of qualifiers)
    if (!SAID_BY_FIELDS.has(key)) notes[key] = [...(notes[key] ?? []), value ?? ""];
  return notes;
};

const basesOf = ({ locations }: Pick<Feature, "locations">, content: SequenceContent): string =>
  locations
    .map(({ start, end, strand }) => {
      const letters = content.sequence.slice(start, end);
      return strand === 1 || content.isProtein
        ? letters
        : reverseComplement(letters, content.isRna ? "rna" : "dna");
    })
    .join("");

/** Maximum number of residues of features in a response: ten of them may each cover a whole molecule. */
const MAX_FEATURE_LETTERS = 20_000_000;

const lengthOf = ({ locations }: Pick<Feature, "locations">): number =>
  locations.reduce((sum, { start, end }) => sum + Math.max(0, end - start), 0);

const flatFeature = (feature: WireFeature, content: SequenceContent, tellsBases: boolean): FlatFeature => {
  const { id, name, type, qualifiers, color, arrowheadType, translateSelf } = feature;
  const said = (key: string): string | undefined => qualifierValue(feature, key) ?? undefined;
  const description = qualifiers.flatMap(({ key, value }) =>
    key === "note" && value !== null ? [value] : [],
  );
  const optional = {
    description: description.length > 0 ? description.join("\n") : undefined,
    color,
    labelColor: said("label_color"),
    arrowheadType,
    translateSelf,
    exon_id: said("exon_id"),
    exon_number: said("exon_number"),
  };
  const letters = { size: content.sequence.length, circular: content.circular };
  return {
    id,
    name,
    type,
    ...flatLying(feature.locations, letters),
    notes: notesOf(qualifiers),
    ...(tellsBases ? { bases: basesOf(feature, content) } : {}),
    ...(Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== undefined),
    ) as Partial<FlatFeature>),
  };
};

const flatPrimer = (primer: WirePrimer, content: SequenceContent): FlatPrimer => {
  const { id, name, description, bases, locations, color } = primer;
  const letters = { size: content.sequence.length, circular: content.circular };
  return {
    id,
    name,
    description,
    bases,
    tm: meltingTemperature(bases),
    fragments: flatRangesOf(locations),
    ...(locations.length > 0 ? flatLying(locations, letters) : {}),
    ...(color === undefined ? {} : { color }),
  };
};

/** Features with their residues, as far as these come to no more than an answer may hold. */
const flatFeatures = (content: SequenceContent): FlatFeature[] => {
  let letters = 0;
  return content.features.map((feature) => {
    letters += lengthOf(feature);
    return flatFeature(feature, content, letters <= MAX_FEATURE_LETTERS);
  });
};

/** Fields stored of a flat object, without those of its file. */
export const flatOf = (
  content: SequenceContent,
): Omit<
  FlatSequence,
  "id" | "version" | "bizType" | "type" | "isSanger" | "projectId" | "folderId" | "tags" | "chromatogramData"
> => ({
  name: content.name,
  sequenceName: content.name,
  description: content.description,
  circular: content.circular,
  sequence: content.sequence,
  proteinSequence: content.isProtein ? content.sequence : "",
  isProtein: content.isProtein,
  isRna: content.isRna,
  size: content.sequence.length,
  features: flatFeatures(content),
  primers: content.primers.map((one) => flatPrimer(one, content)),
  meta: content.meta,
  source: content.meta.source ?? "",
});
