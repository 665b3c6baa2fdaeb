import type { SequenceRecord } from "../sequence.ts";
import { writeApe } from "./ape-writer.ts";
import { writeZip } from "./archive-writer.ts";
import { writeEmbl } from "./embl-writer.ts";
import { writeFasta } from "./fasta-writer.ts";
import { writeFastq } from "./fastq.ts";
import { findLosses } from "./find-losses.ts";
import { writeGenBank } from "./genbank-writer.ts";
import { writeGff3 } from "./gff3-writer.ts";
import { readSequences, readSequenceText } from "./read-sequences.ts";
import { writeSbol } from "./sbol-writer.ts";
import type { SequenceFormat } from "./sequence-formats.ts";
import { writeSnapGene } from "./snapgene-writer.ts";
import { writeTable } from "./table-writer.ts";
import { type WriteResult, writeNote } from "./write-report.ts";

type Writer = (records: readonly SequenceRecord[]) => string | Uint8Array;

/** Formats that can be written; the others are read only. */
const writers: Partial<Record<SequenceFormat, Writer>> = {
  genbank: writeGenBank,
  genpept: writeGenBank,
  ape: writeApe,
  embl: writeEmbl,
  fasta: (records) => writeFasta(records),
  fastq: writeFastq,
  gff3: writeGff3,
  sbol: writeSbol,
  snapgene: writeSnapGene,
  csv: (records) => writeTable(records, ","),
  tsv: (records) => writeTable(records, "\t"),
  zip: writeZip,
};

/** Formats that `writeSequences` writes, in the order in which they may be offered. */
export const writtenFormats = Object.keys(writers) as readonly SequenceFormat[];

/**
 * Writes records in a format: `text`, or `bytes` where the format is of bytes. What was written is read again, and
 * every thing of the records that is not found there as it was is named in `warnings`. GenBank and GenPept, EMBL,
 * GFF3, SBOL 2 and ZIP (of GenBank) carry primers as `primer_bind` features. Never throws; a format that is read
 * only gives `format-not-written`.
 *
 * @example writeSequences([plasmid], "fasta")
 * // { ok: true, format: "fasta", text: ">pUC19 …", warnings: [{ code: "topology-lost", … }, { code: "features-lost", … }] }
 */
export const writeSequences = <Format extends SequenceFormat>(
  records: readonly SequenceRecord[],
  format: Format,
): WriteResult<Format> => {
  const write = writers[format];
  if (!write) return { ok: false, error: writeNote("format-not-written", "", format) };
  const content = write(records);
  const name = records[0]?.name ?? "";
  const read =
    typeof content === "string" ? readSequenceText(content, name) : readSequences(content, { name });
  const warnings = findLosses(records, read.ok ? read.records : []);
  const written = typeof content === "string" ? { text: content } : { bytes: content };
  // Whether the result is text or bytes depends on the format; the table of writers guarantees it.
  return { ok: true, format, ...written, warnings } as unknown as WriteResult<Format>;
};
