import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"projects"> = {
  "project.no.access": "You don’t have access to this project. Ask its owner to add you.",
  "project.limit.exceed":
    "Your team has reached its project limit. Upgrade the plan or delete unused projects.",
  "project.manager.required": "Only the project owner and managers can do this. Ask one of them.",
  "project.owner.required": "The owner can’t leave a project. Transfer it to someone else first.",
  "project.owner.changed": "This project was just transferred. Reload to see the new owner.",
  "project.member.not.found": "This person is no longer in the project. Reload the member list.",
  "project.personal":
    "A personal project can’t have other members or be transferred. Create a new project to work together.",
};
