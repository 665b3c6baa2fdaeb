import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"access"> = {
  "role.not.found": "This role does not exist any more. Refresh and choose again.",
  "role.built.in": "Built-in roles cannot be changed or deleted. Create a role of your own.",
  "role.name.exists": "There is a role with this name already. Choose another name.",
  "role.in.use": "Members or invitations still use this role. Give them another role first.",
  "role.last.admin": "A team needs at least one administrator. Appoint another one first.",
  "role.beyond.own": "You cannot grant permissions that you do not have. Ask an administrator.",
  "accessToken.not.found": "This access token does not exist any more. Refresh the list.",
};
