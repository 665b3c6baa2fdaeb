import type { SequenceRecord } from "../sequence.ts";
import { unifyLineEnds } from "../text/decode-text.ts";
import { type Budget, freshBudget, isGzip, isZip, unpackGzip, unpackZip } from "./archive-reader.ts";
import { binaryReaders } from "./binary-readers.ts";
import { decodeText } from "./decode.ts";
import { MAX_FILE_BYTES } from "./limits.ts";
import { splitLines } from "./lines.ts";
import { MAX_NOTES, Notes, note } from "./notes.ts";
import { readPrimerFeatures } from "./primer-features.ts";
import { isNote, type ReadNote, type ReadRecords, type ReadResult } from "./report.ts";
import type { SequenceFormat, TextFormat } from "./sequence-formats.ts";
import { splitFormats } from "./split-formats.ts";
import { type TextReader, textReaders } from "./text-readers.ts";
import { hasNoResidues } from "./without-residues.ts";

const PROBE_BYTES = 65_536;
/** An archive in an archive in an archive is read; one more is not. */
const MAX_NESTING = 3;

/**
 * Reads a sequence file from bytes or text; the format is detected from the content (see `SequenceFormat`). The name
 * is only used for a record without one. Never throws; a file of unknown format fails at once, whatever its size,
 * with its first line. There are no partial results: one unreadable record fails its file. In an archive other files
 * are skipped with a warning, and warnings name their `member`.
 *
 * @example readSequences(new TextEncoder().encode(">a\nACGT\n"), { name: "a.txt" }) // { ok: true, format: "fasta",
 * records: [{ name: "a", sequence: "ACGT", … }], warnings: [] }
 */
export const readSequences = (
  content: Uint8Array | string,
  { name = "" }: { readonly name?: string } = {},
): ReadResult =>
  typeof content === "string" ? readSequenceText(content, name) : readBytes(content, name, freshBudget(), 0);

const readBytes = (bytes: Uint8Array, fileName: string, budget: Budget, depth: number): ReadResult => {
  if (bytes.length > MAX_FILE_BYTES) return failed("too-large", `${bytes.length} > ${MAX_FILE_BYTES}`);
  if (isZip(bytes) || isGzip(bytes)) {
    if (depth >= MAX_NESTING) return failed("archive-damaged", fileName);
    return isZip(bytes) ? readZip(bytes, budget, depth) : readGzip(bytes, fileName, budget, depth);
  }
  const name = baseName(fileName);
  const binary = binaryReaders.find((reader) => reader.detect(bytes));
  if (binary) {
    const notes = new Notes();
    return resultOf(binary.format, binary.read(bytes, name, notes), notes);
  }
  const isShort = bytes.length <= PROBE_BYTES;
  const probe = decodeText(bytes.subarray(0, PROBE_BYTES), !isShort);
  const found = detectText(unifyLineEnds(probe.text), isShort);
  if (isNote(found)) return { ok: false, error: found };
  const { text, encoding, wrongAt } = isShort ? probe : decodeText(bytes);
  const notes = new Notes();
  if (wrongAt !== null) notes.add("wrong-encoding", wrongAt, encoding);
  return resultOf(found.format, readParts(unifyLineEnds(text), name, found, notes), notes);
};

/** Records of flat files of several formats in one text; the format is that of the first. */
const readParts = (
  text: string,
  name: string,
  found: { readonly format: TextFormat; readonly reader: TextReader },
  notes: Notes,
): ReadRecords => {
  const isFlat = ["genbank", "genpept", "ape", "embl", "fasta"].includes(found.format);
  const parts = isFlat ? splitFormats(text) : [];
  if (parts.length < 2) return found.reader.read(text, name, notes);
  const records: SequenceRecord[] = [];
  for (const { text: part, linesBefore } of parts) {
    // Blank lines replace those above, so that warnings name the right line.
    const padded = "\n".repeat(linesBefore) + part;
    const own =
      linesBefore === 0 ? found : detectText(part.slice(0, PROBE_BYTES), part.length <= PROBE_BYTES);
    if (isNote(own)) return own;
    if (linesBefore > 0) notes.add("several-formats", linesBefore + 1, own.format);
    const read = own.reader.read(padded, `${name}-${records.length + 1}`, notes);
    if (isNote(read)) {
      if (!hasNoResidues(read)) return read;
      notes.take(read);
    } else records.push(...read);
  }
  return records.length === 0 ? note("no-bases", 1, name) : records;
};

