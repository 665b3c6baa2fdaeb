import type { Id } from "@benchleaf/contract";
import type { NoticeRule } from "../../kernel/notices.ts";
import { findName } from "./members.store.ts";
import { findProjectName } from "./projects.store.ts";

interface Change {
  readonly projectId: Id;
  readonly accountId: Id;
}

export const projectsNotices: readonly NoticeRule[] = [
  {
    event: "project.memberAdded",
    kind: "projectJoined",
    tell: async (q, { data }) => {
      const { projectId, accountId } = data as Change;
      const project = (await findProjectName(q, projectId)) ?? "";
      return [{ to: [accountId], projectId, content: { extraInfo: { project } } }];
    },
  },
  {
    event: "project.memberRoleChanged",
    kind: "projectRoleChanged",
    tell: async (q, { data }) => {
      const { projectId, accountId } = data as Change;
      const project = (await findProjectName(q, projectId)) ?? "";
      return [{ to: [accountId], projectId, content: { extraInfo: { project } } }];
    },
  },
  {
    event: "project.memberRemoved",
    kind: "projectLeft",
    tell: async (q, { data }) => {
      const { projectId, accountId } = data as Change;
      const project = (await findProjectName(q, projectId)) ?? "";
      return [{ to: [accountId], bizId: projectId, content: { extraInfo: { project } } }];
    },
  },
  {
    event: "project.ownerChanged",
    kind: "projectOwnerChanged",
    tell: async (q, { data }) => {
      const { projectId, from, to } = data as { projectId: Id; from: Id; to: Id };
      const [project = "", name] = await Promise.all([findProjectName(q, projectId), findName(q, to)]);
      const content = { extraInfo: { project, to: name } };
      // The one before may not open the project any more, but shall know of it.
      return [
        { to: [to], projectId, content },
        { to: [from], bizId: projectId, content },
      ];
    },
  },
];
