import type { Id, LabFile, ReadNoteWire } from "@benchleaf/contract";
import { WorkLost } from "../../kernel/compute.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Problem, problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type FilesService, holdPlace, type Place } from "../files/files.service.ts";
import { takeIds } from "../files/files.sql.ts";
import type { KeptRow } from "./kept-row.rules.ts";
import { type PlaceInput, placeOf } from "./sequences.service.ts";
import * as store from "./sequences.store.ts";

/** A file may hold thousands of records; one statement carries about this many letters. */
const CHUNK_LETTERS = 4_000_000;
const CHUNK_RECORDS = 500;

export interface Imported {
  readonly files: LabFile[];
  readonly warnings: ReadNoteWire[];
}

const sizeOf = ({ sequence, features, meta, trace }: KeptRow): number =>
  sequence.length + features.length + meta.length + (trace?.length ?? 0);

const chunksOf = (rows: readonly KeptRow[]): KeptRow[][] => {
  const chunks: KeptRow[][] = [];
  let letters = 0;
  for (const one of rows) {
    const last = chunks.at(-1);
    const size = sizeOf(one);
    letters += size;
    if (last === undefined || letters > CHUNK_LETTERS || last.length >= CHUNK_RECORDS) {
      chunks.push([one]);
      letters = size;
    } else {
      last.push(one);
    }
  }
  return chunks;
};

export const importSequences = (
  { database, storage, compute, audit, events }: Kernel,
  files: FilesService,
) => {
  const failed = (fileName: string, failure: ReadNoteWire): Problem =>
    problem("sequence.import.failed", { fileName, ...failure });

  /** One that its reader cannot take in its time and memory. */
  const asTooLarge =
    (fileName: string) =>
    (error: unknown): never => {
      throw error instanceof WorkLost ? failed(fileName, { code: "too-large", line: 0, detail: "" }) : error;
    };

  const insert = async (tx: Queries, scope: Scope, place: Place, rows: readonly KeptRow[]): Promise<Id[]> => {
    const ids: Id[] = [];
    for (const chunk of chunksOf(rows)) {
      const made = await takeIds(tx, chunk.length);
      const kindOf = ({ trace }: KeptRow) => (trace ? "sanger" : "sequence");
      const create = (kind: "sanger" | "sequence") => {
        const wanted = chunk.flatMap((one, index) =>
          kindOf(one) === kind ? [{ id: made[index]!, name: one.name, size: one.sequence.length }] : [],
        );
        return wanted.length === 0 ? [] : [files.create(tx, scope, place, kind, wanted)];
      };
      await Promise.all([...create("sequence"), ...create("sanger"), store.insertSequences(tx, made, chunk)]);
      ids.push(...made);
    }
    return ids;
  };

  return async (scope: Scope, wanted: PlaceInput, uuid: string, fileName: string): Promise<Imported> => {
    const started = performance.now();
    // The place is asked for first, so that a refusal does not use up the upload.
    const { place, bytes } = await database.write(scope, async (tx) => {
      const place = await placeOf(tx, wanted);
      await holdPlace(tx, place, 1);
      const { bytes } = await storage.take(tx, uuid, scope);
      return { place, bytes };
    });
    const result = await compute
      .run("read-import", { bytes, fileName }, { team: scope.tenantId })
      .catch(asTooLarge(fileName));
    if (!result.ok) throw failed(fileName, result.error);
    const { rows } = result;
    const shown = await database.write(scope, async (tx) => {
      await holdPlace(tx, place, rows.length);
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
      return made;
    });
    return { files: shown, warnings: [...result.warnings] };
  };
};
export type ImportSequences = ReturnType<typeof importSequences>;
