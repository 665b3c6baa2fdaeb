import { samplePages } from "../samples/pages.ts";

/** Texts of the sample pages, loaded with them. */
export const words = { samplePages };
