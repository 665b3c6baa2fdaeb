import { annotation } from "./en-US/annotation.ts";
import { calculators } from "./en-US/calculators.ts";
import { digest } from "./en-US/digest.ts";
import type { EditorWords } from "./words.ts";

export const words: EditorWords = { annotation, calculators, digest };
