import type { fields as written } from "../../zh-CN/records/fields.ts";

export const fields: Record<keyof typeof written, string> = {
  requiredName: "{{name}} (required)",
  required: "Required",
  invalid: "This value isn’t valid",
  unitOf: "Unit of {{name}}",
  yes: "Yes",
  no: "No",
  filterBy: "Filter by field",
  least: "At least",
  most: "At most",
  contains: "Contains",
  find: "Filter",
  clear: "Clear filter",
  nothingFound: "No matching records",
};
