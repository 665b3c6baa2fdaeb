import type { fields as written } from "../../zh-CN/records/fields.ts";

export const fields: Record<keyof typeof written, string> = {
  requiredName: "{{name}} (required)",
  required: "Required",
  invalidNumber: "Enter a number",
  invalidQuantity: "Enter a number, in {{units}}",
  invalidUrl: "Enter an address that starts with http:// or https://",
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
