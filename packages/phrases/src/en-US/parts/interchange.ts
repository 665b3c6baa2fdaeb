import { interchange } from "../interchange/interchange.ts";

/** What only the pages of .eln archives say; it comes with them. */
export const words = { interchange };
