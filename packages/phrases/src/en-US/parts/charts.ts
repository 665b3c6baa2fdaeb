import { charts } from "../app/charts.ts";

/** Texts of charts, loaded with the pages that have one. */
export const words = { charts };
