import {
  cleanFileName,
  type Id,
  type ImportedPaper,
  type importSourceSchema,
  MAX_FILE_NAME_CHARACTERS,
  MAX_IMPORT_RECORDS,
  type PaperFields,
  paperFieldsSchema,
} from "@benchleaf/contract";
import type { z } from "zod";
import { WorkerLost } from "../../../kernel/compute.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { StoredObject } from "../../../kernel/storage.ts";
import { type FilesService, type FolderRef, reserveFile } from "../../files/files.service.ts";
import { findPersonalProject } from "../../projects/projects.service.ts";
import type { RecordEntry } from "../importing/record-entry.ts";
import { addPapers, findCollection } from "../organize/collections.store.ts";
import type { LookUpPapers } from "./look-up-papers.ts";
import { isPdf, type PapersService } from "./papers.service.ts";
import * as store from "./papers.store.ts";

type Source = z.output<typeof importSourceSchema>;

/** The source, the destination, and the collection of an import. */
export interface ImportInput {
  readonly place?: FolderRef | undefined;
  readonly collectionId: Id | null;
  readonly source: Source;
}

/** The files area's function that creates a file from an upload. */
export type AddUpload = (
  tx: Queries,
  scope: Scope,
  place: FolderRef,
  upload: { readonly name: string; readonly uuid: string; readonly kind: "literature" },
) => Promise<{ readonly file: { readonly id: Id }; readonly kept: StoredObject }>;

/** Entries that are written in one transaction. */
const AT_ONCE = 100;
/** Includes the start of its process, which takes long on a busy machine. */
const PARSING_MS = 90_000;

/** A title as the name of a file. */
export const fileNameOf = (title: string, ending = ""): string => {
  const clean = cleanFileName(title).replace(/[\\/]/g, " ").trim() || "paper";
  return `${[...clean]
    .slice(0, MAX_FILE_NAME_CHARACTERS - ending.length - 8)
    .join("")
    .trim()}${ending}`;
};

/** The record of a paper of which only the file name is known. */
const draftOf = (name: string): PaperFields =>
  paperFieldsSchema.parse({
    title:
      name
        .replace(/\.pdf$/i, "")
        .replace(/[_]+/g, " ")
        .trim() || name,
  });

const failed = (
  name: string,
  reason: NonNullable<ImportedPaper["reason"]>,
  line: number | null,
): ImportedPaper => ({
  name: name.slice(0, 500),
  outcome: "failed",
  literatureId: null,
  reason,
  line,
});

