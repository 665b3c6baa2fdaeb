import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"projects"> = {
  "project.no.access": "You do not have access to this project. Ask its owner to add you.",
  "project.limit.exceed":
    "Your team has reached its project limit. Upgrade the plan or delete unused projects.",
  "project.manager.required": "Only the project’s owner and managers may do this. Ask one of them.",
  "project.owner.required": "The owner cannot leave a project. Give it to somebody else first.",
  "project.owner.changed": "The project has just been given to somebody else. Reload to see who owns it.",
  "project.member.not.found": "This person is no longer in the project. Reload the list of members.",
  "project.personal":
    "A personal project is its owner’s alone: it has no members and stays with them. Make a new project to work together.",
};
