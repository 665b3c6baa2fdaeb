import { z } from "zod";
import { idSchema } from "./id.ts";
import { subjectKindNames } from "./subject-kinds.ts";

/** Which record a row is about, in its path. */
export const subjectParams = z.object({ subjectKind: z.enum(subjectKindNames), subjectId: idSchema });
export type SubjectParams = z.infer<typeof subjectParams>;

/** Path prefix of the endpoints on subjects. */
export const SUBJECT_PATH = "/platform/resource/subjects/:subjectKind/:subjectId";
