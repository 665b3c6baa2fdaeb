import { type AreaWith, type KeysOf, type SumOf, sumOf } from "./all-keys.ts";

/** Actions of the audit trail, as `subject.verb`. */
export type AuditAction = SumOf<"trail">[number];

/** All actions of the audit trail. Other actions cannot be recorded; each has its texts in the phrases. */
export const auditActions: readonly AuditAction[] = sumOf("trail").flat();

/** What may be done to one subject: `AuditVerb<"role">` is `"create" | "delete" | "update"`. */
export type AuditVerb<Subject extends string> = AuditAction extends infer Action
  ? Action extends `${Subject}.${infer Verb}`
    ? Verb
    : never
  : never;

/** What an entry is about. */
export type AuditedObject = SumOf<"objects">[number];

type SubjectOf<Action> = Action extends `${infer Subject}.${string}` ? Subject : never;

/** The words that the audit trail needs of one area: its actions, its subjects, and what they are about. */
export type TrailOf<Area extends AreaWith<"trail">> = Readonly<
  Record<
    | KeysOf<Area, "trail">[number]
    | `area_${SubjectOf<KeysOf<Area, "trail">[number]>}`
    | `object_${KeysOf<Area, "objects">[number]}`,
    string
  >
>;

/** Those of all areas, each under its name. */
export type TrailByArea = { readonly [Area in AreaWith<"trail">]: TrailOf<Area> };
