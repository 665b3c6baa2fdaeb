import { tables } from "../tables/tables.ts";

/** Texts of the import dialog, loaded with it. */
export const words = { tables };
