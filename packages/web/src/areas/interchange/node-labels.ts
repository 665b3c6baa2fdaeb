import type { ElnNode, ElnRemark } from "@benchleaf/contract";
import type { PhraseKey, Translate } from "../../kernel/translation.ts";

/** The codes of the contract are all in the phrases; the compiler cannot see that through a template. */
const phrase = (kind: "remark" | "refusal" | "fault", code: string): PhraseKey =>
  `interchange.${kind}-${code}` as PhraseKey;

export const formatRemark = (t: Translate, { code, detail }: ElnRemark): string =>
  t(phrase("remark", code), { detail });

export const formatFault = (t: Translate, fault: string): string => t(phrase("fault", fault));

/** Messages about a part: why it is not imported, warnings, what is imported with it. */
export const formatNode = (t: Translate, node: ElnNode): string[] => [
  ...(node.refusal === null ? [] : [t(phrase("refusal", node.refusal))]),
  ...node.remarks.map((remark) => formatRemark(t, remark)),
  ...(node.tags.length > 0 ? [t("interchange.tagsLine", { tags: node.tags.join(", ") })] : []),
  ...(node.commentCount > 0 ? [t("interchange.commentsLine", { count: node.commentCount })] : []),
  ...(node.author === "" ? [] : [t("interchange.byLine", { author: node.author })]),
  ...(node.createTime === "" ? [] : [t("interchange.madeLine", { time: node.createTime })]),
];

/** Whether there is something about a part that a person should see before they continue. */
export const hasFinding = ({ refusal, remarks }: ElnNode): boolean =>
  refusal !== null || remarks.some(({ code }) => code !== "in-metadata" && code !== "metadata");
