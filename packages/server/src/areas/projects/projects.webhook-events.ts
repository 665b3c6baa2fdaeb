import type { WebhookRule } from "../../kernel/webhook-events.ts";
import { findProjectName } from "./projects.store.ts";

export const projectsWebhookEvents: readonly WebhookRule[] = [
  {
    event: "project.created",
    name: "project.created",
    tell: async (q, { data }) => {
      const { projectId } = data;
      return { project: { id: projectId, name: (await findProjectName(q, projectId)) ?? "" } };
    },
  },
  {
    event: "project.deleted",
    name: "project.deleted",
    tell: async (_q, { data }) => {
      const { projectId, name } = data;
      return { project: { id: projectId, name } };
    },
  },
];
