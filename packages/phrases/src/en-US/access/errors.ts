import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"access"> = {
  "role.not.found": "This role no longer exists. Refresh and select again.",
  "role.built.in": "Built-in roles can’t be changed or deleted. Create a new role.",
  "role.name.exists": "A role with this name already exists. Choose another name.",
  "role.in.use": "Members or invitations still use this role. Assign them another role first.",
  "role.last.admin": "A team needs at least one admin. Assign another one first.",
  "role.beyond.own": "You can’t grant permissions you don’t have. Ask an admin.",
  "accessToken.not.found": "This access token no longer exists. Refresh the list.",
};
