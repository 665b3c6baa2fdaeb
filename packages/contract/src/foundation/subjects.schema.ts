import { z } from "zod";
import { idSchema } from "./id.ts";
import { subjectKindNames } from "./subject-kinds.ts";

/** Which record a row is about, in its path. */
export const subjectParams = z.object({ subjectKind: z.enum(subjectKindNames), subjectId: idSchema });
export type SubjectParams = z.infer<typeof subjectParams>;

/** Below this stand the rows on subjects. */
export const SUBJECT_PATH = "/platform/resource/subjects/:subjectKind/:subjectId";
