import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { FilesService, FolderRef } from "../files/files.service.ts";
import { reserveIds } from "../files/files.sql.ts";
import * as store from "./sequences.store.ts";
import type { StoredRow } from "./stored-row.rules.ts";

/** A file may hold thousands of records; one statement carries about this many residues. */
const CHUNK_LETTERS = 2_000_000;
const CHUNK_RECORDS = 200;

const sizeOf = ({ sequence, features, meta, trace }: StoredRow): number =>
  sequence.length + features.length + meta.length + (trace?.length ?? 0);

const chunksOf = (rows: readonly StoredRow[]): StoredRow[][] => {
  const chunks: StoredRow[][] = [];
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

/** Creates files from parsed sequences, a batch at a time; `onPart` receives how many are written. */
export const insertImported =
  (files: FilesService) =>
  async (
    tx: Queries,
    scope: Scope,
    place: FolderRef,
    rows: readonly StoredRow[],
    onPart: (written: number) => Promise<void> = async () => {},
  ): Promise<Id[]> => {
    const ids: Id[] = [];
    for (const chunk of chunksOf(rows)) {
      const made = await reserveIds(tx, chunk.length);
      const kindOf = ({ trace }: StoredRow) => (trace ? "sanger" : "sequence");
      const create = (kind: "sanger" | "sequence") => {
        const wanted = chunk.flatMap((one, index) =>
          kindOf(one) === kind ? [{ id: made[index]!, name: one.name, size: one.sequence.length }] : [],
        );
        return wanted.length === 0 ? [] : [files.create(tx, scope, place, kind, wanted)];
      };
      await Promise.all([...create("sequence"), ...create("sanger"), store.insertSequences(tx, made, chunk)]);
      ids.push(...made);
      await onPart(ids.length);
    }
    return ids;
  };
export type InsertImported = ReturnType<typeof insertImported>;
