import { analysis } from "../analysis/analysis.ts";
import { analysisFigures } from "../analysis/figures.ts";

/** Texts of the analysis pages, loaded with them. */
export const words = { analysis: { ...analysis, ...analysisFigures } };
