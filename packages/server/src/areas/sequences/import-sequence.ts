import type { Id } from "@benchleaf/contract";
import { WorkerLost } from "../../kernel/compute.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type FilesService, type FolderRef, reserveFile } from "../files/files.service.ts";
import { insertSequences } from "./sequences.store.ts";
import { type StoredSequence, storedRowOf } from "./stored-row.rules.ts";

export type ImportedSequence = StoredSequence;

/** A file that exceeds its reader's time and memory is stored as a plain file. */
const asNone = (error: unknown): null => {
  if (error instanceof WorkerLost) return null;
  throw error;
};

/** Saves a repeated import as the next version. */
interface Renewing {
  renew(tx: Queries, scope: Scope, id: Id, kept: StoredSequence): Promise<void>;
}

/** For areas that bring sequences in, each in a transaction of their own. */
export const importSequence = (
  { compute, audit }: Pick<Kernel, "compute" | "audit">,
  files: FilesService,
  sequences: Renewing,
) => ({
  /** The one sequence of a file, under a name; or why it is none. */
  async read(
    team: Id | null,
    bytes: Uint8Array,
    fileName: string,
    name: string,
  ): Promise<ImportedSequence | "not-a-sequence" | "several-sequences"> {
    const result = await compute.run("read-kept", { bytes, fileName, name }, { team }).catch(asNone);
    return result ?? "not-a-sequence";
  },

  async add(tx: Queries, scope: Scope, place: FolderRef, { content, trace }: ImportedSequence): Promise<Id> {
    const kind = trace === null ? "sequence" : "sanger";
    const id = await reserveFile(tx, place, kind);
    const size = content.sequence.length;
    await Promise.all([
      files.create(tx, scope, place, kind, [{ id, name: content.name, size }]),
      insertSequences(tx, [id], [storedRowOf({ content, trace })]),
    ]);
    const after = { name: content.name, size, projectId: place.projectId };
    await audit.record(tx, scope, { action: "sequence.create", objectType: "file", objectId: id, after });
    return id;
  },

  renew: sequences.renew,
});
export type ImportSequence = ReturnType<typeof importSequence>;
