import type { Feature, Segment } from "../feature.ts";
import type { Primer } from "../primer/primer.ts";
import type { SequenceRecord } from "../sequence.ts";

type Annotations = Pick<SequenceRecord, "features" | "primers">;

/**
 * Features and primers with their segments sent through `map`, which gives the instances of a location: none
 * drops the annotation, several give copies. A location as a file wrote it is dropped, since it moved.
 */
export const carryAnnotations = (
  { features, primers }: Annotations,
  map: (segments: readonly Segment[]) => readonly (readonly Segment[])[],
): Annotations => ({
  features: features.flatMap((feature) => {
    const { rawLocation: _, ...rest } = feature;
    return map(feature.locations).map((locations) => ({ ...rest, locations }));
  }),
  primers: primers.flatMap((primer) => map(primer.locations).map((locations) => ({ ...primer, locations }))),
});

/**
 * The annotations of several pieces as those of one molecule: what two pieces say of the same letters (the
 * overlap of a join) is said once, and ids are unique, kept where they can be.
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
