import {
  type ArrowheadType,
  FALLBACK_FEATURE_TYPE,
  type Feature,
  isKnownFeatureType,
  isWritableFeatureType,
  type Qualifier,
  type Segment,
  type SequenceRecord,
  type Strand,
} from "@benchleaf/bio";
import { LABEL_COLOR, parseColor } from "../../../canvas/feature-colors.ts";
import { oneBasedEnds } from "../sequence-selection.ts";

type Molecule = Pick<SequenceRecord, "sequence" | "topology">;
type FormMolecule = Molecule & Partial<Pick<SequenceRecord, "kind">>;

/** One part of a feature as a person fills it in: counted from one, both ends included, `first > last` across the origin. */
export interface PartRow {
  readonly key: number;
  readonly first: number | null;
  readonly last: number | null;
  /** The original location of a row: it may contain more than two numbers (`<`, `>`, `12^13`). */
  readonly untouched?: readonly Segment[];
}

export interface QualifierRow {
  readonly key: number;
  readonly name: string;
  readonly value: string;
  readonly untouched?: Qualifier;
}

/** A feature as a user fills it in. */
export interface FeatureForm {
  readonly name: string;
  readonly type: string;
  /** 0: each part retains its own. */
  readonly strand: Strand | 0;
  /** Null: by its type. */
  readonly color: string | null;
  readonly arrowhead: ArrowheadType | null;
  /** Whether its amino acids are visible; null: depends on its type. */
  readonly isTranslated: boolean | null;
  readonly parts: readonly PartRow[];
  readonly qualifiers: readonly QualifierRow[];
}

export type PartFault = "missing" | "outside" | "backwards";

/** The feature in the form; parts in the order in which they are on the top strand. */
export const formOf = (feature: Feature, molecule: Molecule): FeatureForm => {
  const strands = new Set(feature.locations.map(({ strand }) => strand));
  const strand = strands.size > 1 ? 0 : (feature.locations[0]?.strand ?? 1);
  const forward = strand === -1 ? feature.locations.toReversed() : feature.locations;
  return {
    name: feature.name,
    type: feature.type,
    strand,
    color: feature.color ?? null,
    arrowhead: feature.arrowheadType ?? null,
    isTranslated: feature.translateSelf ?? null,
    parts: acrossOrigin(forward, molecule).map((segments, key) => partRow(segments, molecule, key)),
    qualifiers: feature.qualifiers.map((qualifier, key) => ({
      key,
      name: qualifier.key,
      value: qualifier.value ?? "",
      untouched: qualifier,
    })),
  };
};

/** Segments, with two that meet at the origin of a circle as one part. */
const acrossOrigin = (
  segments: readonly Segment[],
  { sequence, topology }: Molecule,
): readonly (readonly Segment[])[] => {
  const parts: Segment[][] = [];
  for (const segment of segments) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    const meets =
      topology === "circular" &&
      segment.start === 0 &&
      before?.end === sequence.length &&
      before.strand === segment.strand;
    if (last && meets) last.push(segment);
    else parts.push([segment]);
  }
  return parts;
};

const partRow = (segments: readonly Segment[], { sequence }: Molecule, key: number): PartRow => {
  const start = segments[0]?.start ?? 0;
  const length = segments.reduce((sum, segment) => sum + segment.end - segment.start, 0);
  return { key, ...oneBasedEnds({ start, length }, sequence.length), untouched: segments };
};

/** What is wrong with a part, if anything. */
export const faultOf = (
  { first, last, untouched }: PartRow,
  { sequence, topology }: Molecule,
): PartFault | null => {
  if (untouched) return null;
  if (first === null || last === null) return "missing";
  const isInside = (position: number) =>
    Number.isInteger(position) && position >= 1 && position <= sequence.length;
  if (!isInside(first) || !isInside(last)) return "outside";
  return first > last && topology !== "circular" ? "backwards" : null;
};

