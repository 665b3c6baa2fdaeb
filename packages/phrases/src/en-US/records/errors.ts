import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"records"> = {
  "number.pattern.invalid":
    "The pattern “{{pattern}}” cannot be used: it needs exactly one counter, a month its year, and a day its month. Change it as the help under the field says.",
  "number.pattern.stale": "Somebody else has changed this pattern. Reload and change it again.",
  "field.not.found": "This field does not exist any more.",
  "field.stale": "Somebody else has changed this field. Reload and change it again.",
  "field.in.use": "“{{field}}” is calculated with it. Change that formula first.",
  "field.name.exists": "These records already have a field of this name.",
  "field.limit.exceed": "A kind of record has at most 50 fields.",
  "field.setting.invalid":
    "The field “{{field}}” cannot be made so: check its units (all of one kind), choices, formula and whether it is unique.",
  "field.values.not.unique": "Some records have the same “{{field}}”, so it cannot be made unique.",
  "field.value.required": "“{{field}}” must be filled in before this can be saved.",
  "field.value.invalid": "What is entered as “{{field}}” is not right. Check it and save again.",
  "field.value.taken": "Another record already has the same “{{field}}”.",
};
