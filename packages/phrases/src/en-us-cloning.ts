import { cloning } from "./en-US/cloning.ts";
import type { CloningWords } from "./words.ts";

/** What only the cloning benches say; it comes with them. */
export const words: CloningWords = { cloning };
