import { interchange } from "../interchange/interchange.ts";

/** Texts of the .eln archive pages, loaded with them. */
export const words = { interchange };
