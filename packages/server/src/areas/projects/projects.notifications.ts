import type { NotificationRule } from "../../kernel/notification-rules.ts";
import { findName } from "./members.store.ts";
import { findProjectName } from "./projects.store.ts";
import { listManagers } from "./requests.store.ts";

export const projectsNotifications: readonly NotificationRule[] = [
  {
    event: "project.memberAdded",
    kind: "projectJoined",
    tell: async (q, { data }) => {
      const { projectId, accountId } = data;
      const project = (await findProjectName(q, projectId)) ?? "";
      return [{ to: [accountId], projectId, content: { extraInfo: { project } } }];
    },
  },
  {
    event: "project.memberRoleChanged",
    kind: "projectRoleChanged",
    tell: async (q, { data }) => {
      const { projectId, accountId } = data;
      const project = (await findProjectName(q, projectId)) ?? "";
      return [{ to: [accountId], projectId, content: { extraInfo: { project } } }];
    },
  },
  {
    event: "project.memberRemoved",
    kind: "projectLeft",
    tell: async (q, { data }) => {
      const { projectId, accountId } = data;
      const project = (await findProjectName(q, projectId)) ?? "";
      return [{ to: [accountId], bizId: projectId, content: { extraInfo: { project } } }];
    },
  },
  {
    event: "project.requestAccess",
    kind: "projectAccessRequested",
    tell: async (q, { data }) => {
      const { projectId } = data;
      const [project = "", to] = await Promise.all([
        findProjectName(q, projectId),
        listManagers(q, projectId),
      ]);
      return [{ to, projectId, content: { extraInfo: { project } } }];
    },
  },
  {
    event: "project.rejectAccess",
    kind: "projectAccessRejected",
    // Without the project: users who may not open it learn nothing about it.
    tell: async (_, { data }) => {
      const { accountId, reason } = data;
      return [{ to: [accountId], content: { extraInfo: { reason } } }];
    },
  },
  {
    event: "project.ownerChanged",
    kind: "projectOwnerChanged",
    tell: async (q, { data }) => {
      const { projectId, from, to } = data;
      const [project = "", name] = await Promise.all([findProjectName(q, projectId), findName(q, to)]);
      const content = { extraInfo: { project, to: name } };
      // The previous owner may not open the project any more, but is notified.
      return [
        { to: [to], projectId, content },
        { to: [from], bizId: projectId, content },
      ];
    },
  },
];
