import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"projects"> = {
  "project.addMember": "Added a project member",
  "project.approveAccess": "Approved a project access request",
  "project.changeOwner": "Transferred a project",
  "project.create": "Created a project",
  "project.restore": "Restored a deleted project",
  "project.delete": "Deleted a project",
  "project.erase": "Permanently deleted a project",
  "project.join": "Joined a project",
  "project.quit": "Left a project",
  "project.rejectAccess": "Declined a project access request",
  "project.removeMember": "Removed a project member",
  "project.requestAccess": "Requested access to a project",
  "project.setMemberRole": "Changed a project member’s role",
  "project.update": "Changed a project",
  "project.writeNotes": "Edited project notes",
  area_project: "Projects",
  object_project: "Project",
};
