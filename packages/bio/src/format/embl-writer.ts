import type { Reference, SequenceRecord } from "../sequence.ts";
import {
  EMBL_HEADER_WIDTH,
  EMBL_TABLE_MARK,
  type EmblHeader,
  REFERENCE_FIELDS,
  readEmblHeader,
} from "./embl-header.ts";
import { type EmblId, formatEmblId, readEmblId } from "./embl-id-line.ts";
import { withPrimerFeatures } from "./primer-features.ts";
import { EMBL_QUALIFIER_WIDTH, printQualifier } from "./qualifier-text.ts";
import { wrapText } from "./wrap.ts";
import { locationLines, writtenQualifiers } from "./write-feature.ts";

const MARGIN = `FT${" ".repeat(19)}`;

/**
 * Writes records as EMBL, in the layout of release 87 and later. The header that was read is written as long as it
 * agrees with the record; header fields that only GenBank has are not written.
 *
 * @example writeEmbl([record]).startsWith("ID ") // true
 */
export const writeEmbl = (records: readonly SequenceRecord[]): string =>
  records.map((record) => writeEntry(withPrimerFeatures(record))).join("");

const writeEntry = (record: SequenceRecord): string => {
  const lines = [idLine(record)];
  for (const line of headerLines(record)) {
    if (line === EMBL_TABLE_MARK) pushFeatures(lines, record);
    else if (line.startsWith("SQ")) {
      lines.push(isTrue(line, record) ? line : sequenceLine(record));
      pushLetters(lines, record.sequence);
    } else lines.push(line);
  }
  return `${lines.join("\n")}\n//\n`;
};

const pushFeatures = (lines: string[], record: SequenceRecord): void => {
  for (const feature of record.features) {
    locationLines(feature, record, EMBL_QUALIFIER_WIDTH).forEach((line, index) => {
      lines.push(index === 0 ? `FT   ${feature.type.padEnd(15)} ${line}` : MARGIN + line);
    });
    for (const qualifier of writtenQualifiers(feature)) {
      for (const line of printQualifier(qualifier, EMBL_QUALIFIER_WIDTH)) lines.push(MARGIN + line);
    }
  }
};

const idLine = (record: SequenceRecord): string => {
  const { meta } = record;
  const kept = meta.layout?.locus?.startsWith("ID") ? readEmblId(meta.layout.locus) : undefined;
  const version = /\.(\d+)(?:\s|$)/.exec(meta.version ?? "")?.[1];
  const id: EmblId = {
    name: record.name,
    version: kept && kept.version === undefined ? undefined : version,
    isCircular: record.topology === "circular",
    moleculeType: meta.moleculeType ?? (record.kind === "protein" ? undefined : record.kind.toUpperCase()),
    dataClass: kept?.dataClass,
    division: meta.division,
    length: record.sequence.length,
    isProtein: record.kind === "protein",
  };
  const isSame =
    kept &&
    (Object.keys(id) as (keyof EmblId)[]).every(
      (key) =>
        kept[key] === id[key] || (kept[key] === undefined && (key === "moleculeType" || key === "length")),
    );
  return isSame ? meta.layout!.locus! : formatEmblId(id);
};

const headerLines = ({ description, features, sequence, meta }: SequenceRecord): readonly string[] => {
  const { layout, moleculeType, division, strandedness, headerOrder, source, ...parts } = meta;
  if (layout?.header !== undefined) {
    const kept = layout.header.split("\n");
    const read = readEmblHeader(kept);
    const current = { ...parts, description };
    const marks = new Set(kept.map((line) => line.slice(0, 2)));
    const hasPlaces =
      (marks.has(EMBL_TABLE_MARK) || features.length === 0) && (marks.has("SQ") || sequence === "");
    // An ID line may contain the version too.
    const isSame = canonical({ ...read, version: parts.version }) === canonical(current);
    if (hasPlaces && isSame) return kept;
  }
  const table = features.length > 0 ? [EMBL_TABLE_MARK, "XX"] : [];
  return [...printHeader({ description, ...parts }), ...table, ...(sequence === "" ? [] : ["SQ"])];
};

