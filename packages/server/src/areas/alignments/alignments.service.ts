import type {
  Alignment,
  AlignmentContent,
  AlignmentInput,
  AlignmentStatus,
  AlignmentSummary,
  AlignmentTraces,
  alignmentsApi,
  CheckedOf,
  Id,
  TraceWire,
} from "@benchleaf/contract";
import { cleanFileName } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentFile } from "../files/files.present.ts";
import { addVersion, type FilesService, findAuthor, openFile, reserveFile } from "../files/files.service.ts";
import type { PrintedSheet } from "../files/kinds.service.ts";
import { listKind } from "../files/list-kind.service.ts";
import { replaceUses } from "../files/uses.sql.ts";
import type { Page } from "../paging.ts";
import { type PlaceInput, placeOf } from "../sequences/sequences.service.ts";
import { presentSummary } from "./alignments.present.ts";
import { alignedFasta, checkAlignment, countCalls, stampCalls } from "./alignments.rules.ts";
import * as store from "./alignments.store.ts";

export const { copyAlignments, findAlignmentText } = store;

/** What a signature on an alignment is bound to. */
export const digestAlignment = store.digestVersion;

interface Given {
  readonly baseVersion: number;
  readonly message: string;
  readonly content: AlignmentInput;
  readonly traces: AlignmentTraces;
}

interface Next extends Given {
  readonly action: "alignment.save" | "alignment.autosave" | "alignment.restoreVersion";
  readonly restoredFrom?: number;
}

const columnsOf = ({ rows }: AlignmentInput): number => rows[0]?.letters.length ?? 0;

