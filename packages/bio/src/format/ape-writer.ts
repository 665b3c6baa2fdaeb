import type { Feature } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import { writeGenBank } from "./genbank-writer.ts";
import { qualifierOf } from "./gff3-text.ts";

const MARK = "ApEinfo:methylated:1";
const COLORS = ["ApEinfo_fwdcolor", "ApEinfo_revcolor"];

/**
 * Writes records as GenBank with what A plasmid Editor looks for: the comment by which it knows its own files,
 * and each feature's colour for both directions.
 */
export const writeApe = (records: readonly SequenceRecord[]): string => writeGenBank(records.map(asApe));

const asApe = (record: SequenceRecord): SequenceRecord => {
  const comments = record.meta.comments ?? [];
  const isMarked = comments.some((comment) => comment.includes("ApEinfo:"));
  return {
    ...record,
    features: record.features.map(withColors),
    meta: isMarked ? record.meta : { ...record.meta, comments: [...comments, MARK] },
  };
};

const withColors = (feature: Feature): Feature => {
  const { color, qualifiers } = feature;
  const missing = COLORS.filter((key) => !qualifiers.some((one) => one.key === key));
  if (color === undefined || missing.length === 0) return feature;
  return { ...feature, qualifiers: [...qualifiers, ...missing.map((key) => qualifierOf(key, color))] };
};
