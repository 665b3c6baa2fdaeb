import { filing } from "./en-US/filing.ts";
import type { FilingWords } from "./words.ts";

export const words: FilingWords = { filing };
