import type { CrisprState, CrisprTask, Id, LabFile } from "@benchleaf/contract";
import { mayDecide } from "./crispr.policy.ts";
import type { TaskRow } from "./crispr.store.ts";

const isOver = (state: CrisprState): boolean => state !== "waiting" && state !== "running";

/** A job that ended without a word, as of a server that was killed too often, took the task with it. */
const isLost = ({ state, job_state }: TaskRow): boolean =>
  !isOver(state) && (job_state === null || job_state === "failed" || job_state === "cancelled");

export const presentTask = (row: TaskRow, file: Pick<LabFile, "abilities">, userId: Id): CrisprTask => {
  const state = isLost(row) ? "failed" : row.state;
  const remove = mayDecide(row, file, userId);
  return {
    id: row.id,
    fileId: row.file_id,
    version: row.version,
    state,
    progress: state === "succeeded" ? 1 : (row.job_progress ?? 0),
    fault: isLost(row) ? { code: "internal" } : row.fault,
    target: row.target,
    settings: row.settings,
    searched: row.searched.map(({ fileId, name, version }) => ({ fileId, name, version })),
    guideCount: row.guide_count,
    authorId: row.created_by,
    authorName: row.author_name,
    createTime: row.create_time.toISOString(),
    finishTime: row.finish_time?.toISOString() ?? null,
    abilities: { cancel: remove && !isOver(state), remove },
  };
};
