import type { Id } from "@benchleaf/contract";
import type { OutsideRule } from "../../kernel/outside-events.ts";
import { findProjectName } from "./projects.store.ts";

export const projectsOutside: readonly OutsideRule[] = [
  {
    event: "project.created",
    name: "project.created",
    tell: async (q, { data }) => {
      const { projectId } = data as { projectId: Id };
      return { project: { id: projectId, name: (await findProjectName(q, projectId)) ?? "" } };
    },
  },
  {
    event: "project.deleted",
    name: "project.deleted",
    tell: async (_q, { data }) => {
      const { projectId, name } = data as { projectId: Id; name: string };
      return { project: { id: projectId, name } };
    },
  },
];
