/* What the columns of tables are called, area by area: a line an area. */
export { columns as biolibrary } from "./biolibrary/columns.ts";
export { columns as equipment } from "./equipment/columns.ts";
export { columns as samples } from "./samples/columns.ts";
export { columns as tenants } from "./tenants/columns.ts";
