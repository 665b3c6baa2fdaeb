import { comments } from "../comments.ts";
import { filing } from "../filing.ts";
import { projectAccess } from "../project-access.ts";
import { projectPages } from "../project-pages.ts";
import { sharing } from "../sharing.ts";
import { signing } from "../signing.ts";

export const words = { comments, filing, projectAccess, projectPages, sharing, signing };
