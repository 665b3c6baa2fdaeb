/* Table column names, one line per area. */
export { columns as biolibrary } from "./biolibrary/columns.ts";
export { columns as equipment } from "./equipment/columns.ts";
export { columns as inventory } from "./inventory/columns.ts";
export { columns as samples } from "./samples/columns.ts";
export { columns as tenants } from "./tenants/columns.ts";
