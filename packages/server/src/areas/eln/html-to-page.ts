import { checkPage, PageFault, type PageMark, type PageNode } from "@benchleaf/contract";
import { Parser } from "htmlparser2";
import { newBlockId } from "../documents/documents.service.ts";

const marks: Readonly<Record<string, PageMark>> = {
  b: { type: "bold" },
  strong: { type: "bold" },
  i: { type: "italic" },
  em: { type: "italic" },
  u: { type: "underline" },
  s: { type: "strike" },
  del: { type: "strike" },
  strike: { type: "strike" },
  sub: { type: "subscript" },
  sup: { type: "superscript" },
  code: { type: "inlineCode" },
  mark: { type: "highlight" },
};
/** Their content is not text of the page. */
const ignored = new Set([
  "script",
  "style",
  "head",
  "title",
  "template",
  "noscript",
  "svg",
  "iframe",
  "object",
]);
const blocks = new Set(
  "p div section article main header footer figure figcaption address dl dt dd form fieldset center".split(
    " ",
  ),
);
const MOST_LISTS = 8;
/** Deeper formatting is dropped. */
const MOST_MARKS = 20;

interface OpenTable {
  readonly rows: PageNode[];
  cells: PageNode[];
}

/** Where finished blocks go: the page, or a cell of a table. */
interface Place {
  readonly content: PageNode[];
}

/** Elements without an end. */
const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** The parser's work grows with the square of the depth. */
const MOST_DEPTH = 2_000;

const isTooDeep = (html: string): boolean => {
  let depth = 0;
  for (const [, end, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (end === "/") depth = Math.max(0, depth - 1);
    else if (!isVoid.test(name)) depth += 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
};

/**
 * Reads a page from HTML: text, headings, lists, tables, links and formatting that pages have. Anything else is
 * dropped, its text is not; scripts and styles are.
 *
 * @throws PageFault if it is too large, or nested too deep
 */
export const htmlToPage = (html: string): PageNode => {
  if (isTooDeep(html)) throw new PageFault("too deep");
  const root: Place = { content: [] };
  const places: Place[] = [root];
  const tables: OpenTable[] = [];
  const lists: ("bullet" | "ordered")[] = [];
  /** Open elements that format their text. */
  const open: { readonly name: string; readonly mark: PageMark }[] = [];
  let inline: PageNode[] = [];
  let attrs: Record<string, string | number> = {};
  let skipped = 0;
  let preformatted: string | null = null;
  let quotes = 0;

  const place = () => places.at(-1)!;
  const endBlock = (): void => {
    const first = inline.findIndex(({ type, text = "" }) => type !== "text" || text.trim() !== "");
    if (first >= 0) {
      const quote =
        quotes > 0 && attrs.kind === undefined && attrs.list === undefined ? { kind: "quote" } : {};
      const head = inline[first]!;
      const content = [
        head.type === "text" ? { ...head, text: (head.text ?? "").trimStart() } : head,
        ...inline.slice(first + 1),
      ];
      const node: PageNode = { type: "paragraph", attrs: { ...attrs, ...quote }, content };
      place().content.push(node);
    }
    inline = [];
    attrs = {};
  };
  const put = (text: string): void => {
    const said = text.replace(/[ \t\r\n]+/g, " ");
    const last = inline.at(-1);
    if (said === "" || (said === " " && (last === undefined || last.text?.endsWith(" ")))) return;
    const own = open.map(({ mark }) => mark);
    inline.push({ type: "text", text: said, ...(own.length > 0 && { marks: own }) });
  };
  const endCell = (type: "tableCell" | "tableHeader", spans: Record<string, number>): void => {
    endBlock();
    const { content } = places.pop()!;
    const cell: PageNode = { type, attrs: spans, content: content.filter((node) => node.type !== "table") };
    tables.at(-1)?.cells.push(cell);
  };
  const cellSpans: Record<string, number>[] = [];

  const parser = new Parser({
    onopentag(name, given) {
      if (ignored.has(name)) skipped += 1;
      if (skipped > 0) return;
      if (preformatted !== null) return;
      const heading = /^h([1-6])$/.exec(name)?.[1];
      if (heading !== undefined) {
        endBlock();
        attrs = { kind: `h${Math.min(3, Math.max(1, Number(heading) - 1))}` };
      } else if (name === "ul" || name === "ol") {
        endBlock();
        lists.push(name === "ol" ? "ordered" : "bullet");
      } else if (name === "li") {
        endBlock();
        const indent = Math.min(MOST_LISTS, lists.length - 1);
        attrs = { list: lists.at(-1) ?? "bullet", ...(indent > 0 && { indent }) };
      } else if (name === "blockquote") {
        endBlock();
        quotes += 1;
      } else if (name === "pre") {
        endBlock();
        preformatted = "";
      } else if (name === "table") {
        endBlock();
        tables.push({ rows: [], cells: [] });
      } else if ((name === "td" || name === "th") && tables.length > 0) {
        const spanOf = (value: string | undefined) => Math.min(100, Math.max(1, Number(value) || 1));
        cellSpans.push({ colspan: spanOf(given.colspan), rowspan: spanOf(given.rowspan) });
        places.push({ content: [] });
      } else if (name === "hr") {
        endBlock();
        place().content.push({ type: "divider" });
      } else if (name === "br") inline.push({ type: "lineBreak" });
      else if (name === "img" && given.alt) put(given.alt);
      else if (blocks.has(name) && attrs.list === undefined) endBlock();
      const link = name === "a" && given.href ? { type: "link", attrs: { href: given.href } } : undefined;
      const mark = link ?? marks[name];
      if (mark !== undefined && open.length < MOST_MARKS) open.push({ name, mark });
    },
    ontext(text) {
      if (skipped > 0) return;
      if (preformatted !== null) preformatted += text;
      else put(text);
    },
    onclosetag(name) {
      if (ignored.has(name)) {
        skipped = Math.max(0, skipped - 1);
        return;
      }
      if (skipped > 0) return;
      if (preformatted !== null) {
        if (name !== "pre") return;
        const text = preformatted.replace(/\n$/, "");
        if (text !== "") place().content.push({ type: "code", content: [{ type: "text", text }] });
        preformatted = null;
      }
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.splice(at, 1);
      if (name === "ul" || name === "ol") {
        endBlock();
        lists.pop();
      } else if (name === "blockquote") {
        endBlock();
        quotes = Math.max(0, quotes - 1);
      } else if ((name === "td" || name === "th") && cellSpans.length > 0)
        endCell(name === "th" ? "tableHeader" : "tableCell", cellSpans.pop()!);
      else if (name === "tr") {
        const table = tables.at(-1);
        if (table && table.cells.length > 0) table.rows.push({ type: "tableRow", content: table.cells });
        if (table) table.cells = [];
      } else if (name === "table") {
        const { rows } = tables.pop() ?? { rows: [] };
        if (rows.length > 0) place().content.push({ type: "table", content: rows });
      } else if (/^h[1-6]$/.test(name) || name === "li" || blocks.has(name)) endBlock();
    },
  });
  parser.end(html);
  endBlock();
  return checkPage({ type: "doc", content: root.content }, newBlockId);
};
