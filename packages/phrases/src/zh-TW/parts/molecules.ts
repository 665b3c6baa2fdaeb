import { moleculeList } from "../molecule-list.ts";

export const words = { moleculeList };
