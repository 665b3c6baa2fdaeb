import type { FilingWords } from "./words.ts";
import { comments } from "./zh-TW/comments.ts";
import { filing } from "./zh-TW/filing.ts";
import { projectPages } from "./zh-TW/project-pages.ts";
import { sharing } from "./zh-TW/sharing.ts";
import { signing } from "./zh-TW/signing.ts";

export const words: FilingWords = { comments, filing, projectPages, sharing, signing };
