import { glossaryWords } from "../translation/glossary.ts";
import { memoryWords } from "../translation/memory.ts";
import { translateWords } from "../translation/translate.ts";

/** Texts of the translation pages, loaded with them. */
export const words = { translateWords, glossaryWords, memoryWords };
