import { search } from "../search/search.ts";

/** What only the pages of search and interchange say; it comes with them. */
export const words = { search };
