import { createHash } from "node:crypto";
import {
  blocksOf,
  canonicalPage,
  type ElnBlockStatus,
  type ElnField,
  type ElnValues,
  fitsElnField,
  type PageBlock,
  type PageNode,
} from "@benchleaf/contract";

/** SHA-256 of a block's content. */
export const digestBlock = ({ node }: Pick<PageBlock, "node">): Buffer =>
  createHash("sha256").update(canonicalPage(node), "utf8").digest();

/** The name of the first required field without a value; undefined if all are filled in. */
export const missingField = (fields: readonly ElnField[], values: ElnValues): string | undefined =>
  fields.find(({ key, isRequired }) => isRequired && (values[key] ?? "").trim() === "")?.name;

/** Those values that belong to a field and fit it. */
export const fittingValues = (fields: readonly ElnField[], values: ElnValues): ElnValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.key];
      return value !== undefined && value !== "" && fitsElnField(field, value) ? [[field.key, value]] : [];
    }),
  );

interface Decided {
  readonly block_id: string;
  readonly digest: Buffer;
  readonly status: "PENDING" | "APPROVED" | "REJECTED" | "uncommitted";
}

/**
 * State of the review of each block: a decision counts as long as the block is unchanged; afterwards it is `modify`.
 *
 * @param decided Blocks of submissions, the newest submission first.
 */
export const blockStatuses = (
  page: PageNode,
  decided: readonly Decided[],
): { readonly block: PageBlock; readonly status: ElnBlockStatus }[] => {
  const newest = new Map<string, Decided>();
  for (const one of decided) if (!newest.has(one.block_id)) newest.set(one.block_id, one);
  return blocksOf(page).map((block) => {
    const last = newest.get(block.id);
    if (last === undefined || last.status === "uncommitted") return { block, status: "uncommitted" };
    return { block, status: last.digest.equals(digestBlock(block)) ? last.status : "modify" };
  });
};
