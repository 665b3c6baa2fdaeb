import type { Feature } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import { qualifierOf } from "./gff3-text.ts";

/**
 * A record for formats that know features but no primers: each primer that binds stands as a `primer_bind`
 * feature, its bases in a note, behind the features that were there.
 */
export const withPrimerFeatures = (record: SequenceRecord): SequenceRecord => {
  const bound = record.primers.filter(({ locations }) => locations.length > 0);
  if (bound.length === 0) return record;
  const features = bound.map(
    ({ name, description, bases, locations, color }, index): Feature => ({
      id: `primer${index + 1}`,
      name,
      type: "primer_bind",
      locations,
      operator: "join",
      qualifiers: [
        qualifierOf("label", name),
        qualifierOf("note", `sequence: ${bases}`),
        ...(description === "" ? [] : [qualifierOf("note", description)]),
      ],
      ...(color !== undefined && { color }),
    }),
  );
  return { ...record, features: [...record.features, ...features], primers: [] };
};
