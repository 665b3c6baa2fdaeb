import type { SequenceRecord } from "@benchleaf/bio";
import { type Id, sequenceContentSchema } from "@benchleaf/contract";
import { WorkLost } from "../../kernel/compute.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type FilesService, type Place, takePlace } from "../files/files.service.ts";
import { fromRecord, mendContent, traceOf } from "./sequences.rules.ts";
import { insertSequences, type Kept } from "./sequences.store.ts";

export type BroughtSequence = Kept;

/** What its reader cannot take in its time and memory is brought as the file that it is. */
const asNone = (error: unknown): { ok: false } => {
  if (error instanceof WorkLost) return { ok: false };
  throw error;
};

/** Saves what is brought in again, as the next version. */
interface Renewing {
  renew(tx: Queries, scope: Scope, id: Id, kept: Kept): Promise<void>;
}

/** A record as it is kept, under a name; null where it is more than a file can hold. */
export const sequenceOf = (record: SequenceRecord, name: string): BroughtSequence | null => {
  const checked = sequenceContentSchema.safeParse({ ...fromRecord(record), name });
  if (!checked.success) return null;
  try {
    return { content: mendContent(checked.data), trace: traceOf(record) };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
};

/** For areas that bring sequences in, each in a transaction of their own. */
export const bringSequence = (
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
  ): Promise<BroughtSequence | "not-a-sequence" | "several-sequences"> {
    const result = await compute.run("read-sequences", { bytes, fileName }, { team }).catch(asNone);
    const [record] = result.ok ? result.records : [];
    if (!result.ok || record === undefined) return "not-a-sequence";
    if (result.records.length > 1) return "several-sequences";
    return sequenceOf(record, name) ?? "not-a-sequence";
  },

  async add(tx: Queries, scope: Scope, place: Place, { content, trace }: BroughtSequence): Promise<Id> {
    const kind = trace === null ? "sequence" : "sanger";
    const id = await takePlace(tx, place, kind);
    const size = content.sequence.length;
    await Promise.all([
      files.create(tx, scope, place, kind, [{ id, name: content.name, size }]),
      insertSequences(tx, [id], [{ content, trace }]),
    ]);
    const after = { name: content.name, size, projectId: place.projectId };
    await audit.record(tx, scope, { action: "sequence.create", objectType: "file", objectId: id, after });
    return id;
  },

  renew: sequences.renew,
});
export type BringSequence = ReturnType<typeof bringSequence>;
