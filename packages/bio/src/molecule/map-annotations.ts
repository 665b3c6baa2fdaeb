import { isCovered, type Molecule, moveQualifiers } from "../coding/position-qualifiers.ts";
import type { Feature, Qualifier, Segment } from "../feature.ts";
import type { Primer } from "../primer/primer.ts";
import type { SequenceRecord } from "../sequence.ts";

type Annotations = Pick<SequenceRecord, "features" | "primers">;

/**
 * Features and primers with their segments passed through `map`, which returns the instances of a location: none
 * drops the annotation, several give copies. The raw location text of a file is dropped, since it moved. `before` and
 * `after` are the molecules on which they are: qualifiers that contain positions are updated, see {@link
 * moveQualifiers}.
 */
export const mapAnnotations = (
  { features, primers }: Annotations,
  map: MapLocation,
  { before, after }: { readonly before: Molecule; readonly after: Molecule },
): Annotations => ({
  features: features.flatMap((feature) => {
    const { rawLocation: _, ...rest } = feature;
    return map(feature.locations).map((locations) => ({
      ...rest,
      locations,
      qualifiers: qualifiersOn(feature.qualifiers, feature.locations, locations, map, { before, after }),
    }));
  }),
  primers: primers.flatMap((primer) => map(primer.locations).map((locations) => ({ ...primer, locations }))),
});

/** The instances of a location on another molecule. */
type MapLocation = (segments: readonly Segment[]) => readonly (readonly Segment[])[];

/**
 * Qualifiers of an instance at `locations` of a feature that was at `whole`: their positions are those within it.
 * Where the instance is a piece, positions that are in another piece go with that one.
 */
export const qualifiersOn = (
  qualifiers: readonly Qualifier[],
  whole: readonly Segment[],
  locations: readonly Segment[],
  map: MapLocation,
  { before, after }: { readonly before: Molecule; readonly after: Molecule },
): readonly Qualifier[] =>
  moveQualifiers(qualifiers, before, after, (segments) => {
    const instances = map(segments);
    const own = instances.find((instance) => instance.every((one) => isCovered(one, locations)));
    if (own) return own;
    return segments.every((one) => isCovered(one, whole)) ? null : (instances[0] ?? null);
  });

/** The molecule that a record is, for positions. */
export const moleculeSize = ({
  sequence,
  topology,
}: Pick<SequenceRecord, "sequence" | "topology">): Molecule => ({
  size: sequence.length,
  isCircular: topology === "circular",
});

/**
 * The annotations of several pieces as those of one molecule: what two pieces both have on the same bases (the
 * overlap of a join) is listed once, and ids are unique, unchanged if possible.
 */
export const uniteAnnotations = (pieces: readonly Annotations[]): Annotations => {
  const features: Feature[] = [];
  const primers: Primer[] = [];
  const said = new Set<string>();
  const ids = new Set<string>();
  const isNew = (text: string): boolean => !said.has(text) && said.add(text).size > 0;
  for (const piece of pieces) {
    for (const feature of piece.features) {
      const { id, ...saying } = feature;
      if (isNew(`f${JSON.stringify(saying)}`)) features.push({ ...feature, id: unusedId(id, "f", ids) });
    }
    for (const primer of piece.primers) {
      const { id, ...saying } = primer;
      if (isNew(`p${JSON.stringify(saying)}`)) primers.push({ ...primer, id: unusedId(id, "p", ids) });
    }
  }
  return { features, primers };
};

const unusedId = (id: string, prefix: string, ids: Set<string>): string => {
  let unused = id;
  for (let number = ids.size + 1; ids.has(unused); number++) unused = `${prefix}${number}`;
  ids.add(unused);
  return unused;
};
