import { comments } from "../comments.ts";
import { filing } from "../filing.ts";
import { projectAccess } from "../project-access.ts";
import { projectPages } from "../project-pages.ts";
import { sharing } from "../sharing.ts";
import { signing } from "../signing.ts";

/** What only the pages of files and projects say; it comes with them. */
export const words = { comments, filing, projectAccess, projectPages, sharing, signing };
