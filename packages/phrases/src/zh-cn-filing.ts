import { comments } from "./zh-CN/comments.ts";
import { filing } from "./zh-CN/filing.ts";
import { projectPages } from "./zh-CN/project-pages.ts";
import { sharing } from "./zh-CN/sharing.ts";
import { signing } from "./zh-CN/signing.ts";

/** What only the pages of files and projects say; it comes with them. */
export const words = { comments, filing, projectPages, sharing, signing } as const;
