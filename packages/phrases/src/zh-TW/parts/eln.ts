import { elnPages } from "../eln/eln-pages.ts";

/** Texts of the notebook pages, loaded with them. */
export const words = { elnPages };
