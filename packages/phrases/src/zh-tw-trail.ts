import type { TrailWords } from "./words.ts";
import { trail } from "./zh-TW/trail.ts";

export const words: TrailWords = { trail };
