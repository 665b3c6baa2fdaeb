import type { Id } from "@benchleaf/contract";
import type { UnreadRecord } from "../../kernel/compute.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { openFile } from "../files/files.service.ts";
import { alphabetOf } from "./sequences.rules.ts";
import { findUnreadContent, type UnreadContentRow } from "./sequences.store.ts";

/** A file name that every system takes. */
const safeName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_").slice(0, 120) || "sequence";

const recordOf = (row: UnreadContentRow, name: string): UnreadRecord => ({
  name,
  description: row.description,
  kind: alphabetOf({ isProtein: row.is_protein, isRna: row.is_rna }),
  topology: row.circular ? "circular" : "linear",
  sequence: row.bases,
  features: row.features,
  primers: row.primers,
  meta: row.meta,
});

/** GenBank for nucleic acids, GenPept for proteins. */
const kinds = {
  fasta: { ending: "fasta", proteinEnding: "fasta", contentType: "text/x-fasta; charset=utf-8" },
  genbank: { ending: "gb", proteinEnding: "gp", contentType: "chemical/seq-na-genbank; charset=utf-8" },
} as const;

/** Writes a file out of a version in a thread: a genome would hold up every other call for a second. */
export const exportSequence =
  ({ database, compute }: Kernel) =>
  async (
    scope: Scope,
    id: Id,
    wanted: number | undefined,
    format: keyof typeof kinds,
  ): Promise<FileAnswer> => {
    const record = await database.read(scope, async (q) => {
      const file = await openFile(q, id);
      const version = wanted ?? file.version;
      const row = await findUnreadContent(q, id, version);
      if (row === undefined) throw problem("projectFile.not.found");
      return recordOf(row, version === file.version ? file.name : row.name);
    });
    const bytes = await compute.run("write-sequence", { record, format });
    const { ending, proteinEnding, contentType } = kinds[format];
    return {
      fileName: `${safeName(record.name)}.${record.kind === "protein" ? proteinEnding : ending}`,
      contentType,
      body: Buffer.from(bytes.buffer),
    };
  };
export type ExportSequence = ReturnType<typeof exportSequence>;
