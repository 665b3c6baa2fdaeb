import { search } from "../search/search.ts";

/** Texts of the search and interchange pages, loaded with them. */
export const words = { search };
