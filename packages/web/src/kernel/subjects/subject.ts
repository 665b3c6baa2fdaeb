import type { LabFile, SubjectKind } from "@benchleaf/contract";

/** A record that is commented, tagged, linked and attached to, of whatever kind. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
}

/** A subject with what its reader may do on it. */
export interface OpenSubject extends Subject {
  readonly abilities: { readonly comment: boolean; readonly edit: boolean };
}

/** As rows on subjects name it in their path. */
export const paramsOf = ({ kind, id }: Subject) => ({ subjectKind: kind, subjectId: id });

/** A file is one kind of subject. */
export const subjectOfFile = ({ id, abilities }: Pick<LabFile, "id" | "abilities">): OpenSubject => ({
  kind: "file",
  id,
  abilities,
});

/** Key under which a browser stores data of a subject: for a file its id alone, for compatibility. */
export const keyOfSubject = ({ kind, id }: Subject): string => (kind === "file" ? id : `${kind} ${id}`);
