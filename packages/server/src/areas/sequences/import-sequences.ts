import { nameRecords, type ReadNote, type ReadResult } from "@benchleaf/bio";
import { type Id, type LabFile, type ReadNoteWire, sequenceContentSchema } from "@benchleaf/contract";
import { WorkLost } from "../../kernel/compute.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Problem, problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type FilesService, holdPlace, type Place } from "../files/files.service.ts";
import { takeIds } from "../files/files.sql.ts";
import { unknownTypes } from "./mend-annotations.rules.ts";
import { fromRecord, mendContent, traceOf } from "./sequences.rules.ts";
import { type PlaceInput, placeOf } from "./sequences.service.ts";
import * as store from "./sequences.store.ts";

/** A file may hold thousands of records; one statement carries about this many letters. */
const CHUNK_LETTERS = 4_000_000;
const CHUNK_RECORDS = 500;
const MAX_WARNINGS = 1000;

export interface Imported {
  readonly files: LabFile[];
  readonly warnings: ReadNoteWire[];
}

/** Words stand in the browser under the code; a file of an archive is named before the detail. */
const wireNote = ({ code, line = 0, detail, member }: ReadNote): ReadNoteWire => ({
  code,
  line,
  detail: member === undefined ? detail : [member, detail].filter(Boolean).join(": "),
});

/** A chromatogram takes about as much room as this many letters. */
const TRACE_LETTERS = 100_000;

/** Types that no feature table knows stay as they came, which is told once for each. */
const typeNotes = ({ content }: store.Kept): ReadNoteWire[] =>
  [...unknownTypes(content)].map(([type, count]) => ({
    code: "feature-type-unknown",
    line: 0,
    detail: `${content.name}: ${type} × ${count}`.slice(0, 200),
  }));

const chunksOf = (kept: readonly store.Kept[]): store.Kept[][] => {
  const chunks: store.Kept[][] = [];
  let letters = 0;
  for (const one of kept) {
    const last = chunks.at(-1);
    const size = one.content.sequence.length + (one.trace ? TRACE_LETTERS : 0);
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

  /** Nothing that the contract would refuse to hand out again is stored. */
  const contentsOf = (fileName: string, result: ReadResult & { ok: true }): store.Kept[] =>
    nameRecords(result.records, fileName).map((record) => {
      const checked = sequenceContentSchema.safeParse(fromRecord(record));
      if (!checked.success) {
        const where = checked.error.issues[0]?.path.join(".") ?? "";
        throw failed(fileName, {
          code: "too-large",
          line: 1,
          detail: `${record.name} ${where}`.slice(0, 200),
        });
      }
      return { content: mendContent(checked.data), trace: traceOf(record) };
    });

  const insert = async (
    tx: Queries,
    scope: Scope,
    place: Place,
    contents: readonly store.Kept[],
  ): Promise<Id[]> => {
    const ids: Id[] = [];
    for (const chunk of chunksOf(contents)) {
      const made = await takeIds(tx, chunk.length);
      const kindOf = ({ trace }: store.Kept) => (trace ? "sanger" : "sequence");
      const create = (kind: "sanger" | "sequence") => {
        const rows = chunk.flatMap((one, index) =>
          kindOf(one) === kind
            ? [{ id: made[index]!, name: one.content.name, size: one.content.sequence.length }]
            : [],
        );
        return rows.length === 0 ? [] : [files.create(tx, scope, place, kind, rows)];
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
      .run("read-sequences", { bytes, fileName }, { team: scope.tenantId })
      .catch(asTooLarge(fileName));
    if (!result.ok) throw failed(fileName, wireNote(result.error));
    const contents = contentsOf(fileName, result);
    const shown = await database.write(scope, async (tx) => {
      await holdPlace(tx, place, contents.length);
      const ids = await insert(tx, scope, place, contents);
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
    const warnings = [...result.warnings.map(wireNote), ...contents.flatMap(typeNotes)];
    return { files: shown, warnings: warnings.slice(0, MAX_WARNINGS) };
  };
};
export type ImportSequences = ReturnType<typeof importSequences>;
