import type { ElnImport, ElnNode } from "@benchleaf/contract";
import type { ImportRow, NodeRow } from "./import.store.ts";

const isInProgress = ({ state }: ImportRow): boolean => state === "reading" || state === "importing";

/** A job that ended without a message, such as after too many crashes, ended the import with it. */
const isLost = (row: ImportRow): boolean =>
  isInProgress(row) &&
  (row.job_state === null || row.job_state === "failed" || row.job_state === "cancelled");

const sourceOf = ({ source }: ImportRow): ElnImport["source"] =>
  source && {
    program: source.program,
    programVersion: source.programVersion,
    crateVersion: source.crateVersion,
    name: source.name,
    description: source.description,
    license: source.license,
    authors: source.authors,
    time: source.time,
    remarks: source.remarks.map(({ code, detail }) => ({ code, detail })),
  };

export const presentImport = (row: ImportRow): ElnImport => ({
  id: row.id,
  fileName: row.file_name,
  size: Number(row.size),
  state: isLost(row) ? "failed" : row.state,
  progress: isInProgress(row) ? (row.job_progress ?? 0) : 1,
  fault: isLost(row) ? "internal" : row.fault,
  source: sourceOf(row),
  project:
    row.project_id === null || row.project_name === null
      ? null
      : { id: row.project_id, name: row.project_name, isPersonal: row.project_is_personal === true },
  folderId: row.folder_id,
  counts: {
    folders: row.counts.folders ?? 0,
    files: row.counts.files ?? 0,
    sequences: row.counts.sequences ?? 0,
    notes: row.counts.notes ?? 0,
    refused: row.counts.refused ?? 0,
    made: row.counts.made ?? 0,
    renewed: row.counts.renewed ?? 0,
    same: row.counts.same ?? 0,
    leftOut: row.counts.leftOut ?? 0,
  },
  createTime: row.create_time.toISOString(),
  finishTime: row.finish_time?.toISOString() ?? null,
  hasArchive: row.object_key !== null,
});

export const presentNode = (row: NodeRow): ElnNode => ({
  number: row.number,
  parent: row.parent,
  depth: row.depth,
  becomes: row.becomes,
  name: row.name,
  size: row.size === null ? null : Number(row.size),
  tags: [...row.tags],
  commentCount: row.comment_count,
  author: row.author,
  createTime: row.made_time,
  remarks: row.remarks.map(({ code, detail }) => ({ code, detail })),
  refusal: row.refusal,
  isWanted: row.is_wanted,
  outcome: row.outcome,
  fileId: row.file_id,
});
