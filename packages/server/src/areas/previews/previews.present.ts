import { type FilePage, type Id, PDF_RETENTION_MS, type PdfExport } from "@benchleaf/contract";
import { presentListed } from "../files/files.present.ts";
import type { ImportedRow } from "../interchange/interchange.service.ts";
import type { PdfExportRow } from "./pdf-exports.store.ts";
import type { NeighbourRow, PageRow } from "./previews.store.ts";

const presentNeighbour = (row: NeighbourRow | undefined): FilePage["next"] =>
  row === undefined ? null : { id: row.id, kind: row.kind, name: row.name };

const presentBrought = ({ program, author, made_time, bring_time }: ImportedRow) => ({
  program,
  author,
  madeTime: made_time,
  time: bring_time.toISOString(),
});

export interface PageParts extends Pick<FilePage, "version" | "view" | "bytes" | "hasPdf"> {
  readonly row: PageRow;
  readonly path: readonly { readonly id: Id; readonly name: string }[];
  readonly brought: ImportedRow | undefined;
  readonly previous: NeighbourRow | undefined;
  readonly next: NeighbourRow | undefined;
}

export const presentPage = (parts: PageParts, userId: Id): FilePage => ({
  file: presentListed(parts.row, userId),
  projectName: parts.row.project_name,
  isPersonal: parts.row.project_name !== null && parts.row.is_personal,
  path: parts.path.map(({ id, name }) => ({ id, name })),
  version: parts.version,
  view: parts.view,
  bytes: parts.bytes,
  hasPdf: parts.hasPdf,
  broughtFrom: parts.brought === undefined ? null : presentBrought(parts.brought),
  previous: presentNeighbour(parts.previous),
  next: presentNeighbour(parts.next),
});

const isOver = ({ state }: Pick<PdfExportRow, "state">): boolean =>
  state !== "waiting" && state !== "running";

/** A job that ended without a message, such as after too many crashes, ended the export with it. */
const isLost = (row: PdfExportRow): boolean =>
  !isOver(row) && (row.job_state === null || row.job_state === "failed" || row.job_state === "cancelled");

/** Whether the result can still be downloaded. */
export const isThere = ({ state, finish_time }: Pick<PdfExportRow, "state" | "finish_time">): boolean =>
  state === "succeeded" && finish_time !== null && Date.now() - finish_time.getTime() < PDF_RETENTION_MS;

export const presentExport = (row: PdfExportRow): PdfExport => ({
  id: row.id,
  state: isLost(row) ? "failed" : row.state,
  mode: row.mode,
  count: row.file_ids.length,
  progress: row.state === "succeeded" ? 1 : (row.job_progress ?? 0),
  fault: isLost(row) ? { code: "system.error" } : row.fault,
  name: row.name,
  isThere: isThere(row),
  createTime: row.create_time.toISOString(),
});
