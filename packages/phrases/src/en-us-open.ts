import { outside } from "./en-US/outside.ts";
import type { OpenWords } from "./words.ts";

export const words: OpenWords = { outside };
