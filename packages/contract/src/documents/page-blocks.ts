import type { Block, Inline } from "../previews/markdown.ts";
import type { PageNode } from "./page-nodes.ts";
import { pictureKeyOf } from "./page-pictures.ts";
import { nodeText } from "./page-text.ts";

/** A block of a page as printers know it; of a picture, which attachment it is. */
export type PrintedBlock =
  | Block
  | {
      readonly kind: "attachment";
      readonly attachmentId: string;
      /** Per cent of the page’s width. */
      readonly width: number;
      readonly text: string;
    };

const value = (node: PageNode, name: string): string => String(node.attrs?.[name] ?? "");

const SUBSCRIPT = "₀₁₂₃₄₅₆₇₈₉";
const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const raised: Readonly<Record<string, string>> = { "+": "⁺", "-": "⁻", "−": "⁻", n: "ⁿ" };
const lowered: Readonly<Record<string, string>> = { "+": "₊", "-": "₋" };

/** Digits above or below the line by characters of their own, which every font of a document has. */
const shifted = (text: string, digits: string, others: Readonly<Record<string, string>>): string =>
  text.replace(/[\d+\-−n]/g, (one) => (/\d/.test(one) ? (digits[Number(one)] ?? one) : (others[one] ?? one)));

const marked = (node: PageNode): Inline => {
  const types = (node.marks ?? []).map(({ type }) => type);
  let text = node.text ?? "";
  if (types.includes("subscript")) text = shifted(text, SUBSCRIPT, lowered);
  if (types.includes("superscript")) text = shifted(text, SUPERSCRIPT, raised);
  let inline: Inline = types.includes("inlineCode") ? { kind: "code", text } : { kind: "text", text };
  if (types.includes("bold")) inline = { kind: "strong", inside: [inline] };
  if (types.includes("italic")) inline = { kind: "emphasis", inside: [inline] };
  if (types.includes("strike")) inline = { kind: "strike", inside: [inline] };
  const link = node.marks?.find(({ type }) => type === "link");
  return link ? { kind: "link", href: String(link.attrs?.href ?? ""), inside: [inline] } : inline;
};

const inlinesOf = (node: PageNode): Inline[] =>
  (node.content ?? []).map((one): Inline => {
    if (one.type === "text") return marked(one);
    if (one.type === "lineBreak") return { kind: "break" };
    return one.type === "formula"
      ? { kind: "formula", text: value(one, "formula") }
      : { kind: "strong", inside: [{ kind: "text", text: nodeText(one) }] };
  });

const plain = (text: string): Inline => ({ kind: "text", text });

const cellInlines = (cell: PageNode): Inline[] =>
  (cell.content ?? []).flatMap((block, index) => [
    ...(index > 0 ? [{ kind: "break" } as const] : []),
    ...(block.type === "paragraph" ? inlinesOf(block) : [plain(nodeText(block))]),
  ]);

const tableOf = (node: PageNode): Block => {
  const rows = (node.content ?? []).map((row) =>
    (row.content ?? []).flatMap((cell) => [
      cellInlines(cell),
      ...Array.from({ length: Number(cell.attrs?.colspan ?? 1) - 1 }, (): Inline[] => []),
    ]),
  );
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
};

const stepInlines = (node: PageNode): Inline[] => {
  const done = value(node, "doneTime");
  const note = value(node, "note");
  return [
    plain(done === "" ? "☐ " : "☑ "),
    ...inlinesOf(node),
    ...(done === "" ? [] : [{ kind: "break" } as const, plain(`${value(node, "doneName")}, ${done}`)]),
    ...(note === ""
      ? []
      : [{ kind: "break" } as const, { kind: "emphasis", inside: [plain(note)] } as const]),
  ];
};

/** Width of the text on a printed page, in millimetres. */
const PAGE_MM = 170;

/** A block that print does not draw, by its name. */
const named = (node: PageNode): Block => ({
  kind: "paragraph",
  inside: [{ kind: "emphasis", inside: [plain(`[${nodeText(node)}]`)] }],
});

