import { comments } from "../comments/comments.ts";
import { fileActions } from "../files/file-actions.ts";
import { sharing } from "../files/sharing.ts";
import { projectAccess } from "../projects/project-access.ts";
import { projectPages } from "../projects/project-pages.ts";
import { signing } from "../signatures/signing.ts";
import { subjects } from "../subjects/subjects.ts";

/** Texts of the file and project pages, loaded with them. */
export const words = { comments, fileActions, projectAccess, projectPages, sharing, signing, subjects };
