import { z } from "zod";
import * as keys from "../foundation/all-keys.ts";
import type { ApprovalKindKeys } from "../foundation/area-keys.ts";

type KindOf<Table> = Table extends unknown ? keyof Table & string : never;

/** Kinds of submissions. An area declares its kinds in its keys. */
export type ApprovalKind = KindOf<keys.SumOf<"approvalKinds">>;

const byKind = Object.assign({}, ...keys.sumOf("approvalKinds")) as Readonly<
  Record<ApprovalKind, ApprovalKindKeys>
>;

/** What can be submitted for approval: the sum of what the areas name. */
export const approvalKindSchema = z.enum(Object.keys(byKind) as [ApprovalKind, ...ApprovalKind[]]);

/** The declaration of a kind by its area, e.g. `approvalKindOf("PROJECT_DELETION").figures`. */
export const approvalKindOf = (kind: ApprovalKind): ApprovalKindKeys => byKind[kind];

type AreaOfKinds = keys.AreaWith<"approvalKinds">;
type NamesOf<Table> =
  Table extends Readonly<Record<string, { readonly figures: readonly (infer Figure)[] }>>
    ? KindOf<Table> | (Figure & string)
    : never;

/** The phrases of kinds and of their figures; one that is forgotten is no phrase of the web and does not compile. */
export type ApprovalLabelKey = {
  [Area in AreaOfKinds]: `${Area}.approval-${NamesOf<keys.KeysOf<Area, "approvalKinds">>}`;
}[AreaOfKinds];

/**
 * The phrase of a kind, or of what belongs to it.
 *
 * @example approvalLabelKey("PROJECT_DELETION", "fileCount") // "projects.approval-fileCount"
 */
export const approvalLabelKey = (kind: ApprovalKind, name: string = kind): ApprovalLabelKey =>
  `${keys.areaNaming("approvalKinds", kind)}.approval-${name}` as ApprovalLabelKey;
