import { search } from "../search/search.ts";

export const words = { search };
