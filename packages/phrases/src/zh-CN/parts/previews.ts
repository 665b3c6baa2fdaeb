import { previews } from "../previews/previews.ts";

/** Texts of the file pages, loaded with them. */
export const words = { previews };
