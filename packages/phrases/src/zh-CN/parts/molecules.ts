import { moleculeList } from "../sequences/molecule-list.ts";

/** What only the list of sequences says; it comes with it. */
export const words = { moleculeList };
