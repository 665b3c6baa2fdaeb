import type { SequenceRecord } from "@benchleaf/bio";
import { type FeatureShape, shapeFeatures } from "../../canvas/feature-shape.ts";

/** Features in the order of the molecule, those whose name or type contains `words` (case-insensitive). */
export const featureRows = (record: SequenceRecord, words: string): readonly FeatureShape[] => {
  const wanted = words.trim().toLowerCase();
  return shapeFeatures(record.features, record.sequence.length, record.topology === "circular")
    .filter(({ feature }) => `${feature.name}\n${feature.type}`.toLowerCase().includes(wanted))
    .sort((left, right) => left.start - right.start || right.length - left.length);
};
