import type { Id, LabFile } from "@benchleaf/contract";
import type { TaskRow } from "./crispr.store.ts";

/** May stop and delete a task: who asked for it, and who may change the sequence. */
export const mayDecide = (
  task: Pick<TaskRow, "created_by">,
  file: { readonly abilities: Pick<LabFile["abilities"], "edit"> },
  userId: Id,
) => task.created_by === userId || file.abilities.edit;
