import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of signatures: error codes with their status, permissions, feature switches, audited objects,
 * audited actions, events for other systems.
 */
export const signaturesKeys = areaKeys({
  problems: {
    "signature.not.found": 404,
    "signature.exists": 409,
    "signature.unsupported": 422,
    "signature.limit.exceed": 409,
  },
  permissions: {
    esignature: ["ESIGNATURE_READ", "ESIGNATURE_UPDATE"],
  },
  features: {
    ESIGNATURE: "feature",
  },
  objects: ["signature"],
  trail: ["signature.create", "signature.remove", "signature.rename", "signature.sign"],
  outside: ["file.signed"],
});
