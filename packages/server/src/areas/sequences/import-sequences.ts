import {
  type Id,
  IMPORT_BYTES_AT_ONCE,
  IMPORT_SEQUENCES_AT_ONCE,
  type Imported,
  type ReadNoteWire,
} from "@benchleaf/contract";
import { WorkerLost } from "../../kernel/compute.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Problem, problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type FilesService, type FolderRef, lockFolderForUpdate } from "../files/files.service.ts";
import type { ImportLargeFiles } from "./import-large-files.ts";
import type { InsertImported } from "./insert-imported.ts";
import { type PlaceInput, placeOf } from "./sequences.service.ts";
import type { StoredRow } from "./stored-row.rules.ts";

/** What is not read by then is left to a job, so that the call ends well before its deadline. */
const READ_MS = 10_000;

/** A claimed upload, and the folder for its sequences. */
interface Claimed {
  readonly uuid: string;
  readonly fileName: string;
  readonly size: number;
  readonly place: FolderRef;
}

interface Read {
  readonly rows: readonly StoredRow[];
  readonly warnings: readonly ReadNoteWire[];
}

/** Imports a small file within its call, and begins a job for a large one. */
export const importSequences = (
  { database, storage, compute, audit, events }: Kernel,
  files: FilesService,
  insert: InsertImported,
  largeFiles: ImportLargeFiles,
) => {
  const failed = (fileName: string, failure: ReadNoteWire): Problem =>
    problem("sequence.import.failed", { fileName, ...failure });

  /** What the file holds; undefined if that is more than a call should wait for. */
  const read = async (scope: Scope, { uuid, size, fileName }: Claimed): Promise<Read | undefined> => {
    const bytes = await storage.read(uuid, size);
    if (bytes === null) throw problem("upload.not.found");
    const input = { bytes, fileName, most: IMPORT_SEQUENCES_AT_ONCE };
    const result = await compute
      .run("read-import", input, { team: scope.tenantId, timeout: READ_MS })
      .catch((error: unknown) => {
        if (!(error instanceof WorkerLost)) throw error;
        if (error.reason === "late") return undefined;
        throw failed(fileName, { code: "too-large", line: 0, detail: "" });
      });
    if (result === undefined || (result.ok && result.isLarge)) return undefined;
    if (!result.ok) throw failed(fileName, result.error);
    return result;
  };

  const write = (scope: Scope, { uuid, fileName, place }: Claimed, { rows, warnings }: Read) => {
    const started = performance.now();
    return database.write(scope, async (tx): Promise<Imported> => {
      await lockFolderForUpdate(tx, place, rows.length);
      const ids = await insert(tx, scope, place, rows);
      const made = await files.showAll(tx, scope, ids);
      await audit.record(tx, scope, {
        action: "sequence.import",
        objectType: "upload",
        objectId: uuid,
        after: { fileName, projectId: place.projectId, fileIds: ids },
      });
      const milliseconds = Math.round(performance.now() - started);
      await events.emit(tx, scope, {
        type: "sequence.imported",
        data: { projectId: place.projectId, fileName, count: ids.length, milliseconds },
      });
      return { files: made, warnings: [...warnings], importId: null };
    });
  };

  const begun = (importId: Id): Imported => ({ files: [], warnings: [], importId });
  const requestOf = ({ uuid, fileName, size, place }: Claimed) => ({
    ...{ fileName, size, objectKey: uuid },
    ...place,
  });

  return async (scope: Scope, wanted: PlaceInput, uuid: string, fileName: string): Promise<Imported> => {
    // The destination is checked first, so that a refusal does not consume the upload.
    const { claimed, importId } = await database.write(scope, async (tx) => {
      const place = await placeOf(tx, wanted);
      await lockFolderForUpdate(tx, place, 1);
      const { size } = await storage.claim(tx, uuid, scope);
      const claimed: Claimed = { uuid, fileName, size, place };
      const isLarge = size > IMPORT_BYTES_AT_ONCE;
      return { claimed, importId: isLarge ? await largeFiles.begin(tx, requestOf(claimed)) : null };
    });
    if (importId !== null) return begun(importId);
    const content = await read(scope, claimed);
    if (content !== undefined) return write(scope, claimed, content);
    return begun(await database.write(scope, (tx) => largeFiles.begin(tx, requestOf(claimed))));
  };
};
export type ImportSequences = ReturnType<typeof importSequences>;
