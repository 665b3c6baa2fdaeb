import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"records"> = {
  "numberPattern.change": "Changed how records are numbered",
  "field.archive": "Took a custom field away",
  "field.create": "Made a custom field",
  "field.order": "Changed the order of custom fields",
  "field.update": "Changed a custom field",
  area_field: "Custom fields",
  object_field: "Custom field",
  area_numberPattern: "Settings of records",
  object_numberPattern: "Number pattern",
};