/** Reads text that is at hand already; see {@link readSequences}. */
export const readSequenceText = (given: string, name: string): ReadResult => {
  const text = unifyLineEnds(given);
  const found = detectText(text.slice(0, PROBE_BYTES), text.length <= PROBE_BYTES);
  if (isNote(found)) return { ok: false, error: found };
  const notes = new Notes();
  return resultOf(found.format, readParts(text, name, found, notes), notes);
};

const readGzip = (bytes: Uint8Array, fileName: string, budget: Budget, depth: number): ReadResult => {
  const whole = unpackGzip(bytes, budget);
  return isNote(whole)
    ? { ok: false, error: whole }
    : readBytes(whole, fileName.replace(/\.gz$/i, ""), budget, depth + 1);
};

const readZip = (bytes: Uint8Array, budget: Budget, depth: number): ReadResult => {
  const members = unpackZip(bytes, budget);
  if (isNote(members)) return { ok: false, error: members };
  const results = members.map(({ name, bytes: content }) => ({
    member: name,
    result: readBytes(content, name, budget, depth + 1),
  }));
  const records = results.flatMap(({ result }) => (result.ok ? result.records : []));
  if (records.length === 0) {
    const first = results.find(({ result }) => !result.ok);
    if (!first || first.result.ok) return failed("empty-file", "");
    return { ok: false, error: { member: first.member, ...first.result.error } };
  }
  const warnings = results.flatMap(({ member, result }): ReadNote[] => {
    if (result.ok) return result.warnings.map((one) => ({ ...one, member: joined(member, one.member) }));
    const { error } = result;
    const skipped = hasNoResidues(error)
      ? error
      : note("archive-member-skipped", error.line ?? null, error.message);
    return [{ ...skipped, member: joined(member, error.member) }];
  });
  // Geneious stores a document with its references as a ZIP of its own XML.
  const isGeneious = results.every(({ result }) => result.ok && result.format === "geneious");
  return {
    ok: true,
    format: isGeneious ? "geneious" : "zip",
    records,
    warnings: warnings.slice(0, MAX_NOTES),
  };
};

const joined = (outer: string, inner?: string): string => (inner === undefined ? outer : `${outer}/${inner}`);

const failed = (code: ReadNote["code"], detail: string): ReadResult => ({
  ok: false,
  error: note(code, null, detail),
});

const resultOf = (format: SequenceFormat, read: ReadRecords, notes: Notes): ReadResult =>
  isNote(read)
    ? { ok: false, error: read }
    : { ok: true, format, records: read.map(readPrimerFeatures), warnings: notes.list };

/** Looks at the beginning only. */
const detectText = (
  text: string,
  isWhole: boolean,
): { format: TextFormat; reader: TextReader } | ReadNote => {
  const lines = splitLines(text.startsWith("\uFEFF") ? text.slice(1) : text);
  const at = lines.findIndex((line) => line.trim() !== "");
  if (at < 0 && isWhole) return note("empty-file", 1, "");
  const zero = lines.findIndex((one) => one.includes("\0"));
  if (zero >= 0) return note("not-a-sequence", zero + 1, printable(lines[zero] ?? ""));
  const first = lines[at] ?? "";
  for (const reader of textReaders) {
    const format = reader.detect({ lines, first });
    if (format) return { format, reader };
  }
  return note("not-a-sequence", at + 1, printable(first));
};

const printable = (line: string): string => line.replace(/[^\x20-\x7e\u00a0-\uffff]/g, "·").trim();

const baseName = (fileName: string): string =>
  fileName
    .replace(/^.*[\\/]/, "")
    .replace(/\.[A-Za-z0-9]{1,8}$/, "")
    .trim() || "sequence";
