import type { PageNode } from "./page-nodes.ts";
import { type PagePictures, pictureKeyOf } from "./page-pictures.ts";
import { nodeText } from "./page-text.ts";

const value = (node: PageNode, name: string): string => String(node.attrs?.[name] ?? "");

/** Characters that Markdown would read as its own, made literal. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|~#]/g, "\\$&");

const around: Readonly<Record<string, readonly [string, string]>> = {
  bold: ["**", "**"],
  italic: ["*", "*"],
  strike: ["~~", "~~"],
  underline: ["<u>", "</u>"],
  subscript: ["<sub>", "</sub>"],
  superscript: ["<sup>", "</sup>"],
  highlight: ["<mark>", "</mark>"],
};

const inlineOf = (node: PageNode): string => {
  switch (node.type) {
    case "text": {
      const marks = node.marks ?? [];
      const text = node.text ?? "";
      if (marks.some(({ type }) => type === "inlineCode")) return `\`${text}\``;
      // Marks enclose words, not the blanks around them.
      const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
      if (words === "") return text;
      const marked = marks.reduce((inside, { type, attrs }) => {
        if (type === "link") return `[${inside}](${String(attrs?.href)})`;
        const [open, close] = around[type] ?? ["", ""];
        return `${open}${inside}${close}`;
      }, escaped(words));
      return before + marked + after;
    }
    case "lineBreak":
      return "  \n";
    case "formula":
      return `$${value(node, "formula")}$`;
    default:
      return escaped(nodeText(node));
  }
};

const inside = (node: PageNode): string => (node.content ?? []).map(inlineOf).join("");

const marker = (node: PageNode, number: number): string => {
  if (value(node, "list") === "ordered") return `${number}. `;
  if (value(node, "list") === "task") return node.attrs?.isChecked === true ? "- [x] " : "- [ ] ";
  return "- ";
};

const headings: Readonly<Record<string, string>> = { h1: "## ", h2: "### ", h3: "#### " };
const callouts: Readonly<Record<string, string>> = {
  note: "NOTE",
  tip: "TIP",
  warning: "WARNING",
  danger: "CAUTION",
};

const paragraph = (node: PageNode, number: number): string => {
  const text = inside(node);
  const indent = "    ".repeat(Number(node.attrs?.indent ?? 0));
  if (node.attrs?.list !== undefined) return `${indent}${marker(node, number)}${text}`;
  const kind = value(node, "kind");
  const quoted = text.replaceAll("\n", "\n> ");
  if (kind in callouts) return `> [!${callouts[kind]}]\n> ${quoted}`;
  if (kind === "quote") return `> ${quoted}`;
  return `${headings[kind] ?? ""}${text}`;
};

const cellText = (cell: PageNode): string =>
  (cell.content ?? [])
    .map((block) => (block.type === "paragraph" ? inside(block) : escaped(nodeText(block))))
    .join("<br>")
    .replaceAll("\n", " ");

const table = (node: PageNode): string => {
  const rows = (node.content ?? []).map((row) =>
    (row.content ?? []).flatMap((cell) => [
      cellText(cell),
      // Markdown merges no cells: what they cover stays empty.
      ...Array.from({ length: Number(cell.attrs?.colspan ?? 1) - 1 }, () => ""),
    ]),
  );
  const width = Math.max(...rows.map((row) => row.length), 1);
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? "").join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${" --- |".repeat(width)}`, ...body.map(line)].join("\n");
};

/** A picture with its caption below; its caption alone if there is none. */
const figure = (node: PageNode, pictures: PagePictures): string => {
  const caption = escaped(nodeText(node)).replaceAll("\n", " ");
  const address = pictures[pictureKeyOf(node) ?? ""];
  return address === undefined ? `*${caption}*` : `![${caption}](${address})\n\n*${caption}*`;
};

const block = (node: PageNode, number: number, pictures: PagePictures): string => {
  switch (node.type) {
    case "paragraph":
      return paragraph(node, number);
    case "code":
      return `\`\`\`${value(node, "language")}\n${nodeText(node)}\n\`\`\``;
    case "step": {
      const done = value(node, "doneTime");
      const by = done === "" ? "" : ` — ${escaped(value(node, "doneName"))}, ${done}`;
      const note = value(node, "note");
      return `- [${done === "" ? " " : "x"}] ${inside(node)}${by}${note === "" ? "" : `\n    ${escaped(note)}`}`;
    }
    case "divider":
      return "---";
    case "math":
      return `$$\n${value(node, "formula")}\n$$`;
    case "table":
      return table(node);
    case "columns":
      return (node.content ?? []).map(({ content = [] }) => blocks(content, pictures)).join("\n\n");
    case "image":
    case "analysis":
      return figure(node, pictures);
    default:
      return `**${escaped(nodeText(node))}**`;
  }
};

const isItem = (node: PageNode | undefined): boolean =>
  node?.type === "step" || (node?.type === "paragraph" && node.attrs?.list !== undefined);

const blocks = (nodes: readonly PageNode[], pictures: PagePictures): string => {
  let written = "";
  /** How far each level of a numbered list has been counted. */
  const counts: number[] = [];
  for (const [index, node] of nodes.entries()) {
    const level = Number(node.attrs?.indent ?? 0);
    if (!isItem(node)) counts.length = 0;
    counts.length = Math.min(counts.length, level + 1);
    const number = node.attrs?.list === "ordered" ? (counts[level] ?? 0) + 1 : 0;
    counts[level] = number;
    if (index > 0) written += isItem(node) && isItem(nodes[index - 1]) ? "\n" : "\n\n";
    written += block(node, number, pictures);
  }
  return written;
};

/**
 * A page as Markdown (CommonMark with tables, task lists, and callouts as GitHub writes them). Headings begin at the second
 * level, since the page's title is the first.
 */
export const pageToMarkdown = (page: PageNode, pictures: PagePictures = {}): string =>
  `${blocks(page.content ?? [], pictures).trim()}\n`;
