import type { FindingWords } from "./words.ts";
import { finding } from "./zh-TW/finding.ts";

export const words: FindingWords = { finding };
