import type { Id, LabFile } from "@benchleaf/contract";
import type { TaskRow } from "./crispr.store.ts";

/** A task may be cancelled and deleted by its author, and by users who may change the sequence. */
export const mayDecide = (
  task: Pick<TaskRow, "created_by">,
  file: { readonly abilities: Pick<LabFile["abilities"], "edit"> },
  userId: Id,
) => task.created_by === userId || file.abilities.edit;
