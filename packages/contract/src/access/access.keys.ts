import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of access: error codes with their status, permissions, feature switches, audited objects, audited
 * actions.
 */
export const accessKeys = areaKeys({
  problems: {
    "role.not.found": 404,
    "role.built.in": 409,
    "role.name.exists": 409,
    "role.in.use": 409,
    "role.last.admin": 409,
    "role.beyond.own": 403,
    "accessToken.not.found": 404,
  },
  permissions: {
    role: ["ROLE_READ", "ROLE_CREATE", "ROLE_UPDATE", "ROLE_DELETE"],
  },
  features: {
    ROLE: "feature",
    USER_ROLE: "feature",
  },
  objects: ["accessToken", "role"],
  trail: ["accessToken.create", "accessToken.revoke", "role.create", "role.delete", "role.update"],
});
