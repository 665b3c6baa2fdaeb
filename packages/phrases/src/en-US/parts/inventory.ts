import { stock } from "../inventory/stock.ts";

/** Texts of the inventory pages, loaded with them. */
export const words = { stock };
