import { note } from "./notes.ts";
import type { ReadNote } from "./report.ts";

/** An element of XML; names of elements and attributes are without their namespace prefix. */
export interface XmlNode {
  readonly name: string;
  /** The prefix as written; empty when there is none. */
  readonly prefix: string;
  /** Line of the opening tag, from 1. */
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** The text directly inside, with decoded entities and trimmed white space. */
  readonly text: string;
}

interface OpenNode extends XmlNode {
  readonly children: XmlNode[];
  text: string;
  readonly written: string;
}

const MAX_DEPTH = 200;
const TAG = /^<(\/?)([A-Za-z_][\w.-]*(?::[\w.-]+)?)([\s\S]*?)(\/?)>$/;
const ATTRIBUTE = /\s([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads an XML document. It declares no entities that are resolved: one with a document type is refused, so that
 * nothing can expand. Damage, a missing end and more than 200 levels give a note with the line. Linear in the
 * text; never throws.
 *
 * @example readXmlDocument("<a><b k='1'>x &lt; y</b></a>") // name "a", children [{ name: "b", text: "x < y", … }]
 */
export const readXmlDocument = (text: string): XmlNode | ReadNote => {
  const root: OpenNode = {
    name: "",
    prefix: "",
    written: "",
    line: 1,
    attributes: {},
    children: [],
    text: "",
  };
  const open = [root];
  let line = 1;
  let at = 0;
  const damaged = (detail: string) => note("markup-damaged", line, detail.replace(/\s+/g, " ").trim());
  while (at < text.length) {
    const innermost = open[open.length - 1]!;
    const end = tokenEnd(text, at);
    if (end < 0) return damaged(text.slice(at, at + 80));
    const token = text.slice(at, end);
    at = end;
    if (token.startsWith("<![CDATA[")) innermost.text += token.slice(9, -3);
    else if (token.startsWith("<!DOCTYPE")) return damaged(token);
    else if (!token.startsWith("<")) innermost.text += resolveEntities(token);
    else if (!token.startsWith("<!") && !token.startsWith("<?")) {
      const tag = TAG.exec(token);
      if (!tag) return damaged(token);
      const [, closing, written = "", attributes = "", empty] = tag;
      if (closing) {
        if (innermost.written !== written) return damaged(token);
        innermost.text = innermost.text.trim();
        open.pop();
      } else {
        const opened = openNode(written, attributes, line);
        innermost.children.push(opened);
        if (!empty && open.push(opened) > MAX_DEPTH) return damaged(token);
      }
    }
    line += countNewlines(token);
  }
  const document = root.children[0];
  if (open.length > 1 || !document) return damaged(open[open.length - 1]?.written ?? "");
  return document;
};

const openNode = (written: string, attributes: string, line: number): OpenNode => ({
  name: local(written),
  prefix: written.slice(0, Math.max(0, written.indexOf(":"))),
  written,
  line,
  attributes: readAttributes(attributes),
  children: [],
  text: "",
});

/** Where the token that begins at `at` ends: a tag, a comment, or the text up to the next `<`. -1 when it does not. */
const tokenEnd = (text: string, at: number): number => {
  if (text[at] !== "<") {
    const next = text.indexOf("<", at);
    return next < 0 ? text.length : next;
  }
  const closing = text.startsWith("<!--", at) ? "-->" : text.startsWith("<![CDATA[", at) ? "]]>" : ">";
  if (closing !== ">") {
    const found = text.indexOf(closing, at + 4);
    return found < 0 ? -1 : found + 3;
  }
  let quote = "";
  for (let place = at + 1; place < text.length; place++) {
    const letter = text[place]!;
    if (quote !== "") quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === ">") return place + 1;
    else if (letter === "<") return -1;
  }
  return -1;
};

const countNewlines = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
};

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

const readAttributes = (text: string): Record<string, string> => {
  const attributes: Record<string, string> = Object.create(null);
  for (const [, name = "", double, single] of text.matchAll(ATTRIBUTE)) {
    if (!name.startsWith("xmlns")) attributes[local(name)] = resolveEntities(double ?? single ?? "");
  }
  return attributes;
};

const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

const resolveEntities = (text: string): string =>
  text.includes("&") ? text.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[a-z]{2,4});/g, resolveEntity) : text;

const resolveEntity = (whole: string, name: string): string => {
  if (!name.startsWith("#")) return NAMED[name] ?? whole;
  const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : whole;
};

/** The first child of that name. */
export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name);

/** The text of the first child of that name; empty when there is none. */
export const textOf = (node: XmlNode | undefined, name: string): string => childOf(node, name)?.text ?? "";

/** All children of that name. */
export const childrenOf = (node: XmlNode | undefined, name: string): readonly XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

/** All elements of that name at any depth, in document order, those inside another of the name too. */
export const descendantsOf = (node: XmlNode, name: string): XmlNode[] => {
  const found: XmlNode[] = [];
  const waiting: XmlNode[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.name === name) found.push(next);
    for (let at = next.children.length - 1; at >= 0; at--) waiting.push(next.children[at]!);
  }
  return found;
};

/** Text of an editor that stores it as HTML: tags are removed, blanks stay. */
export const withoutHtml = (text: string): string =>
  /<\/?[a-z]|&nbsp;/i.test(text)
    ? text
        .replace(/<br\s*\/?>/gi, "\n")
        .replace(/<[^<>]*>/g, "")
        .replace(/&nbsp;/g, " ")
        .trim()
    : text;
