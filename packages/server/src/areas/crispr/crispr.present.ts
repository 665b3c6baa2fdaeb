import type { CrisprState, CrisprTask, Id, LabFile } from "@benchleaf/contract";
import { mayDecide } from "./crispr.policy.ts";
import type { TaskRow } from "./crispr.store.ts";

const isOver = (state: CrisprState): boolean => state !== "waiting" && state !== "running";

/** If a job ended without a report, e.g. because the server was killed too often, its task has failed too. */
const isLost = ({ state, job_state }: TaskRow): boolean =>
  !isOver(state) && (job_state === null || job_state === "failed" || job_state === "cancelled");

/** The sequence of a task, with what the user may do to it. */
export interface TaskFile {
  readonly name: string;
  readonly abilities: Pick<LabFile["abilities"], "edit">;
}

export const presentTask = (row: TaskRow, file: TaskFile, userId: Id): CrisprTask => {
  const state = isLost(row) ? "failed" : row.state;
  const remove = mayDecide(row, file, userId);
  return {
    id: row.id,
    fileId: row.file_id,
    fileName: file.name,
    version: row.version,
    state,
    progress: state === "succeeded" ? 1 : (row.job_progress ?? 0),
    fault: isLost(row) ? { code: "internal" } : row.fault,
    target: row.target,
    settings: row.settings,
    searched: row.searched.map((part) =>
      "genomeId" in part
        ? { fileId: null, genomeId: part.genomeId, name: part.name, version: 1 }
        : { fileId: part.fileId, genomeId: null, name: part.name, version: part.version },
    ),
    guideCount: row.guide_count,
    primers: [...row.primers],
    authorId: row.created_by,
    authorName: row.author_name,
    createTime: row.create_time.toISOString(),
    finishTime: row.finish_time?.toISOString() ?? null,
    abilities: { cancel: remove && !isOver(state), remove, keepPrimers: remove && state === "succeeded" },
  };
};
