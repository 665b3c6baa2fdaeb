import { analysis } from "../analysis/analysis.ts";

/** What only the pages of analyses say; it comes with them. */
export const words = { analysis };