/** The feature of the form, with those parts of `known` that the form does not show. Parts must be valid. */
export const featureOf = (form: FeatureForm, known: Feature, molecule: FormMolecule): Feature => {
  const forward = form.parts.flatMap((part) => segmentsOf(part, form.strand, molecule.sequence.length));
  const locations = form.strand === -1 ? forward.toReversed() : forward;
  const { rawLocation, color: _, arrowheadType: __, translateSelf: ___, ...kept } = known;
  const isMoved = JSON.stringify(locations) !== JSON.stringify(known.locations);
  const name = form.name.trim() || form.type;
  return {
    ...kept,
    name,
    type: keptType(form.type, known, molecule),
    locations: isMoved ? locations : known.locations,
    qualifiers: labelled(form.qualifiers.flatMap(qualifierOf), known.name, name),
    ...(rawLocation !== undefined && !isMoved && { rawLocation }),
    ...(form.color !== null && { color: form.color }),
    ...(form.arrowhead !== null && { arrowheadType: form.arrowhead }),
    ...(form.isTranslated !== null && { translateSelf: form.isTranslated }),
  };
};

/** What the feature had before stays; any other type that no feature table knows becomes the one for all. Proteins have tables of their own. */
const keptType = (type: string, known: Pick<Feature, "type">, { kind }: FormMolecule): string => {
  const isKept = type === known.type || isKnownFeatureType(type);
  return isKept || (kind === "protein" && isWritableFeatureType(type)) ? type : FALLBACK_FEATURE_TYPE;
};

const segmentsOf = (part: PartRow, strand: Strand | 0, size: number): readonly Segment[] => {
  if (part.untouched)
    return part.untouched.map((segment) => (strand === 0 ? segment : { ...segment, strand }));
  const start = (part.first ?? 1) - 1;
  const end = part.last ?? 1;
  const own = strand === 0 ? 1 : strand;
  if (start < end) return [{ start, end, strand: own }];
  return [
    { start, end: size, strand: own },
    { start: 0, end, strand: own },
  ];
};

const qualifierOf = ({ name, value, untouched }: QualifierRow): readonly Qualifier[] => {
  const key = name.trim();
  if (key === "") return [];
  if (untouched && untouched.key === key && (untouched.value ?? "") === value) return [untouched];
  if (untouched?.value === null && value === "") return [{ ...untouched, key }];
  const isNumber = /^\d+$/.test(value);
  return [{ key, value, isQuoted: untouched?.key === key ? untouched.isQuoted : !isNumber }];
};

/** The colour of the feature's name, from its qualifier; null without one, or if it is not a colour. */
export const labelColorOf = ({ qualifiers }: FeatureForm): string | null => {
  const row = qualifiers.find(({ name }) => name.trim() === LABEL_COLOR);
  return row ? parseColor(row.value) : null;
};

/** The qualifiers with another colour of the name, or without one. */
export const withLabelColor = (
  { qualifiers }: FeatureForm,
  color: string | null,
): readonly QualifierRow[] => {
  const row = qualifiers.find(({ name }) => name.trim() === LABEL_COLOR);
  if (color === null) return qualifiers.filter(({ name }) => name.trim() !== LABEL_COLOR);
  if (row) return qualifiers.map((one) => (one === row ? { ...one, value: color } : one));
  const key = Math.max(-1, ...qualifiers.map((one) => one.key)) + 1;
  return [...qualifiers, { key, name: LABEL_COLOR, value: color }];
};

/** Files keep the shown name as `/label`: one that is there follows it. */
const labelled = (qualifiers: readonly Qualifier[], before: string, name: string): readonly Qualifier[] => {
  if (before === name) return qualifiers;
  const place = qualifiers.findIndex(({ key, value }) => key === "label" && value === before);
  return qualifiers.map((one, index) => {
    const { layout: _, ...plain } = one;
    return index === place ? { ...plain, value: name } : one;
  });
};
