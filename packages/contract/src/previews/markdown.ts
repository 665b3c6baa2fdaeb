import MarkdownIt, { type StateBlock, type Token } from "markdown-it";

/** Inline elements. */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  /** In LaTeX. */
  | { readonly kind: "formula"; readonly text: string }
  | { readonly kind: "strong" | "emphasis" | "strike"; readonly inside: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly inside: readonly Inline[] }
  | { readonly kind: "image"; readonly src: string; readonly text: string }
  | { readonly kind: "break" };

/** Block elements. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly inside: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly inside: readonly Inline[] }
  | { readonly kind: "list"; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: "quote" | "well"; readonly blocks: readonly Block[] }
  | { readonly kind: "note"; readonly title: string; readonly blocks: readonly Block[] }
  | { readonly kind: "image" | "video"; readonly src: string; readonly text: string }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  /** In LaTeX. */
  | { readonly kind: "formula"; readonly text: string }
  | { readonly kind: "table"; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: "rule" };
type Cell = readonly Inline[];

const OPEN = /^(:{3,})\s*(note|well|image|video)\b[ \t]*(.*)$/;

/** `::: note Title`, `::: well`, `::: image address words`, `::: video address words`, each up to the next `:::`. */
const readBox = (state: StateBlock, startLine: number, endLine: number, isSilent: boolean): boolean => {
  const lineOf = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
  const open = OPEN.exec(lineOf(startLine));
  if (open === null || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  if (isSilent) return true;
  const [, colons = "", kind = "", info = ""] = open;
  let end = startLine + 1;
  const isClosed = () => /^:{3,}\s*$/.test(lineOf(end)) && lineOf(end).trim().length >= colons.length;
  while (end < endLine && !isClosed()) end += 1;
  const token = state.push("box_open", "div", 1);
  token.info = info.trim();
  token.markup = kind;
  const [parent, last] = [state.parentType, state.lineMax];
  state.lineMax = end;
  state.md.block.tokenize(state, startLine + 1, end);
  state.parentType = parent;
  state.lineMax = last;
  state.push("box_close", "div", -1);
  state.line = Math.min(end + 1, endLine);
  return true;
};

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.block.ruler.before("fence", "box", readBox, {
  alt: ["paragraph", "reference", "blockquote", "list"],
});

/** Walks tokens that open and close around each other. */
class Reader {
  #at = 0;
  readonly #tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }
  next(): Token | undefined {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    return token;
  }
}

const marks: Readonly<Record<string, "strong" | "emphasis" | "strike">> = {
  strong_open: "strong",
  em_open: "emphasis",
  s_open: "strike",
};

const readInlines = (reader: Reader): Inline[] => {
  const found: Inline[] = [];
  for (let token = reader.next(); token !== undefined; token = reader.next()) {
    if (token.nesting < 0) return found;
    const mark = marks[token.type];
    if (mark) found.push({ kind: mark, inside: readInlines(reader) });
    else if (token.type === "link_open")
      found.push({ kind: "link", href: String(token.attrGet("href") ?? ""), inside: readInlines(reader) });
    else if (token.type === "code_inline") found.push({ kind: "code", text: token.content });
    else if (token.type === "image")
      found.push({ kind: "image", src: String(token.attrGet("src") ?? ""), text: token.content });
    else if (token.type === "softbreak") found.push({ kind: "text", text: "\n" });
    else if (token.type === "hardbreak") found.push({ kind: "break" });
    else if (token.content !== "") found.push({ kind: "text", text: token.content });
  }
  return found;
};

const inlinesOf = (token: Token | undefined): Inline[] => readInlines(new Reader(token?.children ?? []));

const readCells = (reader: Reader): Cell[] => {
  const cells: Cell[] = [];
  for (let token = reader.next(); token && token.type !== "tr_close"; token = reader.next())
    if (token.type === "inline") cells.push(inlinesOf(token));
  return cells;
};

const readTable = (reader: Reader): Block => {
  const rows: Cell[][] = [];
  for (let token = reader.next(); token && token.type !== "table_close"; token = reader.next())
    if (token.type === "tr_open") rows.push(readCells(reader));
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
};

const readList = (reader: Reader, start: number | null): Block => {
  const items: Block[][] = [];
  for (let token = reader.next(); token && token.nesting >= 0; token = reader.next())
    items.push(readBlocks(reader));
  return { kind: "list", start, items };
};

const boxOf = (token: Token, blocks: readonly Block[]): Block => {
  const { markup, info } = token;
  if (markup === "note") return { kind: "note", title: info, blocks };
  if (markup === "well") return { kind: "well", blocks };
  const [src = "", ...words] = info.split(/\s+/);
  return { kind: markup === "video" ? "video" : "image", src, text: words.join(" ") };
};

const readBlock = (token: Token, reader: Reader): Block | null => {
  switch (token.type) {
    case "heading_open": {
      const inside = inlinesOf(reader.next());
      reader.next();
      return { kind: "heading", level: Number(token.tag.slice(1)), inside };
    }
    case "paragraph_open": {
      const inside = inlinesOf(reader.next());
      reader.next();
      return { kind: "paragraph", inside };
    }
    case "bullet_list_open":
      return readList(reader, null);
    case "ordered_list_open":
      return readList(reader, Number(token.attrGet("start") ?? 1));
    case "blockquote_open":
      return { kind: "quote", blocks: readBlocks(reader) };
    case "box_open":
      return boxOf(token, readBlocks(reader));
    case "table_open":
      return readTable(reader);
    case "fence":
    case "code_block":
      return { kind: "code", language: token.info.trim().split(/\s+/)[0] ?? "", text: token.content };
    case "hr":
      return { kind: "rule" };
    default:
      return null;
  }
};

const readBlocks = (reader: Reader): Block[] => {
  const blocks: Block[] = [];
  for (let token = reader.next(); token !== undefined; token = reader.next()) {
    if (token.nesting < 0) return blocks;
    const block = readBlock(token, reader);
    if (block) blocks.push(block);
  }
  return blocks;
};

/**
 * The tree of a Markdown text, for pages and PDF: tables, and the boxes `note`, `well`, `image` and `video`. HTML in
 * it stays literal text; addresses that could run something are not links.
 *
 * @example parseMarkdown("::: note Careful\nHot!\n:::")[0] // { kind: "note", title: "Careful", blocks: [...] }
 */
export const parseMarkdown = (text: string): Block[] => readBlocks(new Reader(markdown.parse(text, {})));
