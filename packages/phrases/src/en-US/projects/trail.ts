import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"projects"> = {
  "project.addMember": "Added a project member",
  "project.approveAccess": "Let in who asked for a project",
  "project.changeOwner": "Changed the project owner",
  "project.create": "Created a project",
  "project.restore": "Restored a deleted project",
  "project.delete": "Deleted a project",
  "project.erase": "Erased a project",
  "project.join": "Joined a project",
  "project.quit": "Left a project",
  "project.rejectAccess": "Declined a request for a project",
  "project.removeMember": "Removed a project member",
  "project.requestAccess": "Asked to be let into a project",
  "project.setMemberRole": "Changed a project member’s right",
  "project.update": "Changed a project",
  "project.writeNotes": "Wrote in the notes of a project",
  area_project: "Projects",
  object_project: "Project",
};
