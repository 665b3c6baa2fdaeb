import { analysis } from "../analysis/analysis.ts";

/** Texts of the analysis pages, loaded with them. */
export const words = { analysis };
