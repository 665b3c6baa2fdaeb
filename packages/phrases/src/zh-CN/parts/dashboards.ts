import { dashboards } from "../analysis/dashboards.ts";
import { analysisSets } from "../analysis/sets.ts";

/** Texts of dashboards, loaded with their pages. */
export const words = { dashboards, analysisSets };
