import { binaryReaders } from "./binary-readers.ts";
import { decodeText } from "./decode.ts";
import { MAX_FILE_BYTES } from "./limits.ts";
import { splitLines } from "./lines.ts";
import { Notes, note } from "./notes.ts";
import { isNote, type ReadNote, type ReadRecords, type ReadResult } from "./report.ts";
import type { SequenceFormat, TextFormat } from "./sequence-formats.ts";
import { type TextReader, textReaders } from "./text-readers.ts";

const PROBE_BYTES = 65_536;

/**
 * Reads a sequence file of a kind told by its content, not by its name; `SequenceFormat` lists the kinds. The
 * name serves only where a record has none. Never throws; a file of no known kind fails at once, whatever its
 * size, with the first line that says so. Nothing is read half: one record beyond mending fails the file.
 *
 * @example readSequences(new TextEncoder().encode(">a\nACGT\n"), { name: "a.txt" })
 * // { ok: true, format: "fasta", records: [{ name: "a", sequence: "ACGT", … }], warnings: [] }
 */
export const readSequences = (bytes: Uint8Array, options: { readonly name?: string } = {}): ReadResult => {
  if (bytes.length > MAX_FILE_BYTES) {
    return { ok: false, error: note("too-large", null, `${bytes.length} > ${MAX_FILE_BYTES}`) };
  }
  const name = baseName(options.name ?? "");
  const notes = new Notes();
  const binary = binaryReaders.find((reader) => reader.detect(bytes));
  if (binary) return resultOf(binary.format, binary.read(bytes, name, notes), notes);
  const probe = decodeText(bytes.subarray(0, PROBE_BYTES));
  const found = detectText(probe.text, bytes.length <= PROBE_BYTES);
  if (isNote(found)) return { ok: false, error: found };
  const { text, encoding, wrongAt } = decodeText(bytes);
  if (wrongAt !== null) notes.add("wrong-encoding", wrongAt, encoding);
  return resultOf(found.format, found.reader.read(text, name, notes), notes);
};

const resultOf = (format: SequenceFormat, read: ReadRecords, notes: Notes): ReadResult =>
  isNote(read) ? { ok: false, error: read } : { ok: true, format, records: read, warnings: notes.list };

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
