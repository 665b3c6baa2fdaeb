import { trail } from "./en-US/trail.ts";
import type { TrailWords } from "./words.ts";

export const words: TrailWords = { trail };
