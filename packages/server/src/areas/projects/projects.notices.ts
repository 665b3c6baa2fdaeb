import type { Id } from "@benchleaf/contract";
import type { NoticeRule } from "../../kernel/notices.ts";
import { findProjectName } from "./projects.store.ts";

export const projectsNotices: readonly NoticeRule[] = [
  {
    event: "project.memberAdded",
    kind: "projectJoined",
    tell: async (q, { data }) => {
      const { projectId, accountId } = data as { projectId: Id; accountId: Id };
      const project = (await findProjectName(q, projectId)) ?? "";
      return [{ to: [accountId], projectId, content: { extraInfo: { project } } }];
    },
  },
  {
    event: "project.ownerChanged",
    kind: "projectOwnerChanged",
    tell: async (q, { data }) => {
      const { projectId, from, to } = data as { projectId: Id; from: Id; to: Id };
      const project = (await findProjectName(q, projectId)) ?? "";
      const content = { extraInfo: { project } };
      // The one before may not open the project any more, but shall know of it.
      return [
        { to: [to], projectId, content },
        { to: [from], bizId: projectId, content },
      ];
    },
  },
];
