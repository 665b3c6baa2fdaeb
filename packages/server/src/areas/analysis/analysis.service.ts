import { STATISTICS_VERSION } from "@benchleaf/bio";
import type {
  Analysis,
  AnalysisContent,
  AnalysisSummary,
  analysisApi,
  CheckedOf,
  Id,
  PlacedAnalysis,
} from "@benchleaf/contract";
import {
  cleanFileName,
  MAX_ANALYSIS_CELL,
  MAX_ANALYSIS_COLUMNS,
  MAX_ANALYSIS_ROWS,
  MAX_TABLE_BYTES,
} from "@benchleaf/contract";
import { WorkerLost } from "../../kernel/compute.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentFile } from "../files/files.present.ts";
import { addVersion, type FilesService, openFile, reserveFile } from "../files/files.service.ts";
import type { PrintedSheet } from "../files/kinds.service.ts";
import { listKind } from "../files/list-kind.service.ts";
import { replaceUses } from "../files/uses.sql.ts";
import type { Page } from "../paging.ts";
import { type PlaceInput, placeOf } from "../sequences/sequences.service.ts";
import { presentSummary } from "./analysis.present.ts";
import { checkAnalysis, csvOfAnalysis, hashTable, linesOfAnalysis, specOf } from "./analysis.rules.ts";
import * as store from "./analysis.store.ts";
import { listPlaced } from "./placed.store.ts";

export const { copyAnalyses, findAnalysisText } = store;

/** What a signature on an analysis is bound to. */
export const digestAnalysis = store.digestVersion;

const CALCULATION_MS = 20_000;
const READ_MS = 80_000;
const tableLimits = { rows: MAX_ANALYSIS_ROWS, columns: MAX_ANALYSIS_COLUMNS, cell: MAX_ANALYSIS_CELL };

interface Next {
  readonly baseVersion: number;
  readonly message: string;
  readonly row: store.VersionRow;
  readonly action: "analysis.save" | "analysis.restoreVersion";
  readonly restoredFrom?: number;
}

