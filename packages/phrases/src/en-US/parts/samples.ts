import { samplePages } from "../samples/pages.ts";

/** What only the pages of samples say; it comes with them. */
export const words = { samplePages };
