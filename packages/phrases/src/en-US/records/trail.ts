import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"records"> = {
  "numberPattern.change": "Changed a numbering pattern",
  "field.archive": "Removed a custom field",
  "field.create": "Created a custom field",
  "field.order": "Reordered custom fields",
  "field.update": "Edited a custom field",
  area_field: "Custom fields",
  object_field: "Custom field",
  area_numberPattern: "Record settings",
  object_numberPattern: "Number pattern",
};