export const alignmentsService = ({ database, audit, events }: Kernel, files: FilesService) => {
  const findContent = async (q: Queries, id: Id, version: number): Promise<AlignmentContent> => {
    const content = await store.findContent(q, id, version);
    if (content === undefined) throw problem("projectFile.not.found");
    return content;
  };

  const sourceIdsOf = ({ rows }: AlignmentContent): Id[] => [
    ...new Set(rows.flatMap(({ source }) => (source ? [source.fileId] : []))),
  ];
  const sourcesOf = (q: Queries, content: AlignmentContent) => store.listSources(q, sourceIdsOf(content));

  const addContent = async (tx: Queries, scope: Scope, id: Id, next: Next): Promise<Alignment> => {
    const [before, name] = await Promise.all([
      store.findContent(tx, id, next.baseVersion),
      store.findOwnName(tx),
    ]);
    const { before: held, version } = await addVersion(tx, scope, id, {
      baseVersion: next.baseVersion,
      message: next.message,
      restoredFrom: next.restoredFrom ?? null,
      isAutosave: next.action === "alignment.autosave",
      describe: (held) => ({ name: held.name, size: columnsOf(next.content) }),
    });
    checkAlignment(next.content);
    const author = { id: scope.userId, name };
    const content = stampCalls(next.content, before ?? null, author, new Date());
    await Promise.all([
      store.insertVersion(tx, id, version, content, next.traces),
      replaceUses(tx, id, sourceIdsOf(content)),
      events.emit(tx, scope, { type: "file.saved", data: { fileId: id, version } }),
    ]);
    const [file, sources] = await Promise.all([files.show(tx, scope, id), sourcesOf(tx, content)]);
    await audit.record(tx, scope, {
      action: next.action,
      objectType: "file",
      objectId: id,
      before: { version: held.version, calls: before ? countCalls(before) : 0 },
      after: {
        version,
        name: file.name,
        size: columnsOf(content),
        calls: countCalls(content),
        ...(next.restoredFrom === undefined ? {} : { restoredFrom: next.restoredFrom }),
      },
      ...(next.message === "" ? {} : { reason: next.message }),
    });
    return { file, version, content, sources };
  };

  return {
    list: (
      scope: Scope,
      query: CheckedOf<typeof alignmentsApi.list>["query"],
    ): Promise<Page<AlignmentSummary>> =>
      listKind(database, scope, store.listing, query, {
        present: (row: store.SummaryRow) => presentSummary(row, scope.userId),
      }),

    get: (scope: Scope, id: Id, wanted: number | undefined): Promise<Alignment> =>
      database.read(scope, async (q) => {
        const row = await openFile(q, id);
        const version = wanted ?? row.version;
        const content = await findContent(q, id, version);
        const sources = await sourcesOf(q, content);
        return { file: presentFile(row, scope.userId), version, content, sources };
      }),

    /** Every row, with `-` for each gap. */
    fasta: (scope: Scope, id: Id, wanted?: number): Promise<FileAnswer> =>
      database.read(scope, async (q) => {
        const file = await openFile(q, id);
        const content = await findContent(q, id, wanted ?? file.version);
        return {
          fileName: `${file.name}.fasta`,
          contentType: "text/x-fasta; charset=utf-8",
          body: Buffer.from(alignedFasta(content)),
        };
      }),

    /** A version as shown on a printed sheet. */
    sheet: (scope: Scope, id: Id, version: number): Promise<PrintedSheet> =>
      database.read(scope, async (q) => {
        await openFile(q, id);
        const { alphabet, referenceId, rows } = await findContent(q, id, version);
        const referenceName = rows.find((row) => row.id === referenceId)?.name ?? null;
        const printed = rows.map(({ name, letters }) => ({ name, letters }));
        return { form: "alignment", alignment: { alphabet, referenceName, rows: printed } };
      }),

    standing: (scope: Scope, id: Id, version: number): Promise<AlignmentStatus> =>
      database.read(scope, async (q) => {
        const row = await openFile(q, id);
        const [authorName, ids] = await Promise.all([
          findAuthor(q, id, row.version),
          store.findSourceIds(q, id, version),
        ]);
        const sources = await store.listSources(q, ids);
        return { file: presentFile(row, scope.userId), version: row.version, authorName, sources };
      }),

    create: (
      scope: Scope,
      target: PlaceInput & { readonly name: string },
      given: AlignmentInput,
      traces: AlignmentTraces,
    ): Promise<Alignment> =>
      database.write(scope, async (tx) => {
        const place = await placeOf(tx, target);
        const id = await reserveFile(tx, place, "alignment");
        checkAlignment(given);
        const author = { id: scope.userId, name: await store.findOwnName(tx) };
        const content = stampCalls(given, null, author, new Date());
        const size = columnsOf(content);
        const name = cleanFileName(target.name) || "alignment";
        const [[file]] = await Promise.all([
          files.create(tx, scope, place, "alignment", [{ id, name, size }]),
          store.insertAlignment(tx, id, content, traces),
          replaceUses(tx, id, sourceIdsOf(content)),
        ]);
        await audit.record(tx, scope, {
          action: "alignment.create",
          objectType: "file",
          objectId: id,
          after: { name, size, projectId: place.projectId },
        });
        return { file: file!, version: 1, content, sources: await sourcesOf(tx, content) };
      }),

    save: (scope: Scope, id: Id, given: Given, action: Next["action"]): Promise<Alignment> =>
      database.write(scope, (tx) => addContent(tx, scope, id, { ...given, action })),

    /** The old version's content becomes a new version on top: history is never rewritten. */
    restoreVersion: (
      scope: Scope,
      id: Id,
      { version, baseVersion }: { version: number; baseVersion: number },
    ): Promise<Alignment> =>
      database.write(scope, async (tx) => {
        await openFile(tx, id);
        const content = await findContent(tx, id, version);
        return addContent(tx, scope, id, {
          baseVersion,
          message: "",
          restoredFrom: version,
          content,
          traces: [],
          action: "alignment.restoreVersion",
        });
      }),

    trace: (scope: Scope, id: Id, rowId: string): Promise<TraceWire | null> =>
      database.read(scope, async (q) => {
        await openFile(q, id);
        return store.findTrace(q, id, rowId);
      }),
  };
};
export type AlignmentsService = ReturnType<typeof alignmentsService>;
