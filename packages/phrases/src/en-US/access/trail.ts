import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"access"> = {
  "accessToken.create": "Created an access token",
  "accessToken.revoke": "Revoked an access token",
  "role.create": "Created a role",
  "role.delete": "Deleted a role",
  "role.update": "Changed a role",
  area_accessToken: "Access tokens",
  area_role: "Roles",
  object_accessToken: "Access token",
  object_role: "Role",
};
