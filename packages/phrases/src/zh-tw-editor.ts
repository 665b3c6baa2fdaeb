import type { EditorWords } from "./words.ts";
import { annotation } from "./zh-TW/annotation.ts";
import { digest } from "./zh-TW/digest.ts";

export const words: EditorWords = { annotation, digest };
