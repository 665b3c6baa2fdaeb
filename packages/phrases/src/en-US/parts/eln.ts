import { elnPages } from "../eln/eln-pages.ts";

/** What only the pages of the notebook say; it comes with them. */
export const words = { elnPages };
