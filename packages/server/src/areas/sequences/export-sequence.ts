import { cleanFileName, type Id, type WriteNoteWire, type WrittenFormat } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { openFile } from "../files/files.service.ts";
import type { PrintedSheet } from "../files/kinds.service.ts";
import { metaForEverybody } from "./publications.rules.ts";
import { alphabetOf } from "./sequences.rules.ts";
import { findUnreadContent, type UnreadContentRow } from "./sequences.store.ts";
import type { UnreadRecord } from "./sequences.work.ts";

const MAX_NOTES = 200;

/** A file name that every system takes. */
const safeName = (name: string): string =>
  cleanFileName(name)
    .replace(/[:*?"<>|]/g, "_")
    .slice(0, 120) || "sequence";

const recordOf = (row: UnreadContentRow, name: string): UnreadRecord => ({
  name,
  description: row.description,
  kind: alphabetOf({ isProtein: row.is_protein, isRna: row.is_rna }),
  topology: row.circular ? "circular" : "linear",
  sequence: row.bases,
  features: row.features,
  primers: row.primers,
  meta: row.meta,
  qualities: row.qualities,
  trace: row.trace,
});

const text = (type: string) => `${type}; charset=utf-8`;

/** How a file of each format is named and sent. */
const formats: Record<WrittenFormat, { ending: string; contentType: string }> = {
  genbank: { ending: "gb", contentType: text("chemical/seq-na-genbank") },
  genpept: { ending: "gp", contentType: text("chemical/seq-aa-genpept") },
  ape: { ending: "ape", contentType: text("text/plain") },
  embl: { ending: "embl", contentType: text("chemical/x-embl-dl-nucleotide") },
  fasta: { ending: "fasta", contentType: text("text/x-fasta") },
  fastq: { ending: "fastq", contentType: text("text/x-fastq") },
  gff3: { ending: "gff3", contentType: text("text/x-gff3") },
  sbol: { ending: "xml", contentType: text("application/rdf+xml") },
  snapgene: { ending: "dna", contentType: "application/octet-stream" },
  csv: { ending: "csv", contentType: text("text/csv") },
  tsv: { ending: "tsv", contentType: text("text/tab-separated-values") },
  zip: { ending: "zip", contentType: "application/zip" },
};

const endingOf = (format: WrittenFormat, kind: UnreadRecord["kind"]): string => {
  if (kind !== "protein") return formats[format].ending;
  return { genbank: "gp", snapgene: "prot" }[format as string] ?? formats[format].ending;
};

interface Input {
  readonly format: WrittenFormat;
  readonly version?: number | undefined;
  /** Without what stays in the team. */
  readonly isForEverybody?: boolean;
}

const forEverybody = (record: UnreadRecord): UnreadRecord => ({
  ...record,
  primers: "[]",
  qualities: null,
  trace: null,
  meta: JSON.stringify(metaForEverybody(JSON.parse(record.meta))),
});

/** Writes a file out of a version in a thread: a genome would hold up every other call for a second. */
export const exportSequence = ({ database, compute }: Kernel) => {
  const open = (scope: Scope, id: Id, wanted: number | undefined): Promise<UnreadRecord> =>
    database.read(scope, async (q) => {
      const file = await openFile(q, id);
      const version = wanted ?? file.version;
      const row = await findUnreadContent(q, id, version);
      if (row === undefined) throw problem("projectFile.not.found");
      return recordOf(row, version === file.version ? file.name : row.name);
    });

  const file = async (scope: Scope, id: Id, input: Input): Promise<FileAnswer> => {
    const { format, version, isForEverybody = false } = input;
    const kept = await open(scope, id, version);
    const record = isForEverybody ? forEverybody(kept) : kept;
    const bytes = await compute.run("write-sequence", { record, format }, { team: scope.tenantId });
    return {
      fileName: `${safeName(record.name)}.${endingOf(format, record.kind)}`,
      contentType: formats[format].contentType,
      body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    };
  };

  return {
    file,

    /** As in its flat file, so that print and other programs get the same. */
    async sheet(scope: Scope, id: Id, version: number): Promise<PrintedSheet | undefined> {
      const { body } = await file(scope, id, { format: "genbank", version });
      const given = { bytes: body as Buffer, fileName: "record.gb" };
      const read = await compute.run("read-sequences", given, { team: scope.tenantId });
      const record = read.ok ? read.records[0] : undefined;
      return record && { form: "molecule", record };
    },

    async notes(scope: Scope, id: Id, { format, version }: Input): Promise<{ warnings: WriteNoteWire[] }> {
      const record = await open(scope, id, version);
      const warnings = await compute.run("find-losses", { record, format }, { team: scope.tenantId });
      return { warnings: warnings.slice(0, MAX_NOTES).map(({ code, detail }) => ({ code, detail })) };
    },
  };
};
export type ExportSequence = ReturnType<typeof exportSequence>;
