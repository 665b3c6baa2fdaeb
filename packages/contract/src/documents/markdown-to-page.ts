import { type Block, type Inline, parseMarkdown } from "../previews/markdown.ts";
import { checkPage } from "./check-page.ts";
import type { PageMark, PageNode } from "./page-nodes.ts";

/** How a text is read. */
export interface MarkdownOptions {
  /** Whether items with a box are steps of a protocol instead of tasks. */
  readonly hasSteps?: boolean;
}

const BOX = /^\[([ xX])\]\s+/;

const inlineNodes = (parts: readonly Inline[], marks: readonly PageMark[] = []): PageNode[] =>
  parts.flatMap((part): PageNode[] => {
    const marked = (text: string, more: readonly PageMark[] = []): PageNode[] =>
      text === "" ? [] : [{ type: "text", text, marks: [...marks, ...more] }];
    switch (part.kind) {
      case "text":
        return marked(part.text);
      case "code":
        return marked(part.text, [{ type: "inlineCode" }]);
      case "strong":
        return inlineNodes(part.inside, [...marks, { type: "bold" }]);
      case "emphasis":
        return inlineNodes(part.inside, [...marks, { type: "italic" }]);
      case "strike":
        return inlineNodes(part.inside, [...marks, { type: "strike" }]);
      case "link":
        return inlineNodes(part.inside, [...marks, { type: "link", attrs: { href: part.href } }]);
      case "image":
        return marked(part.text);
      case "formula":
        return [{ type: "formula", attrs: { formula: part.text } }];
      default:
        return [{ type: "lineBreak" }];
    }
  });

/** Takes the box off the beginning of an item. */
const readBox = (
  content: readonly PageNode[],
): { readonly isChecked: boolean; readonly rest: PageNode[] } | null => {
  const [first, ...others] = content;
  const found = BOX.exec(first?.text ?? "");
  if (first === undefined || found === null) return null;
  const text = (first.text ?? "").slice(found[0].length);
  return { isChecked: found[1] !== " ", rest: [...(text === "" ? [] : [{ ...first, text }]), ...others] };
};

/** A Markdown text as a page: headings of the second level and below become the page's first. */
const nodesOf = (blocks: readonly Block[], options: MarkdownOptions, depth = 0): PageNode[] =>
  blocks.flatMap((block): PageNode[] => {
    switch (block.kind) {
      case "heading": {
        const kind = `h${Math.min(3, Math.max(1, block.level - 1))}`;
        return [{ type: "paragraph", attrs: { kind }, content: inlineNodes(block.inside) }];
      }
      case "paragraph":
        return [{ type: "paragraph", content: inlineNodes(block.inside) }];
      case "list":
        return block.items.flatMap((item) => itemNodes(item, block.start === null, options, depth));
      case "quote":
      case "well":
        return nodesOf(block.blocks, options, depth).map((node) =>
          node.type === "paragraph"
            ? { ...node, attrs: { ...node.attrs, kind: block.kind === "quote" ? "quote" : "note" } }
            : node,
        );
      case "note":
        return [
          {
            type: "paragraph",
            attrs: { kind: "note" },
            content: [{ type: "text", text: block.title, marks: [{ type: "bold" }] }],
          },
          ...nodesOf(block.blocks, options, depth).map((node) =>
            node.type === "paragraph" ? { ...node, attrs: { ...node.attrs, kind: "note" } } : node,
          ),
        ];
      case "code":
        return [
          {
            type: "code",
            attrs: { language: block.language },
            content: [{ type: "text", text: block.text }],
          },
        ];
      case "formula":
        return [{ type: "math", attrs: { formula: block.text } }];
      case "table":
        return [tableNode(block)];
      case "rule":
        return [{ type: "divider" }];
      default:
        return block.text === ""
          ? []
          : [{ type: "paragraph", content: [{ type: "text", text: block.text }] }];
    }
  });

const itemNodes = (
  item: readonly Block[],
  isBullet: boolean,
  options: MarkdownOptions,
  depth: number,
): PageNode[] => {
  const [first, ...rest] = item;
  if (first?.kind !== "paragraph") return nodesOf(item, options, depth + 1);
  const content = inlineNodes(first.inside);
  const box = readBox(content);
  const indent = depth > 0 ? { indent: Math.min(depth, 8) } : {};
  const head: PageNode =
    box !== null && options.hasSteps
      ? { type: "step", content: box.rest }
      : {
          type: "paragraph",
          attrs: {
            list: box ? "task" : isBullet ? "bullet" : "ordered",
            ...indent,
            ...(box?.isChecked && { isChecked: true }),
          },
          content: box?.rest ?? content,
        };
  return [head, ...nodesOf(rest, options, depth + 1)];
};

const tableNode = ({ head, rows }: Extract<Block, { kind: "table" }>): PageNode => {
  const rowOf = (cells: readonly (readonly Inline[])[], type: string): PageNode => ({
    type: "tableRow",
    content: Array.from({ length: head.length }, (_, index) => ({
      type,
      content: [{ type: "paragraph", content: inlineNodes(cells[index] ?? []) }],
    })),
  });
  return {
    type: "table",
    content: [rowOf(head, "tableHeader"), ...rows.map((row) => rowOf(row, "tableCell"))],
  };
};

/**
 * Builds a page from another document's headings, paragraphs, lists and tables.
 *
 * @throws PageFault if it is too large
 */
export const blocksToPage = (blocks: readonly Block[], newId: () => string): PageNode =>
  checkPage({ type: "doc", content: nodesOf(blocks, {}) }, newId);

/**
 * Builds a page from Markdown (CommonMark, tables, boxes in lists). Only what the schema defines becomes markup of
 * the page.
 *
 * @throws PageFault if it is too large
 */
export const markdownToPage = (text: string, newId: () => string, options: MarkdownOptions = {}): PageNode =>
  checkPage({ type: "doc", content: nodesOf(parseMarkdown(text), options) }, newId);
