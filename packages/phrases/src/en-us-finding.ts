import { finding } from "./en-US/finding.ts";
import type { FindingWords } from "./words.ts";

export const words: FindingWords = { finding };
