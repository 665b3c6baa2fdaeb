import { previews } from "../previews/previews.ts";

/** What only the pages of files say; it comes with them. */
export const words = { previews };
