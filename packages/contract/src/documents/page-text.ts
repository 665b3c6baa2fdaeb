import { hasBlockId, type PageNode } from "./page-nodes.ts";

const attribute = (node: PageNode, name: string): string => String(node.attrs?.[name] ?? "");

/** @example "Tris base, 5 g, lot 20260101 — Wang Min, 2026-03-01T02:00:00.000Z" */
const useText = (node: PageNode): string => {
  const of = (name: string) => attribute(node, name);
  const what = [of("name"), `${of("value")} ${of("unit")}`.trim(), of("lot")].filter(Boolean).join(", ");
  const taken = of("takenTime") && ` — ${of("takenName")}, ${of("takenTime")}`;
  return `${what}${taken}${of("returnedTime") && ` ↩ ${of("returnedName")}, ${of("returnedTime")}`}`;
};

/** The text of an inline node or of a block without content. */
const ownText = (node: PageNode): string => {
  switch (node.type) {
    case "text":
      return node.text ?? "";
    case "lineBreak":
      return "\n";
    case "mention":
      return `@${attribute(node, "name")}`;
    case "chip":
    case "file":
    case "sequence":
      return attribute(node, "name");
    case "analysis":
      return [attribute(node, "name"), attribute(node, "caption")].filter(Boolean).join(" – ");
    case "image":
      return attribute(node, "caption") || attribute(node, "name");
    case "use":
      return useText(node);
    case "date":
      return attribute(node, "date");
    case "formula":
    case "math":
      return attribute(node, "formula");
    default:
      return "";
  }
};

const separators: Readonly<Record<string, string>> = {
  tableRow: "\t",
  table: "\n",
  columns: "\n",
  column: "\n",
};

/**
 * A node as plain text: cells of a table separated by tabs, rows by line breaks.
 *
 * @example nodeText({ type: "paragraph", content: [{ type: "text", text: "37 °C" }] }) // "37 °C"
 */
export const nodeText = (node: PageNode): string => {
  const inside = (node.content ?? [])
    .map(nodeText)
    .join(separators[node.type] ?? (/^table/.test(node.type) ? "\n" : ""));
  const note = node.type === "step" ? attribute(node, "note") : "";
  return [ownText(node) + inside, note].filter(Boolean).join("\n");
};

/** One block of a page that can be commented, reviewed and compared. */
export interface PageBlock {
  readonly id: string;
  readonly node: PageNode;
  readonly text: string;
}

/** The blocks at the top of a page, in order; those within columns and tables belong to them. */
export const blocksOf = (page: PageNode): PageBlock[] =>
  (page.content ?? []).flatMap((node) =>
    hasBlockId(node.type) ? [{ id: attribute(node, "id"), node, text: nodeText(node) }] : [],
  );

/** The whole page as plain text, a line a block. */
export const pageText = (page: PageNode): string =>
  (page.content ?? [])
    .map(nodeText)
    .filter((line) => line.trim() !== "")
    .join("\n");

/** Every node of a page, each before what is in it. */
export function* nodesIn(node: PageNode): Generator<PageNode> {
  yield node;
  for (const one of node.content ?? []) yield* nodesIn(one);
}

const CJK = /[\u3400-\u9fff\uf900-\ufaff\u3040-\u30ff]/g;

/**
 * Words of a text as Word counts them: each Chinese character is one, other text is parted by blanks.
 *
 * @example countWords("two words") // 2
 */
export const countWords = (text: string): number => {
  const chinese = text.match(CJK)?.length ?? 0;
  const others = text.replace(CJK, " ").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return chinese + others;
};

/** Attributes that say who did something and when, with their note, by the block that has them. */
const doneAttributes: Readonly<Record<string, readonly string[]>> = {
  step: ["doneBy", "doneName", "doneTime", "note"],
  use: ["takenBy", "takenName", "takenTime", "returnedName", "returnedTime"],
};

/** The page without what its blocks say was done or taken, by whom and when: in a copy, nobody has done it yet. */
export const asNotDone = (node: PageNode): PageNode => {
  const own = doneAttributes[node.type];
  return {
    ...node,
    ...(own &&
      node.attrs && {
        attrs: Object.fromEntries(Object.entries(node.attrs).filter(([name]) => !own.includes(name))),
      }),
    ...(node.content && { content: node.content.map(asNotDone) }),
  };
};
