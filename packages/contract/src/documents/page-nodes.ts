/*
 * What a page may consist of, as data: the editor builds its nodes from it, the server checks, reads and writes pages
 * by it. Blocks are flat: headings, list items and callouts are paragraphs with attributes, because Yjs merges a
 * change of an attribute with someone else's typing, and loses text where one node replaces another.
 */

/** Allowed values of an attribute; `null` is its default. */
export type AttributeRule =
  | { readonly type: "text"; readonly max: number }
  | { readonly type: "id" }
  | { readonly type: "choice"; readonly of: readonly string[] }
  | { readonly type: "number"; readonly min: number; readonly max: number }
  | { readonly type: "flag" }
  | { readonly type: "widths" }
  | { readonly type: "link" };

/** One kind of node. */
export interface NodeRule {
  /** ProseMirror's content expression; empty for a node without content. */
  readonly content: string;
  readonly groups: readonly string[];
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** Marks are allowed in its text by default. */
  readonly hasMarks?: boolean;
}

const text = (max: number): AttributeRule => ({ type: "text", max });
const choice = (...of: string[]): AttributeRule => ({ type: "choice", of });
const number = (min: number, max: number): AttributeRule => ({ type: "number", min, max });
const flag: AttributeRule = { type: "flag" };
const record: AttributeRule = { type: "id" };
const blockId = text(40);

/** Kinds of paragraphs; `null` is plain text. */
export const paragraphKinds = ["h1", "h2", "h3", "quote", "note", "tip", "warning", "danger"] as const;
/** Kinds of list items; `null` is in no list. */
export const listKinds = ["bullet", "ordered", "task"] as const;
/** Deepest level of a list item, the first is 0. */
export const MAX_INDENT = 8;

const cell = {
  content: "cellBlock+",
  groups: [],
  attributes: { colspan: number(1, 100), rowspan: number(1, 1_000), colwidth: { type: "widths" } },
} as const satisfies NodeRule;

/** Every node of a page, by its name. */
export const pageNodes = {
  doc: { content: "block+", groups: [], attributes: {} },
  paragraph: {
    content: "inline*",
    groups: ["block", "columnBlock", "cellBlock"],
    attributes: {
      id: blockId,
      kind: choice(...paragraphKinds),
      list: choice(...listKinds),
      indent: number(0, MAX_INDENT),
      isChecked: flag,
      align: choice("center", "right"),
    },
  },
  code: {
    content: "text*",
    groups: ["block", "columnBlock"],
    attributes: { id: blockId, language: text(30) },
    hasMarks: false,
  },
  /** A step of a protocol. Who did it and when is written by the server alone. */
  step: {
    content: "inline*",
    groups: ["block", "columnBlock"],
    attributes: {
      id: blockId,
      minutes: number(0, 100_000),
      doneBy: record,
      doneName: text(100),
      doneTime: text(30),
      note: text(500),
    },
  },
  divider: { content: "", groups: ["block", "columnBlock"], attributes: { id: blockId } },
  image: {
    content: "",
    groups: ["block", "columnBlock", "cellBlock"],
    attributes: {
      id: blockId,
      attachmentId: record,
      name: text(255),
      width: number(5, 100),
      caption: text(500),
    },
  },
  /** A file of a project, shown as a card with its preview. */
  file: {
    content: "",
    groups: ["block", "columnBlock"],
    attributes: { id: blockId, fileId: record, name: text(255), kind: text(20) },
  },
  /** The map of a sequence, always as the file is now. */
  sequence: {
    content: "",
    groups: ["block", "columnBlock"],
    attributes: { id: blockId, fileId: record, name: text(255), view: choice("linear", "rows") },
  },
  /** The figure of an analysis at the version that was placed, with a caption that is the page's own. */
  analysis: {
    content: "",
    groups: ["block", "columnBlock"],
    attributes: {
      id: blockId,
      fileId: record,
      version: number(1, 1_000_000),
      name: text(255),
      caption: text(1_000),
      /** Of the figure, in millimetres. */
      width: number(30, 300),
    },
  },
  /** What is used of a material or sample. Who took and returned it, and when, is written by the server alone. */
  use: {
    content: "",
    groups: ["block", "columnBlock"],
    attributes: {
      id: blockId,
      kind: choice("material", "sample"),
      warehouseId: record,
      recordId: record,
      name: text(255),
      value: text(40),
      unit: text(20),
      lotId: record,
      lot: text(500),
      takenBy: record,
      takenName: text(100),
      takenTime: text(30),
      returnedName: text(100),
      returnedTime: text(30),
    },
  },
  math: {
    content: "",
    groups: ["block", "columnBlock", "cellBlock"],
    attributes: { id: blockId, formula: text(4_000) },
  },
  table: { content: "tableRow+", groups: ["block", "columnBlock"], attributes: { id: blockId } },
  tableRow: { content: "(tableCell | tableHeader)*", groups: [], attributes: {} },
  tableCell: cell,
  tableHeader: cell,
  columns: { content: "column{2,4}", groups: ["block"], attributes: { id: blockId } },
  column: { content: "columnBlock+", groups: [], attributes: {} },
  text: { content: "", groups: ["inline"], attributes: {} },
  lineBreak: { content: "", groups: ["inline"], attributes: {} },
  mention: { content: "", groups: ["inline"], attributes: { userId: record, name: text(100) } },
  /** A link to a record of any kind, shown as a chip. */
  chip: {
    content: "",
    groups: ["inline"],
    attributes: { kind: text(40), recordId: record, name: text(255), sort: text(40) },
  },
  date: { content: "", groups: ["inline"], attributes: { date: text(10) } },
  formula: { content: "", groups: ["inline"], attributes: { formula: text(4_000) } },
} as const satisfies Record<string, NodeRule>;
/** The name of a kind of node. */
export type PageNodeName = keyof typeof pageNodes;

