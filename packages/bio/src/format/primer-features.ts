import { type Feature, qualifierValue } from "../feature.ts";
import type { Primer } from "../primer/primer.ts";
import type { SequenceRecord } from "../sequence.ts";
import { qualifierOf } from "./gff3-text.ts";

/**
 * A record for formats that have features but no primers: each primer that binds becomes a `primer_bind` feature with
 * its bases in a note, after the existing features.
 */
export const withPrimerFeatures = (record: SequenceRecord): SequenceRecord => {
  const bound = record.primers.filter(({ locations }) => locations.length > 0);
  if (bound.length === 0) return record;
  const features = bound.map(
    ({ name, description, bases, order, locations, color }, index): Feature => ({
      id: `primer${index + 1}`,
      name,
      type: "primer_bind",
      locations,
      operator: "join",
      qualifiers: [
        qualifierOf("label", name),
        qualifierOf("note", `sequence: ${bases}`),
        ...(order === undefined ? [] : [qualifierOf("note", `ordered as: ${order}`)]),
        ...(description === "" ? [] : [qualifierOf("note", description)]),
      ],
      ...(color !== undefined && { color }),
    }),
  );
  return { ...record, features: [...record.features, ...features], primers: [] };
};

const BASES = /^sequence: ([ACGTURYSWKMBDHVN]+)$/i;

const ORDER = /^ordered as: (.{1,2000})$/;

/** An id that {@link withPrimerFeatures} gives. */
const OWN_ID = /^primer\d+_*$/;

/**
 * A record in which features that {@link withPrimerFeatures} wrote, the last ones, are primers again. A `primer_bind`
 * without bases, or with more qualifiers than a primer has fields for, stays a feature.
 */
export const readPrimerFeatures = (record: SequenceRecord): SequenceRecord => {
  if (record.kind === "protein") return record;
  let first = record.features.length;
  const primers: Primer[] = [];
  for (; first > 0; first--) {
    const primer = primerIn(record.features[first - 1]!);
    if (!primer) break;
    primers.unshift(primer);
  }
  if (primers.length === 0) return record;
  const known = record.primers.length;
  return {
    ...record,
    features: record.features.slice(0, first),
    primers: [...record.primers, ...primers.map((one, index) => ({ ...one, id: `p${known + index + 1}` }))],
  };
};

const primerIn = ({
  type,
  name,
  locations,
  operator,
  qualifiers,
  color,
  rawLocation,
}: Feature): Primer | null => {
  if (type !== "primer_bind" || operator !== "join" || rawLocation !== undefined) return null;
  // What GFF3 adds: the name once more, and the id that links rows.
  const kept = qualifiers.filter(
    ({ key, value }) =>
      !key.startsWith("ApEinfo_") &&
      !(key === "Name" && value === name) &&
      !(key === "ID" && OWN_ID.test(value ?? "")),
  );
  const order = ORDER.exec(kept[2]?.value ?? "")?.[1];
  const [label, note, description, ...more] = order === undefined ? kept : kept.toSpliced(2, 1);
  const bases = BASES.exec(note?.value ?? "")?.[1];
  const isPlain =
    label?.key === "label" && note?.key === "note" && (!description || description.key === "note");
  if (!isPlain || bases === undefined || more.length > 0 || qualifierValue({ qualifiers }, "label") !== name)
    return null;
  return {
    id: "p1",
    name,
    description: description?.value ?? "",
    bases,
    ...(order !== undefined && { order }),
    locations,
    ...(color !== undefined && { color }),
  };
};
