import type { PreviewsWords } from "./words.ts";
import { previews } from "./zh-TW/previews.ts";

export const words: PreviewsWords = { previews };