/** Every mark of a page, by its name. */
export const pageMarks = {
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  inlineCode: {},
  subscript: {},
  superscript: {},
  highlight: { color: choice("yellow", "green", "blue", "red") },
  link: { href: { type: "link" } },
} as const satisfies Record<string, Readonly<Record<string, AttributeRule>>>;
/** The name of a kind of mark. */
export type PageMarkName = keyof typeof pageMarks;

/** What an attribute of a node or mark may be. */
export type AttributeValue = string | number | boolean | null | readonly (number | null)[];

/** A node as ProseMirror writes it in JSON. Attributes at their default are left out. */
export interface PageNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, AttributeValue>>;
  readonly content?: readonly PageNode[];
  readonly marks?: readonly PageMark[];
  readonly text?: string;
}

/** A mark of a text, such as bold or a link. */
export interface PageMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, AttributeValue>>;
}

/** Counts changes of the schema. A page of an older one is refused and has to be loaded again. */
export const PAGE_SCHEMA_VERSION = 2;
/** Maximum length of the text of a page, in characters. */
export const MAX_PAGE_CHARACTERS = 4_000_000;
/** Maximum number of nodes of a page. */
export const MAX_PAGE_NODES = 50_000;
/** Maximum size of a change of a page in one request, in bytes. */
export const MAX_PAGE_CHANGE_BYTES = 1_000_000;
/** Maximum size of a page as a Yjs document, in bytes. */
export const MAX_PAGE_STATE_BYTES = 16_000_000;

/** A page with one empty paragraph. */
export const emptyPage: PageNode = { type: "doc", content: [{ type: "paragraph" }] };

/** The rule of a node, or undefined for what no page knows. */
export const nodeRule = (type: string): NodeRule | undefined =>
  Object.hasOwn(pageNodes, type) ? pageNodes[type as PageNodeName] : undefined;

/** Whether a node is a block and has an id. */
export const hasBlockId = (type: string): boolean => "id" in (nodeRule(type)?.attributes ?? {});
