import { stock } from "../inventory/stock.ts";

/** What only the pages of the inventory say; it comes with them. */
export const words = { stock };