export const analysisService = (
  { database, audit, events, compute, storage }: Kernel,
  files: FilesService,
) => {
  const calculate = async (scope: Scope, content: AnalysisContent): Promise<store.VersionRow> => {
    checkAnalysis(content);
    const outcome = await compute
      .run(
        "analyse-table",
        { table: content.table, spec: specOf(content) },
        { team: scope.tenantId, timeout: CALCULATION_MS },
      )
      .catch((error: unknown) => {
        throw error instanceof WorkerLost ? problem("analysis.too.long") : error;
      });
    // Converted to JSON, as it is stored: non-finite numbers (an infinite bound) become null in both.
    const plain = JSON.parse(JSON.stringify(outcome)) as store.VersionRow["outcome"];
    return { content, outcome: plain, engine: STATISTICS_VERSION, data_hash: hashTable(content) };
  };

  const findVersion = async (q: Queries, id: Id, version: number): Promise<store.VersionRow> => {
    const row = await store.findVersion(q, id, version);
    if (row === undefined) throw problem("projectFile.not.found");
    return row;
  };

  const present = (file: Analysis["file"], version: number, row: store.VersionRow): Analysis => ({
    ...{ file, version, content: row.content, outcome: row.outcome },
    ...{ engine: row.engine, dataHash: row.data_hash },
  });

  const usesOf = ({ source }: AnalysisContent): Id[] => (source?.fileId ? [source.fileId] : []);

  const addContent = async (tx: Queries, scope: Scope, id: Id, next: Next): Promise<Analysis> => {
    const { row } = next;
    const size = row.content.table.rows.length;
    const { before, version } = await addVersion(tx, scope, id, {
      baseVersion: next.baseVersion,
      message: next.message,
      restoredFrom: next.restoredFrom ?? null,
      isAutosave: false,
      describe: (known) => ({ name: known.name, size }),
    });
    await store.insertVersion(tx, id, version, row);
    await replaceUses(tx, id, usesOf(row.content));
    await events.emit(tx, scope, { type: "file.saved", data: { fileId: id, version } });
    const file = await files.show(tx, scope, id);
    await audit.record(tx, scope, {
      action: next.action,
      objectType: "file",
      objectId: id,
      before: { version: before.version },
      after: {
        ...{ version, name: file.name, size },
        ...(next.restoredFrom === undefined ? {} : { restoredFrom: next.restoredFrom }),
      },
      ...(next.message === "" ? {} : { reason: next.message }),
    });
    return present(file, version, row);
  };

  const read = (scope: Scope, id: Id, wanted: number | undefined) =>
    database.read(scope, async (q) => {
      const file = await openFile(q, id);
      const version = wanted ?? file.version;
      return { file, version, row: await findVersion(q, id, version) };
    });

  return {
    list: (
      scope: Scope,
      query: CheckedOf<typeof analysisApi.list>["query"],
    ): Promise<Page<AnalysisSummary>> =>
      listKind(database, scope, store.listing, query, {
        present: (row: store.SummaryRow) => presentSummary(row, scope.userId),
      }),

    get: async (scope: Scope, id: Id, wanted: number | undefined): Promise<Analysis> => {
      const { file, version, row } = await read(scope, id, wanted);
      return present(presentFile(file, scope.userId), version, row);
    },

    /** A version without its table, for a page that shows it. */
    placed: (scope: Scope, id: Id, wanted: number | undefined): Promise<PlacedAnalysis> =>
      database.read(scope, async (q) => {
        const [row] = await listPlaced(q, [{ fileId: id, version: wanted ?? null }]);
        if (row === undefined) {
          await openFile(q, id);
          throw problem("projectFile.not.found");
        }
        return {
          ...{ analysisId: id, name: row.name, version: row.version, newestVersion: row.newest_version },
          ...{ state: row.state, method: row.spec.method, confidence: row.spec.options.confidence },
          ...{ figure: row.figure, outcome: row.outcome },
        };
      }),

    csv: async (scope: Scope, id: Id, wanted?: number): Promise<FileAnswer> => {
      const { file, row } = await read(scope, id, wanted);
      return {
        fileName: `${file.name}.csv`,
        contentType: "text/csv; charset=utf-8",
        body: Buffer.from(csvOfAnalysis(row.content, row.outcome)),
      };
    },

    /** A version as shown on a printed sheet. */
    sheet: async (scope: Scope, id: Id, wanted: number): Promise<PrintedSheet> => {
      const { file, row } = await read(scope, id, wanted);
      const text = [file.name, ...linesOfAnalysis(row.outcome)].join("\n");
      return { form: "page", blocks: [{ kind: "code", language: "", text }] };
    },

    create: async (
      scope: Scope,
      target: PlaceInput & { readonly name: string },
      content: AnalysisContent,
    ): Promise<Analysis> => {
      const row = await calculate(scope, content);
      return database.write(scope, async (tx) => {
        const place = await placeOf(tx, target);
        const id = await reserveFile(tx, place, "analysis");
        const size = content.table.rows.length;
        const name = cleanFileName(target.name) || "analysis";
        const [file] = await files.create(tx, scope, place, "analysis", [{ id, name, size }]);
        await store.insertAnalysis(tx, id, row);
        await replaceUses(tx, id, usesOf(content));
        await audit.record(tx, scope, {
          action: "analysis.create",
          objectType: "file",
          objectId: id,
          after: { name, size, projectId: place.projectId },
        });
        return present(file!, 1, row);
      });
    },

    save: async (
      scope: Scope,
      id: Id,
      { baseVersion, message, content }: { baseVersion: number; message: string; content: AnalysisContent },
    ): Promise<Analysis> => {
      // The server calculates nothing for a file that the user may not open.
      await database.read(scope, (q) => openFile(q, id));
      const row = await calculate(scope, content);
      return database.write(scope, (tx) =>
        addContent(tx, scope, id, { baseVersion, message, row, action: "analysis.save" }),
      );
    },

    /** The old version on top, recalculated by the current code; history is never rewritten. */
    restoreVersion: async (
      scope: Scope,
      id: Id,
      { version, baseVersion }: { version: number; baseVersion: number },
    ): Promise<Analysis> => {
      const { row: old } = await read(scope, id, version);
      const row = await calculate(scope, old.content);
      return database.write(scope, (tx) =>
        addContent(tx, scope, id, {
          ...{ baseVersion, message: "", restoredFrom: version, row },
          action: "analysis.restoreVersion",
        }),
      );
    },

    /** The cells of an uploaded file, read in a separate process, since parsing may crash it. */
    readTable: async (scope: Scope, { uuid, name }: { uuid: string; name: string }) => {
      const { bytes } = await database.write(scope, (tx) => storage.take(tx, uuid, scope));
      const refusal = problem("analysis.table.unreadable", { fileName: name });
      if (bytes.length > MAX_TABLE_BYTES) throw refusal;
      const found = await compute
        .run("read-table", { bytes, limits: tableLimits }, { team: scope.tenantId, timeout: READ_MS })
        .catch((error: unknown) => {
          throw error instanceof WorkerLost ? refusal : error;
        });
      if (!found.ok) throw refusal;
      return { rows: found.rows.map((row) => [...row]) };
    },
  };
};
export type AnalysisService = ReturnType<typeof analysisService>;
