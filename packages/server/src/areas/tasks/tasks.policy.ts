import type { Id } from "@benchleaf/contract";

interface Asked {
  readonly creator_id: Id;
  readonly assignee_id: Id | null;
  /** Null if it is in no project. */
  readonly can_write: boolean | null;
}

/** Who made it or is to do it, and who writes in its project. */
export const mayEdit = (task: Asked, userId: Id): boolean =>
  task.creator_id === userId || task.assignee_id === userId || task.can_write === true;

/** The same, and any user for an unassigned task of the team. */
export const mayFinish = (task: Asked, userId: Id): boolean =>
  mayEdit(task, userId) || (task.assignee_id === null && task.can_write === null);

/** Who made it, and who writes in its project. */
export const mayRemove = (task: Asked, userId: Id): boolean =>
  task.creator_id === userId || task.can_write === true;
