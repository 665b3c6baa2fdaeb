import type { FilingWords } from "./words.ts";
import { filing } from "./zh-TW/filing.ts";
import { projectPages } from "./zh-TW/project-pages.ts";

export const words: FilingWords = { filing, projectPages };