const canonical = (data: object): string =>
  JSON.stringify(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const wrapped = (code: string, text: string): string[] =>
  wrapText(text.replace(/\s*[\r\n]\s*/g, " "), EMBL_HEADER_WIDTH).map((line) =>
    `${code}   ${line}`.trimEnd(),
  );
const verbatim = (code: string, text: string): string[] =>
  text.split("\n").map((line) => `${code}   ${line}`.trimEnd());

const printHeader = (header: EmblHeader): string[] => {
  const lines: string[] = ["XX"];
  const add = (block: readonly string[]) => {
    for (const line of block) lines.push(line);
    if (block.length > 0) lines.push("XX");
  };
  const { accession, date, organism, other = [] } = header;
  if (accession !== undefined) add(wrapped("AC", `${accession.split(/\s+/).join("; ")};`));
  if (header.version !== undefined) add([`SV   ${header.version}`]);
  if (date !== undefined && !other.some(({ key }) => key === "DT")) add([`DT   ${date}`]);
  if (header.description !== "") add(wrapped("DE", header.description));
  if (header.keywords !== undefined) add(wrapped("KW", header.keywords));
  if (organism !== undefined) {
    add(organism.split("\n").map((line, index) => `${index === 0 ? "OS" : "OC"}   ${line}`));
  }
  for (const reference of header.references ?? []) add(printReference(reference));
  for (const { key, value } of other) if (/^[A-Z]{2}$/.test(key)) add(verbatim(key, value));
  for (const comment of header.comments ?? []) add(verbatim("CC", comment));
  return [...lines, "FH   Key             Location/Qualifiers", "FH"];
};

const CODES = Object.fromEntries(Object.entries(REFERENCE_FIELDS).map(([code, field]) => [field, code]));

const printReference = ({ scope, fields }: Reference): string[] => {
  const match = /^(\S+)\s+\(bases (.*)\)$/.exec(scope);
  const lines = [`RN   [${match?.[1] ?? scope}]`];
  if (match?.[2]) lines.push(`RP   ${match[2].replace(/(\d+) to (\d+)/g, "$1-$2").replace(/;\s*/g, ", ")}`);
  for (const { key, value } of fields) for (const line of printField(key, value)) lines.push(line);
  return lines;
};

const printField = (key: string, value: string): string[] => {
  const code = CODES[key];
  if (code === undefined) return [`RX   ${key}; ${value}.`];
  if (code === "RT") return wrapped(code, value === "" ? ";" : `"${value}";`);
  return wrapped(code, code === "RA" || code === "RG" ? `${value};` : value);
};

const sequenceLine = ({ sequence, kind }: SequenceRecord): string => {
  const size = sequence.length;
  if (kind === "protein") return `SQ   Sequence ${size} AA;`;
  const count = (letter: string) => sequence.split(new RegExp(letter, "i")).length - 1;
  const [a, c, g, t] = ["a", "c", "g", "[tu]"].map(count) as [number, number, number, number];
  return `SQ   Sequence ${size} BP; ${a} A; ${c} C; ${g} G; ${t} T; ${size - a - c - g - t} other;`;
};

/**
 * Whether a stored SQ line still agrees with the residues; one without residues below it refers to residues
 * elsewhere.
 */
const isTrue = (line: string, record: SequenceRecord): boolean =>
  record.sequence === "" ||
  line.split(";").slice(0, 6).join(";") === sequenceLine(record).split(";").slice(0, 6).join(";");

const pushLetters = (lines: string[], sequence: string): void => {
  for (let from = 0; from < sequence.length; from += 60) {
    const end = Math.min(sequence.length, from + 60);
    let line = "    ";
    for (let at = from; at < end; at += 10) line += ` ${sequence.slice(at, Math.min(at + 10, end))}`;
    lines.push(line.padEnd(70) + String(end).padStart(10));
  }
};
