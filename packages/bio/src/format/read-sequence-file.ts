import { decodeText } from "./decode.ts";
import { readFasta } from "./fasta-reader.ts";
import { readGenBank } from "./genbank-reader.ts";
import { isLocusLine } from "./genbank-sections.ts";
import { MAX_FILE_BYTES } from "./limits.ts";
import { splitLines } from "./lines.ts";
import { note } from "./notes.ts";
import type { ReadResult } from "./report.ts";

const PROBE_BYTES = 65_536;

/**
 * Reads a sequence file of a kind told by its content, not by its name: GenBank, GenPept or FASTA. The name
 * serves only where a record has none. Never throws; a file that is none of these fails at once, whatever its
 * size, with the first line that says so. Nothing is read half: one record beyond mending fails the file.
 *
 * @example readSequenceFile(new TextEncoder().encode(">a\nACGT\n"), "a.txt") // { ok: true, records: […], warnings: [] }
 */
export const readSequenceFile = (bytes: Uint8Array, fileName: string): ReadResult => {
  if (bytes.length > MAX_FILE_BYTES) {
    return { ok: false, failure: note("too-large", 1, `${bytes.length} > ${MAX_FILE_BYTES}`) };
  }
  const probe = decodeText(bytes.subarray(0, PROBE_BYTES));
  const found = detectFormat(probe.text, bytes.length <= PROBE_BYTES);
  if ("failure" in found) return { ok: false, failure: found.failure };
  const { text, encoding, wrongAt } = decodeText(bytes);
  const name = baseName(fileName);
  const result = found.format === "genbank" ? readGenBank(text, name) : readFasta(text, name);
  if (!result.ok || wrongAt === null) return result;
  return { ...result, warnings: [note("wrong-encoding", wrongAt, encoding), ...result.warnings] };
};

/** Looks at the beginning only. A GenBank release file has some lines of its own before its first record. */
const detectFormat = (
  text: string,
  isWhole: boolean,
): { format: "genbank" | "fasta" } | { failure: ReturnType<typeof note> } => {
  const lines = splitLines(text.startsWith("\uFEFF") ? text.slice(1) : text);
  const first = lines.findIndex((line) => line.trim() !== "");
  if (first < 0 && isWhole) return { failure: note("empty-file", 1, "") };
  const line = lines[first] ?? "";
  const zero = lines.findIndex((one) => one.includes("\0"));
  if (zero >= 0) return { failure: note("not-a-sequence", zero + 1, printable(lines[zero] ?? "")) };
  if (line.startsWith(">") || line.startsWith(";")) return { format: "fasta" };
  if (isLocusLine(line)) return { format: "genbank" };
  const isRelease = lines.some((one) => isLocusLine(one) && /\s\d+\s+(bp|aa)\s/i.test(one));
  return isRelease ? { format: "genbank" } : { failure: note("not-a-sequence", first + 1, printable(line)) };
};

const printable = (line: string): string => line.replace(/[^\x20-\x7e\u00a0-\uffff]/g, "·").trim();

const baseName = (fileName: string): string =>
  fileName
    .replace(/^.*[\\/]/, "")
    .replace(/\.[A-Za-z0-9]{1,8}$/, "")
    .trim() || "sequence";
