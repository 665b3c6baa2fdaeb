import type { OpenWords } from "./words.ts";
import { outside } from "./zh-TW/outside.ts";

export const words: OpenWords = { outside };
