import type { Feature, Qualifier, Segment } from "../feature.ts";
import { formatLocation } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import { LOCATION_KEY } from "./gff3-feature.ts";
import { encodeGff, encodeSeqId, printAttributes } from "./gff3-text.ts";
import { withPrimerFeatures } from "./primer-features.ts";
import { locationText, writtenQualifiers } from "./write-feature.ts";

/**
 * Writes records as GFF3 with their residues as FASTA. Every qualifier becomes an attribute, a joined location one
 * row per segment under one ID, `<` and `>` the `start_range` and `end_range` of NCBI; a location that rows cannot
 * represent is in the attribute `insdc_location` as well. Header, references and primers cannot be represented.
 *
 * @example writeGff3([record]).startsWith("##gff-version 3") // true
 */
export const writeGff3 = (records: readonly SequenceRecord[]): string => {
  const lines = ["##gff-version 3"];
  for (const record of records) {
    const seqId = encodeSeqId(record.name);
    const size = record.sequence.length;
    if (size > 0) lines.push(`##sequence-region ${seqId} 1 ${size}`);
    if (record.topology === "circular") {
      const attributes = `ID=${encodeGff(record.name)};Is_circular=true`;
      lines.push([seqId, ".", "region", 1, size, ".", "+", ".", attributes].join("\t"));
    }
    for (const row of rowsOf(withPrimerFeatures(record), seqId)) lines.push(row);
  }
  const withLetters = records.filter(({ sequence }) => sequence !== "");
  if (withLetters.length > 0) lines.push("##FASTA");
  for (const { name, description, sequence } of withLetters) {
    lines.push(`>${encodeSeqId(name)} ${description.replace(/\s*[\r\n]\s*/g, " ")}`.trimEnd());
    for (let from = 0; from < sequence.length; from += 60) lines.push(sequence.slice(from, from + 60));
  }
  return `${lines.join("\n")}\n`;
};

const rowsOf = (record: SequenceRecord, seqId: string): string[] => {
  const taken = new Set<string>();
  // Rows that share an ID would be read as one feature.
  for (const { qualifiers } of record.features) taken.add(idOf(qualifiers) ?? "");
  const seen = new Set<string>();
  return record.features.flatMap((feature) => {
    const own = idOf(feature.qualifiers);
    let id = own && !seen.has(`${feature.type} ${own}`) ? own : null;
    if (id === null && (feature.locations.length > 1 || own)) {
      let serial = feature.id;
      while (taken.has(serial)) serial += "_";
      id = serial;
      taken.add(serial);
    }
    if (id !== null) seen.add(`${feature.type} ${id}`);
    return featureRows(feature, id, record, seqId);
  });
};

const idOf = (qualifiers: readonly Qualifier[]): string | undefined =>
  qualifiers.find(({ key }) => key === "ID")?.value ?? undefined;

const featureRows = (
  feature: Feature,
  id: string | null,
  record: SequenceRecord,
  seqId: string,
): string[] => {
  const { locations, type, name } = feature;
  const qualifiers = writtenQualifiers(feature);
  const columnOf = (key: string) => qualifiers.find((one) => one.key === key)?.value ?? ".";
  const shown = qualifiers.filter(({ key }) => !["ID", "Name", "source", "score"].includes(key));
  const columns = [seqId, encodeGff(columnOf("source")), encodeGff(type)];
  const location = tellsAll(feature, record)
    ? []
    : [{ key: LOCATION_KEY, value: locationText(feature, record) }];
  const named = qualifiers.filter(({ key }) => key === "Name");
  const head = [
    ...(id === null ? [] : [{ key: "ID", value: id }]),
    ...(named.length > 0 ? named : [{ key: "Name", value: name }]),
  ];
  // The first row has all attributes; the others would only repeat them, a translation at every exon.
  const full = [...head, ...shown, ...location];
  const brief = [...head, ...shown.filter(({ key }) => key === "Parent")];
  const phases = phasesOf(feature);
  const score = encodeGff(columnOf("score"));
  const plus = feature.arrowheadType === "NONE" && locations.every(({ strand }) => strand === 1) ? "." : "+";
  return locations.map((segment, index) => {
    const [from, to] = segment.start < segment.end ? [segment.start + 1, segment.end] : siteOf(segment);
    const strand = segment.strand === -1 ? "-" : plus;
    const attributes = printAttributes([...(index === 0 ? full : brief), ...rangesOf(segment)]);
    return [...columns, from, to, score, strand, phases[index], attributes].join("\t");
  });
};

/** A site is the gap after its base. */
const siteOf = ({ start }: Segment): [number, number] => [Math.max(1, start), Math.max(1, start)];

const rangesOf = ({ start, end, isStartPartial, isEndPartial }: Segment) => [
  ...(isStartPartial ? [".", `${start + 1}`].map((value) => ({ key: "start_range", value })) : []),
  ...(isEndPartial ? [`${end}`, "."].map((value) => ({ key: "end_range", value })) : []),
];

/** Whether rows alone bring the location back: joined, in order along one strand, without gaps of no length. */
const tellsAll = (feature: Feature, record: SequenceRecord): boolean => {
  const { locations, operator, rawLocation } = feature;
  if (record.sequence === "") return true;
  if (rawLocation !== undefined || (operator !== "join" && locations.length > 1)) return false;
  if (locations.some(({ start, end }) => start === end)) return false;
  // Rows that meet at the origin are read over it.
  const isAtOrigin =
    locations.some(({ end }) => end === record.sequence.length) && locations.some(({ start }) => start === 0);
  if (record.topology === "circular" && locations.length > 1 && isAtOrigin) return false;
  if (feature.qualifiers.some(({ key }) => key === "part" || key === "trans_splicing" || key === "exception"))
    return false;
  const isBottom = locations.every(({ strand }) => strand === -1);
  const ordered = [...locations].sort((a, b) => a.start - b.start);
  if (isBottom) ordered.reverse();
  const size = record.sequence.length;
  return formatLocation(ordered, operator, size) === formatLocation(locations, operator, size);
};

/** The phase of each segment of a coding feature: bases to skip to the next codon. */
const phasesOf = ({ type, qualifiers, locations }: Feature): string[] => {
  const start = qualifiers.find(({ key }) => key === "codon_start")?.value;
  if (type !== "CDS" && !/^[123]$/.test(start ?? "")) return locations.map(() => ".");
  let phase = /^[123]$/.test(start ?? "") ? Number(start) - 1 : 0;
  return locations.map(({ start: from, end }) => {
    const own = phase;
    phase = (((phase - (end - from)) % 3) + 3) % 3;
    return String(own);
  });
};
