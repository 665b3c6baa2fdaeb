import { uses } from "../uses/uses.ts";

/** Texts of uses on pages, loaded with the first of them. */
export const words = { uses };
