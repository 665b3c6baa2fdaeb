import type { Id } from "@benchleaf/contract";
import type { ProjectRow } from "./projects.store.ts";

export const abilitiesOf = (
  project: Pick<ProjectRow, "owner_id" | "can_write">,
  userId: Id,
): { update: boolean; createFile: boolean } => ({
  update: project.owner_id === userId,
  createFile: project.can_write,
});
