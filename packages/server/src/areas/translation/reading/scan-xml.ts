import { decodeEntities } from "../../../kernel/reading/read-markup.ts";
import { UnreadableDocument } from "./document-fault.ts";

/** What a cursor is at. */
export type XmlToken = "open" | "close" | "empty" | "text" | "other";

/** More levels than any document has. */
const MAX_DEPTH = 300;
const [QUOTE, APOSTROPHE, LESS, GREATER, SLASH] = [34, 39, 60, 62, 47];

const damaged = (detail: string): never => {
  throw new UnreadableDocument("document.damaged", detail);
};

/**
 * Reads XML token by token, with offsets, so that the rest can stay as it is. Linear; a document type is refused,
 * so that no entity can expand.
 */
export class XmlCursor {
  readonly xml: string;
  token: XmlToken = "other";
  /** Of a tag, with its prefix. */
  name = "";
  start = 0;
  end = 0;
  readonly #open: string[] = [];
  readonly #allowsDoctype: boolean;

  /** @param options whether a document type that declares nothing is allowed, as in files of terms */
  constructor(xml: string, { allowsDoctype = false }: { readonly allowsDoctype?: boolean } = {}) {
    this.xml = xml;
    this.#allowsDoctype = allowsDoctype;
    // The byte order mark stays.
    this.end = xml.startsWith("\uFEFF") ? 1 : 0;
  }

  /** How many elements are open. */
  get depth(): number {
    return this.#open.length;
  }

  /** Goes to the next token; false at the end. @throws UnreadableDocument */
  next(): boolean {
    const { xml } = this;
    const at = this.end;
    this.start = at;
    if (at >= xml.length) {
      if (this.#open.length > 0) damaged("an element is not closed");
      return false;
    }
    if (xml.charCodeAt(at) !== LESS) {
      const end = xml.indexOf("<", at);
      this.token = "text";
      this.end = end < 0 ? xml.length : end;
      return true;
    }
    if (xml.startsWith("<!", at) || xml.startsWith("<?", at)) return this.#other(at);
    return this.#tag(at);
  }

  get isText(): boolean {
    return this.token === "text";
  }

  /** Whether an element begins and ends at the cursor. */
  get isEmpty(): boolean {
    return this.token === "empty";
  }

  /** The text of a token, decoded. */
  get text(): string {
    const { xml, start, end } = this;
    if (xml.startsWith("<![CDATA[", start)) return xml.slice(start + 9, end - 3);
    const raw = xml.slice(start, end);
    return raw.includes("&") ? decodeEntities(raw) : raw;
  }

  /** The tag at the cursor, as written. */
  get tag(): string {
    return this.xml.slice(this.start, this.end);
  }

  /** Goes to the end of the element whose open tag is at the cursor. */
  skip(): void {
    if (this.token !== "open") return;
    const depth = this.depth - 1;
    while (this.depth > depth) if (!this.next()) damaged("an element is not closed");
  }

  #other(at: number): boolean {
    const { xml } = this;
    const isDeclared = /^<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(at, at + 9));
    // One without brackets names a file, which is never opened.
    if (isDeclared && !(this.#allowsDoctype && /^<!DOCTYPE[^[\]<>]{0,500}>/i.test(xml.slice(at, at + 600))))
      throw new UnreadableDocument("document.entities");
    const isData = xml.startsWith("<![CDATA[", at);
    const closing = isData ? "]]>" : xml.startsWith("<!--", at) ? "-->" : ">";
    const found = xml.indexOf(closing, at + 4);
    if (found < 0) damaged("a comment is not closed");
    this.token = isData ? "text" : "other";
    this.end = found + closing.length;
    return true;
  }

  #tag(at: number): boolean {
    const { xml } = this;
    let quote = 0;
    let end = at + 1;
    for (; ; end++) {
      const code = xml.charCodeAt(end);
      if (Number.isNaN(code)) damaged("a tag is not closed");
      if (quote !== 0) {
        if (code === quote) quote = 0;
      } else if (code === QUOTE || code === APOSTROPHE) quote = code;
      else if (code === GREATER) break;
      else if (code === LESS) damaged("a tag within a tag");
    }
    this.end = end + 1;
    const isClose = xml.charCodeAt(at + 1) === SLASH;
    const from = isClose ? at + 2 : at + 1;
    let to = from;
    while (to < end && xml.charCodeAt(to) > 32 && xml.charCodeAt(to) !== SLASH) to++;
    if (to === from) damaged("a tag has no name");
    this.name = xml.slice(from, to);
    if (isClose) {
      this.token = "close";
      if (this.#open.pop() !== this.name) damaged(`</${this.name}> closes another element`);
    } else if (xml.charCodeAt(end - 1) === SLASH) this.token = "empty";
    else {
      this.token = "open";
      if (this.#open.push(this.name) > MAX_DEPTH) damaged("too many levels");
    }
    return true;
  }
}

/** The prefix with its colon by which a namespace is written; empty for the default one. */
export const prefixOf = (xml: string, namespace: string, otherwise: string): string => {
  const found = new RegExp(`xmlns(?::([\\w.-]+))?\\s*=\\s*["'](?:${namespace})["']`).exec(xml);
  if (!found) return otherwise;
  return found[1] === undefined ? "" : `${found[1]}:`;
};

/** @example attributeIn('<c r="A1" t="s">', "t") // "s" */
export const attributeIn = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decodeEntities(value);
};

/** Control characters, except for tabs and line ends, and halves of pairs. */
const ILLEGAL = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text without what XML cannot hold. */
export const withoutIllegal = (text: string): string => text.replace(ILLEGAL, "");

/** @example escapeXml("a < b & c") // "a &lt; b &amp; c" */
export const escapeXml = (text: string): string =>
  withoutIllegal(text).replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!,
  );