/** Imports papers: each entry by itself, so that an invalid one does not affect the others. */
export const importPapers = (
  kernel: Kernel,
  files: FilesService,
  papers: PapersService,
  addUpload: AddUpload,
  lookUp: LookUpPapers,
) => {
  const { database, audit, compute, storage } = kernel;

  const addRecord = async (
    tx: Queries,
    scope: Scope,
    place: FolderRef,
    {
      name,
      fields,
      line,
      isPublic,
    }: { name: string; fields: PaperFields; line: number | null; isPublic: boolean },
  ): Promise<ImportedPaper> => {
    const same = await store.findSame(tx, fields);
    if (same) return { name, outcome: "duplicate", literatureId: same.file_id, reason: null, line };
    const id = await reserveFile(tx, place, "literature");
    await files.create(tx, scope, place, "literature", [{ id, name: fileNameOf(fields.title), size: null }]);
    await store.insertPaper(tx, id, { fields, isPublic, isDraft: false, extraction: "none" });
    return { name, outcome: "created", literatureId: id, reason: null, line };
  };

  const addPdf = (
    scope: Scope,
    place: FolderRef,
    { uuid, name }: { readonly uuid: string; readonly name: string },
  ): Promise<ImportedPaper> =>
    database
      .write(scope, async (tx): Promise<ImportedPaper> => {
        const { file, kept } = await addUpload(tx, scope, place, { uuid, name, kind: "literature" });
        if (!isPdf(await storage.headOf(kept.key, kept.size, 1_024)))
          throw new NotTaken(failed(name, "not-pdf", null));
        const same = kept.sha256 ? await store.findSameBytes(tx, kept.sha256) : undefined;
        if (same)
          throw new NotTaken({
            name,
            outcome: "duplicate",
            literatureId: same.file_id,
            reason: null,
            line: null,
          });
        await store.insertPaper(tx, file.id, {
          fields: draftOf(name),
          isPublic: false,
          isDraft: true,
          extraction: "waiting",
        });
        await papers.enqueue(tx, file.id);
        return { name, outcome: "created", literatureId: file.id, reason: null, line: null };
      })
      .catch((error: unknown) => {
        if (error instanceof NotTaken) return error.entry;
        if (error instanceof Problem && error.code === "upload.not.found")
          return failed(name, "not-found", null);
        throw error;
      });

  const read = async (scope: Scope, text: string): Promise<RecordEntry[]> => {
    try {
      return await compute.run("parse-records", { text }, { team: scope.tenantId, timeout: PARSING_MS });
    } catch (error) {
      if (error instanceof WorkerLost) throw problem("literature.import.empty");
      throw error;
    }
  };

  const addEntries = async (
    scope: Scope,
    place: FolderRef,
    entries: readonly RecordEntry[],
  ): Promise<ImportedPaper[]> => {
    const done: ImportedPaper[] = [];
    for (let start = 0; start < entries.length; start += AT_ONCE)
      await database.write(scope, async (tx) => {
        for (const entry of entries.slice(start, start + AT_ONCE)) {
          if ("fault" in entry) {
            done.push(failed(entry.name, entry.fault, entry.line));
            continue;
          }
          const { fields, line } = entry;
          const isPublic = fields.doi !== "" || fields.pmid !== "";
          done.push(await addRecord(tx, scope, place, { name: fields.title, fields, line, isPublic }));
        }
      });
    return done;
  };

  const addIdentifiers = async (
    scope: Scope,
    place: FolderRef,
    identifiers: readonly string[],
  ): Promise<ImportedPaper[]> => {
    const done: ImportedPaper[] = [];
    for (const name of new Set(identifiers)) {
      const found = await lookUp.find(name);
      done.push(
        "fault" in found
          ? failed(name, found.fault, null)
          : await database.write(scope, (tx) =>
              addRecord(tx, scope, place, { name, fields: found.fields, line: null, isPublic: true }),
            ),
      );
    }
    return done;
  };

  const add = async (scope: Scope, place: FolderRef, source: Source): Promise<ImportedPaper[]> => {
    switch (source.type) {
      case "uploads": {
        const done: ImportedPaper[] = [];
        for (const upload of source.uploads) done.push(await addPdf(scope, place, upload));
        return done;
      }
      case "identifiers":
        return addIdentifiers(scope, place, source.identifiers);
      case "record": {
        const { fields } = source;
        return addEntries(scope, place, [{ line: 1, fields }]);
      }
      default: {
        const entries = await read(scope, source.text);
        if (entries.length === 0) throw problem("literature.import.empty");
        if (entries.length > MAX_IMPORT_RECORDS)
          throw problem("literature.import.too.many", { limit: MAX_IMPORT_RECORDS });
        return addEntries(scope, place, entries);
      }
    }
  };

  return async (scope: Scope, input: ImportInput): Promise<{ entries: ImportedPaper[] }> => {
    const place = await database.read(scope, async (q) => {
      if (input.collectionId !== null && (await findCollection(q, input.collectionId)) === undefined)
        throw problem("collection.not.found");
      return input.place ?? { projectId: await findPersonalProject(q), folderId: null };
    });
    const entries = await add(scope, place, input.source);
    const ids = entries.flatMap(({ literatureId }) => (literatureId === null ? [] : [literatureId]));
    const created = entries.filter(({ outcome }) => outcome === "created");
    await database.write(scope, async (tx) => {
      if (input.collectionId !== null && ids.length > 0) await addPapers(tx, input.collectionId, ids);
      if (created.length > 0)
        await audit.record(tx, scope, {
          action: "paper.import",
          objectType: "paper",
          objectId: created[0]!.literatureId!,
          after: { count: created.length, names: created.slice(0, 20).map(({ name }) => name) },
        });
    });
    return { entries };
  };
};
export type ImportPapers = ReturnType<typeof importPapers>;

/** Ends the transaction of an upload that is not imported, with the reason. */
class NotTaken extends Error {
  constructor(readonly entry: ImportedPaper) {
    super("not taken");
  }
}
