import type { Id } from "@benchleaf/contract";
import type { ProjectRow } from "./projects.store.ts";

export const abilitiesOf = (
  project: Pick<ProjectRow, "owner_id" | "can_write" | "is_personal">,
  userId: Id,
): { update: boolean; createFile: boolean; requestDeletion: boolean } => ({
  update: project.owner_id === userId,
  createFile: project.can_write,
  // A personal project goes with its person.
  requestDeletion: project.owner_id === userId && !project.is_personal,
});
