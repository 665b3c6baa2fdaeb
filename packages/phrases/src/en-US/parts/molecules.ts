import { moleculeList } from "../sequences/molecule-list.ts";

export const words = { moleculeList };
