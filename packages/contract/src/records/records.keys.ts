import { areaKeys } from "../foundation/area-keys.ts";

/** What the area names for others. */
export const recordsKeys = areaKeys({
  problems: {
    "number.pattern.invalid": { status: 422, names: ["pattern"] },
    "number.pattern.stale": 409,
    "filter.limit.exceed": { status: 409, names: ["most"] },
    "filter.not.found": 404,
    "field.not.found": 404,
    "field.stale": 409,
    "field.in.use": { status: 409, names: ["field"] },
    "field.name.exists": 409,
    "field.limit.exceed": 409,
    "field.setting.invalid": { status: 422, names: ["field"] },
    "field.values.not.unique": { status: 409, names: ["field"] },
    "field.value.required": { status: 422, names: ["field"] },
    "field.value.invalid": { status: 422, names: ["field"] },
    "field.value.taken": { status: 409, names: ["field"] },
  },
  permissions: {
    settings: ["SETTINGS_RECORD_CONFIG"],
  },
  objects: ["field", "numberPattern"],
  trail: ["field.archive", "field.create", "field.order", "field.update", "numberPattern.change"],
});
