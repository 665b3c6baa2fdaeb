import {
  FALLBACK_FEATURE_TYPE,
  formatLocation,
  goesBack,
  isKnownFeatureType,
  isWritableFeatureType,
} from "@benchleaf/bio";
import { MAX_SEQUENCE_WARNINGS, type SequenceContent, type SequenceWarning } from "@benchleaf/contract";

type WireFeature = SequenceContent["features"][number];
type WirePrimer = SequenceContent["primers"][number];
type Segment = WireFeature["locations"][number];
type Molecule = Pick<SequenceContent, "sequence" | "circular" | "isProtein">;

/** Whether a type is kept. Types that cannot be written to a file never are. */
export type AllowsType = (type: string) => boolean;

/** What feature tables and editors know, and what the molecule had before. Tables of proteins name what they like. */
export const allowsKnownTypes =
  ({ isProtein }: Pick<Molecule, "isProtein">, had: ReadonlySet<string> = new Set()): AllowsType =>
  (type) =>
    isProtein || isKnownFeatureType(type) || had.has(type);

interface Placed {
  readonly locations: Segment[];
  readonly codes: readonly SequenceWarning["code"][];
  /** Where nothing had to be changed. */
  readonly isSame: boolean;
}

/** On a circle, a range that starts after its end crosses the origin; on linear sequences its ends are swapped. */
const piecesOf = (segment: Segment, size: number, circular: boolean): Segment[] => {
  const { start, end, strand } = segment;
  if (start <= end) return [segment];
  if (!circular) return [{ ...segment, start: end, end: start }];
  const pieces = [
    { ...segment, start, end: size },
    { ...segment, start: 0, end },
  ].filter((piece) => piece.end > piece.start);
  return strand === 1 ? pieces : pieces.reverse();
};

const placeWithin = (
  locations: readonly Segment[],
  operator: WireFeature["operator"],
  { sequence: { length: size }, circular }: Pick<Molecule, "sequence" | "circular">,
  isTransSpliced = false,
): Placed => {
  const codes = new Set<SequenceWarning["code"]>();
  const within = (at: number): number => Math.min(at, size);
  const kept = locations.flatMap((segment) => {
    const { start, end } = segment;
    if (start > size) codes.add("start-clamped");
    if (end > size) codes.add("end-clamped");
    if (start > end && !circular) codes.add("circular-annotation");
    return piecesOf({ ...segment, start: within(start), end: within(end) }, size, circular);
  });
  if (!circular && !isTransSpliced && goesBack(kept, operator)) codes.add("circular-annotation");
  const isSame = locations.every(({ start, end }) => start <= end && end <= size);
  return { locations: kept, codes: [...codes], isSame };
};

/** As someone counts: from 1, with the last residue, also where it is outside. */
const written = (locations: readonly Segment[], operator: WireFeature["operator"]): string =>
  formatLocation(locations, operator, 0).slice(0, 200);

const normalizePrimer = (primer: WirePrimer, molecule: Molecule): [WirePrimer, SequenceWarning[]] => {
  const { id, name } = primer;
  const { locations, codes, isSame } = placeWithin(primer.locations, "join", molecule);
  if (isSame && codes.length === 0) return [primer, []];
  const given = written(primer.locations, "join");
  return [
    { ...primer, locations },
    codes.map((code) => ({ code, id, name, given, kept: written(locations, "join") })),
  ];
};

const normalizeFeature = (
  feature: WireFeature,
  molecule: Molecule,
  keeps: AllowsType,
): [WireFeature, SequenceWarning[]] => {
  const { id, operator } = feature;
  const isTyped = isWritableFeatureType(feature.type) && keeps(feature.type);
  const type = isTyped ? feature.type : FALLBACK_FEATURE_TYPE;
  const name = feature.name || type;
  const isTransSpliced = feature.qualifiers.some(({ key }) => key === "trans_splicing");
  const { locations, codes, isSame } = placeWithin(feature.locations, operator, molecule, isTransSpliced);
  if (isSame && isTyped && feature.name !== "" && codes.length === 0) return [feature, []];
  // The original location text no longer applies.
  const { rawLocation, ...rest } = feature;
  const mended = {
    ...rest,
    type,
    name,
    locations,
    ...(isSame && rawLocation !== undefined ? { rawLocation } : {}),
  };
  const given = written(feature.locations, operator);
  const places = codes.map((code) => ({ code, id, name, given, kept: written(locations, operator) }));
  const types = isTyped
    ? []
    : [{ code: "feature-type-replaced" as const, id, name, given: feature.type, kept: type }];
  const names =
    feature.name === "" ? [{ code: "feature-unnamed" as const, id, name, given: "", kept: name }] : [];
  return [mended, [...places, ...types, ...names]];
};

/**
 * Features and primers within the residues, each feature with a name and a type, and what was put right for that.
 *
 * @example of `foo_bar` at 5..99 on a molecule of 14 bases: `misc_feature` at 5..14, reported as `end-clamped` and
 * `feature-type-replaced`
 */
export const normalizeAnnotations = (
  content: Molecule & Pick<SequenceContent, "features" | "primers">,
  keeps: AllowsType,
): Pick<SequenceContent, "features" | "primers"> & { readonly warnings: SequenceWarning[] } => {
  const features = content.features.map((feature) => normalizeFeature(feature, content, keeps));
  const primers = content.primers.map((primer) => normalizePrimer(primer, content));
  return {
    features: features.map(([feature]) => feature),
    primers: primers.map(([primer]) => primer),
    warnings: [...features, ...primers].flatMap(([, said]) => said).slice(0, MAX_SEQUENCE_WARNINGS),
  };
};

/** Types that no feature table knows, each with how many features have it. Proteins have none. */
export const unknownTypes = ({
  features,
  isProtein,
}: Pick<SequenceContent, "features" | "isProtein">): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  if (isProtein) return counts;
  for (const { type } of features)
    if (!isKnownFeatureType(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
};
