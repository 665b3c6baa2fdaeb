import { moleculeList } from "../sequences/molecule-list.ts";

/** Texts of the sequence list, loaded with it. */
export const words = { moleculeList };