/** What tells callouts apart without colours; fonts of documents have these characters. */
const callouts: Readonly<Record<string, string>> = { note: "ⓘ", tip: "✓", warning: "！", danger: "‼" };

const blockOf = (node: PageNode): PrintedBlock => {
  switch (node.type) {
    case "paragraph": {
      const kind = value(node, "kind");
      const inside = inlinesOf(node);
      if (/^h[123]$/.test(kind)) return { kind: "heading", level: Number(kind[1]) + 1, inside };
      if (kind === "") return { kind: "paragraph", inside };
      const mark = callouts[kind];
      const marked: Inline[] =
        mark === undefined ? inside : [{ kind: "strong", inside: [plain(`${mark} `)] }, ...inside];
      return { kind: kind === "quote" ? "quote" : "well", blocks: [{ kind: "paragraph", inside: marked }] };
    }
    case "code":
      return { kind: "code", language: value(node, "language"), text: nodeText(node) };
    case "step":
      return { kind: "well", blocks: [{ kind: "paragraph", inside: stepInlines(node) }] };
    case "image":
      return {
        kind: "attachment",
        attachmentId: value(node, "attachmentId"),
        // As the editor shows a picture whose width nobody has chosen.
        width: Number(node.attrs?.width ?? 75),
        text: value(node, "caption"),
      };
    case "analysis": {
      const attachmentId = pictureKeyOf(node);
      if (attachmentId === undefined) return named(node);
      const width = Math.min(100, Math.round((Number(node.attrs?.width ?? PAGE_MM) / PAGE_MM) * 100));
      return { kind: "attachment", attachmentId, width, text: nodeText(node) };
    }
    case "divider":
      return { kind: "rule" };
    case "math":
      return { kind: "formula", text: value(node, "formula") };
    case "table":
      return tableOf(node);
    default:
      return named(node);
  }
};

const isItem = (node: PageNode): boolean => node.type === "paragraph" && node.attrs?.list !== undefined;

/** Flat items from one place on as a nested list; returns the list and how many items it took. */
const listFrom = (
  nodes: readonly PageNode[],
  depth: number,
): { readonly list: Block; readonly taken: number } => {
  const items: Block[][] = [];
  const kind = value(nodes[0]!, "list");
  let at = 0;
  while (at < nodes.length) {
    const node = nodes[at]!;
    const indent = Number(node.attrs?.indent ?? 0);
    if (indent < depth || (indent === depth && value(node, "list") !== kind)) break;
    if (indent > depth && items.length > 0) {
      const inner = listFrom(nodes.slice(at), indent);
      items.at(-1)!.push(inner.list);
      at += inner.taken;
      continue;
    }
    const box = kind === "task" ? [plain(node.attrs?.isChecked === true ? "☑ " : "☐ ")] : [];
    items.push([{ kind: "paragraph", inside: [...box, ...inlinesOf(node)] }]);
    at += 1;
  }
  return { list: { kind: "list", start: kind === "ordered" ? 1 : null, items }, taken: Math.max(1, at) };
};

const blocksIn = (nodes: readonly PageNode[]): PrintedBlock[] => {
  const blocks: PrintedBlock[] = [];
  for (let at = 0; at < nodes.length; ) {
    const node = nodes[at]!;
    if (isItem(node)) {
      const end = nodes.findIndex((one, index) => index > at && !isItem(one));
      const run = nodes.slice(at, end === -1 ? nodes.length : end);
      const { list, taken } = listFrom(run, Number(node.attrs?.indent ?? 0));
      blocks.push(list);
      at += taken;
    } else {
      if (node.type === "columns")
        blocks.push(...(node.content ?? []).flatMap((one) => blocksIn(one.content ?? [])));
      else blocks.push(blockOf(node));
      at += 1;
    }
  }
  return blocks;
};

/** A page as the blocks that the printer of documents knows. */
export const pageToBlocks = (page: PageNode): PrintedBlock[] => blocksIn(page.content ?? []);
