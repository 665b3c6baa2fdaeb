import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"records"> = {
  "number.pattern.invalid":
    "The pattern “{{pattern}}” isn’t valid: it needs exactly one counter, a month needs a year, and a day needs a month. See the help below the field.",
  "number.pattern.stale": "Someone else changed this pattern. Reload and edit it again.",
  "field.not.found": "This field no longer exists.",
  "field.stale": "Someone else changed this field. Reload and edit it again.",
  "field.in.use": "“{{field}}” uses this field in its formula. Change that formula first.",
  "field.name.exists": "A field with this name already exists for these records.",
  "field.limit.exceed": "A record type can have up to 50 fields.",
  "field.setting.invalid":
    "The settings of “{{field}}” aren’t valid. Check its units (all of one kind), options, formula and uniqueness.",
  "field.values.not.unique": "Some records have the same “{{field}}”, so it can’t be made unique.",
  "field.value.required": "“{{field}}” is required. Fill it in and save again.",
  "field.value.invalid": "The value of “{{field}}” isn’t valid. Check it and save again.",
  "field.value.taken": "Another record already has the same “{{field}}”.",
  "filter.limit.exceed": "You can save up to {{most}} filters. Delete one you no longer use.",
  "filter.not.found": "This filter was deleted.",
};
