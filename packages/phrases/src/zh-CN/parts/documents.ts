import { documents } from "../documents/documents.ts";

/** Texts of collaborative pages, loaded with them. */
export const words = { documents };
