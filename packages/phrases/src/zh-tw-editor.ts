import type { EditorWords } from "./words.ts";
import { annotation } from "./zh-TW/annotation.ts";
import { calculators } from "./zh-TW/calculators.ts";
import { digest } from "./zh-TW/digest.ts";

export const words: EditorWords = { annotation, calculators, digest };
