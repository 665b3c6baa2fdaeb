/* What other areas use of this one. */
export { cellsOfValues, entriesOfCells, type FieldColumn } from "./field-cells.rules.ts";
export { fieldCondition, type NarrowedByFields, narrowByFields } from "./field-matches.sql.ts";
export {
  fieldsMatch,
  fieldsOfOneMatch,
  findByFields,
  hasSearchedFields,
  type RecordSearch,
  searchRecords,
} from "./field-search.sql.ts";
export { fillFields, filtersText } from "./fill-fields.ts";
export type { NumberingService } from "./numbering.service.ts";
export { type SavedFilters, savedFilters } from "./saved-filters.ts";
export { setScopedFields } from "./scoped-fields.ts";
