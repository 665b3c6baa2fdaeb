import type { Feature } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import { blockKey, readHeader } from "./genbank-header-reader.ts";
import { printHeader } from "./genbank-header-writer.ts";
import { formatLocus, type Locus, readLocus } from "./locus-line.ts";
import { withPrimerFeatures } from "./primer-features.ts";
import { printQualifier, QUALIFIER_WIDTH } from "./qualifier-text.ts";
import { printResidueLine } from "./residue-lines.ts";
import { locationLines, writtenQualifiers } from "./write-feature.ts";

const MARGIN = " ".repeat(21);

/**
 * Writes records as GenBank (GenPept for proteins). Reading the text again gives the same records; what was
 * read and not changed is written as it stood, with LF line ends. A name or colour that no qualifier carries
 * yet is written as `/label` and `/ApEinfo_fwdcolor`.
 *
 * @example writeGenBank([record]).startsWith("LOCUS") // true
 */
export const writeGenBank = (records: readonly SequenceRecord[]): string =>
  records.map((record) => writeRecord(withPrimerFeatures(record))).join("");

const writeRecord = (record: SequenceRecord): string => {
  const lines = [locusLine(record)];
  for (const line of headerLines(record)) {
    lines.push(line);
    const key = blockKey(line);
    if (key === "FEATURES") for (const feature of record.features) pushFeature(lines, feature, record);
    if (key === "ORIGIN") pushLetters(lines, record);
  }
  return `${lines.join("\n")}\n//\n`;
};

const locusLine = (record: SequenceRecord): string => {
  const { meta } = record;
  const locus: Locus = {
    name: record.name,
    length: record.sequence.length,
    isProtein: record.kind === "protein",
    isCircular: record.topology === "circular",
    strandedness: meta.strandedness,
    moleculeType: meta.moleculeType ?? (meta.headerOrder ? undefined : moleculeOf(record)),
    division: meta.division,
    date: meta.date,
  };
  const kept = meta.layout?.locus;
  if (kept === undefined) return formatLocus(locus);
  const read = readLocus(kept);
  const isSame = (Object.keys(locus) as (keyof Locus)[]).every(
    // A record without residues keeps the length declared in its file.
    (key) => read[key] === locus[key] || (key === "length" && record.sequence === ""),
  );
  return isSame ? kept : formatLocus(locus);
};

const moleculeOf = ({ kind: alphabet }: SequenceRecord): string | undefined =>
  alphabet === "protein" ? undefined : alphabet.toUpperCase();

const headerLines = (record: SequenceRecord): readonly string[] => {
  const { layout, moleculeType, division, date, strandedness, ...parts } = record.meta;
  const current = { description: record.description, ...parts };
  const needs = {
    features: record.features.length > 0 || !parts.headerOrder,
    bases: record.sequence !== "" || !parts.headerOrder,
  };
  if (layout?.header !== undefined) {
    const kept = layout.header === "" ? [] : layout.header.split("\n");
    const read = readHeader(kept);
    const order = new Set(read.headerOrder);
    const hasPlaces = (order.has("FEATURES") || !needs.features) && (order.has("ORIGIN") || !needs.bases);
    if (hasPlaces && isSameData(read, current)) return kept;
  }
  return printHeader(current, needs);
};

const isSameData = (one: object, other: object): boolean => canonical(one) === canonical(other);

const canonical = (data: object): string =>
  JSON.stringify(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));

const pushFeature = (lines: string[], feature: Feature, record: SequenceRecord): void => {
  const location = locationLines(feature, record, QUALIFIER_WIDTH);
  const key = feature.type.padEnd(15);
  location.forEach((line, index) => {
    lines.push(index === 0 ? `     ${key} ${line}` : MARGIN + line);
  });
  for (const qualifier of writtenQualifiers(feature)) {
    for (const line of printQualifier(qualifier)) lines.push(MARGIN + line);
  }
};

const pushLetters = (lines: string[], { sequence, meta }: SequenceRecord): void => {
  for (let from = 0; from < sequence.length; from += 60) {
    lines.push(printResidueLine(sequence, from, meta.layout?.letters));
  }
};
