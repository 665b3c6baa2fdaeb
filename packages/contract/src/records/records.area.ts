import { fieldsApi } from "./fields.api.ts";
import { numberingApi } from "./numbering.api.ts";

export * from "./field-types.ts";
export * from "./fielded-kinds.ts";
export * from "./fields.api.ts";
export * from "./fields.schema.ts";
export * from "./number-pattern.ts";
export * from "./numbered-kinds.ts";
export * from "./numbering.api.ts";
export * from "./saved-filters.ts";

/** The endpoints of this area. */
export const recordsRows = {
  numberings: numberingApi.list,
  changeNumbering: numberingApi.change,
  ...fieldsApi,
};
