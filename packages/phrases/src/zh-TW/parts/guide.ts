import { guide } from "../guide/guide.ts";

/** Texts of the user guide, loaded with its pages. */
export const words = { guide };
