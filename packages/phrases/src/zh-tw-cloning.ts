import type { CloningWords } from "./words.ts";
import { cloning } from "./zh-TW/cloning.ts";

/** What only the cloning benches say; it comes with them. */
export const words: CloningWords = { cloning };
