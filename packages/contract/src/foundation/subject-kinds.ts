import { type SumOf, sumOf } from "./all-keys.ts";
import type { SubjectKindKeys } from "./area-keys.ts";
import type { ErrorCode } from "./error-codes.ts";
import type { PermissionKey } from "./permission-keys.ts";

type KindOf<Table> = Table extends unknown ? keyof Table & string : never;

/** What comments, tags, links, attachments and followers can be on, e.g. `"file"`. */
export type SubjectKind = KindOf<SumOf<"subjectKinds">>;

const kinds = Object.assign({}, ...sumOf("subjectKinds")) as Readonly<Record<SubjectKind, SubjectKindKeys>>;

/** All kinds in the order of the areas' names. */
export const subjectKindNames = Object.keys(kinds) as readonly SubjectKind[];

const all = Object.values<SubjectKindKeys>(kinds);

/** The permissions of endpoints on subjects of any kind; the kind then checks the permission for the record. */
export const subjectAccess = {
  permission: [all.flatMap(({ permissions }) => permissions as readonly PermissionKey[])],
} as const;

/** What such a row may refuse, of any kind. */
export const subjectRefusals: readonly ErrorCode[] = [
  ...new Set<ErrorCode>([
    "permission.denied",
    ...all.flatMap(({ refusals }) => refusals as readonly ErrorCode[]),
  ]),
];
