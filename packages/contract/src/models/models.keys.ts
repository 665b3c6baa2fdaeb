import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of models: error codes with their status, the permission, audited objects and actions. */
export const modelsKeys = areaKeys({
  problems: {
    "model.off": 409,
    "model.address.forbidden": 422,
    "model.sending.refused": 403,
    "model.limit.exceed": { status: 409, names: ["limit"] },
    "model.unreachable": 502,
    "model.refused": { status: 502, names: ["reason"] },
    "model.busy": 503,
    "model.answer.broken": 502,
    "model.use.not.found": 404,
  },
  permissions: { settings: ["SETTINGS_MODEL"] },
  objects: ["model"],
  trail: ["model.update", "model.remove"],
});
