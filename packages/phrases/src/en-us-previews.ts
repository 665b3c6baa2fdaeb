import { previews } from "./en-US/previews.ts";
import type { PreviewsWords } from "./words.ts";

export const words: PreviewsWords = { previews };
