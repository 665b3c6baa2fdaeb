import { charts } from "../app/charts.ts";

/** What charts say; it comes with the pages that have one. */
export const words = { charts };
