import type { Feature, SequenceRecord } from "@benchleaf/bio";
import { type FeatureShape, shapeFeatures } from "../../../canvas/feature-shape.ts";

interface Candidate {
  readonly name: string;
  readonly start: number;
  readonly length: number;
  readonly strand: 1 | -1;
}

/** Of two stretches, shared residues as a part of the longer one; neither is turned about the origin. */
const sharedPart = (one: Candidate, other: FeatureShape): number => {
  const shared =
    Math.min(one.start + one.length, other.start + other.length) - Math.max(one.start, other.start);
  return shared / Math.max(one.length, other.length);
};

/** So much of the longer of two features of one name makes them the same thing. */
const SAME_PART = 0.8;

const strandOf = ({ locations }: Feature) => locations[0]?.strand ?? 1;

/**
 * Whether something is annotated already: a feature on the same strand with the same ends, or with the same name and
 * nearly the same residues. `source` features do not count.
 */
export const knownPlaces = (
  features: readonly Feature[],
  { sequence, topology }: Pick<SequenceRecord, "sequence" | "topology">,
): ((candidate: Candidate) => boolean) => {
  const places = new Set<string>();
  const named = new Map<string, FeatureShape[]>();
  for (const shape of shapeFeatures(features, sequence.length, topology === "circular")) {
    const { feature, start, length } = shape;
    if (feature.type === "source") continue;
    const strand = strandOf(feature);
    places.add(`${start} ${length} ${strand}`);
    const key = `${strand}${feature.name.toLowerCase()}`;
    const alike = named.get(key);
    if (alike) alike.push(shape);
    else named.set(key, [shape]);
  }
  return (candidate) => {
    const { name, start, length, strand } = candidate;
    if (places.has(`${start} ${length} ${strand}`)) return true;
    const alike = named.get(`${strand}${name.toLowerCase()}`) ?? [];
    return alike.some((shape) => sharedPart(candidate, shape) >= SAME_PART);
  };
};

/** The 3' ends of coding features, by strand: a reading frame that ends there is annotated, wherever it begins. */
export const knownStops = (features: readonly Feature[]): ReadonlySet<string> =>
  new Set(
    features
      .filter(({ type }) => type === "CDS")
      .flatMap(({ locations }) => {
        const last = locations.at(-1);
        return last ? [stopKey(last)] : [];
      }),
  );

/** Where a coding feature ends, and on which strand. */
export const stopKey = ({ start, end, strand }: Feature["locations"][number]): string =>
  `${strand === 1 ? end : start} ${strand}`;
