import { comments } from "../comments/comments.ts";
import { filing } from "../files/filing.ts";
import { sharing } from "../files/sharing.ts";
import { projectAccess } from "../projects/project-access.ts";
import { projectPages } from "../projects/project-pages.ts";
import { signing } from "../signatures/signing.ts";

export const words = { comments, filing, projectAccess, projectPages, sharing, signing };
