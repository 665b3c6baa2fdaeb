import type { FilingWords } from "./words.ts";
import { filing } from "./zh-TW/filing.ts";

export const words: FilingWords = { filing };
