import { comments } from "./en-US/comments.ts";
import { filing } from "./en-US/filing.ts";
import { projectPages } from "./en-US/project-pages.ts";
import { sharing } from "./en-US/sharing.ts";
import { signing } from "./en-US/signing.ts";
import type { FilingWords } from "./words.ts";

export const words: FilingWords = { comments, filing, projectPages, sharing, signing };
