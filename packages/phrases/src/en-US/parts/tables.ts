import { tables } from "../tables/tables.ts";

/** What the dialog of imports says; it comes with it. */
export const words = { tables };
