import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of projects: error codes with their status, limits, permissions, feature switches, audited
 * objects, audited actions, what is approved, notifications, events for other systems.
 */
export const projectsKeys = areaKeys({
  problems: {
    "project.no.access": 403,
    "project.limit.exceed": 409,
    "project.manager.required": 403,
    "project.owner.required": 409,
    "project.owner.changed": 409,
    "project.member.not.found": 404,
    "project.personal": 409,
  },
  limits: ["project.limit.exceed"],
  permissions: {
    project: [
      "PROJECT_READ",
      "PROJECT_CREATE",
      "PROJECT_UPDATE",
      "PROJECT_DELETE",
      "PROJECT_CHANGE_OWNER",
      "PROJECT_JOIN",
      "PROJECT_MEMBER_READ",
      "PROJECT_MEMBER_CREATE",
      "PROJECT_MEMBER_UPDATE",
      "PROJECT_MEMBER_DELETE",
      "PROJECT_FOLDER_CREATE",
      "PROJECT_FOLDER_UPDATE",
      "PROJECT_FOLDER_DELETE",
      "PROJECT_FILE_CREATE",
      "PROJECT_FILE_UPDATE",
      "PROJECT_FILE_DELETE",
      "PROJECT_DASHBOARD",
      "PROJECT_CONFIG",
    ],
  },
  features: {
    CLOUD_RESOURCE: "feature",
    PROJECT_MEMBER: "feature",
    PROJECT_CONFIG: "feature",
    PROJECT_DASHBOARD: "feature",
    PROJECT_LIMIT: "limit",
  },
  objects: ["project"],
  subjectKinds: {
    project: {
      permissions: ["PROJECT_READ"],
      refusals: ["project.no.access", "project.manager.required"],
    },
  },
  trail: [
    "project.addMember",
    "project.approveAccess",
    "project.changeOwner",
    "project.create",
    "project.delete",
    "project.erase",
    "project.restore",
    "project.join",
    "project.quit",
    "project.rejectAccess",
    "project.removeMember",
    "project.requestAccess",
    "project.setMemberRole",
    "project.update",
    "project.writeNotes",
  ],
  approvalKinds: {
    PROJECT_DELETION: {
      opens: "/project/:objectId/file",
      isGoneOnceApproved: true,
      scopes: ["project"],
      asksAgain: { page: "/project/:objectId/config", search: { ask: "deletion" } },
      figures: ["fileCount", "megabytes", "memberCount"],
    },
  },
  notices: {
    projectOwnerChanged: { type: "OTHER", category: "business", opens: "project", isMailed: true },
    projectJoined: { type: "OTHER", category: "business", opens: "project", isMailed: true },
    projectRoleChanged: { type: "OTHER", category: "business", opens: "project", isMailed: false },
    projectLeft: { type: "OTHER", category: "business", opens: "nothing", isMailed: true },
    projectAccessRequested: {
      type: "APPROVAL",
      category: "business",
      opens: "projectMembers",
      isMailed: true,
    },
    projectAccessRejected: { type: "APPROVAL", category: "business", opens: "nothing", isMailed: false },
  },
  outside: ["project.created", "project.deleted"],
});
