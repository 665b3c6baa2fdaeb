import { codesIn, codeText, type InlineNode, type Piece } from "./coded-text.ts";
import { UnreadableDocument } from "./document-fault.ts";
import { type Dialect, WITHOUT_RUN } from "./ooxml-dialects.ts";
import { hasLetters, type TextUnit } from "./part-text.ts";
import { attributeIn, type XmlCursor } from "./scan-xml.ts";

/** More paragraphs than a document has that is translated. */
const MAX_UNITS = 200_000;
/** Controls whose content is chosen, not written. */
const CONTROLS = /^(?:dataBinding|checkbox|dropDownList|comboBox|date|picture|docPartObj)$/;
/** Fields that a program for citations computes. */
const COMPUTED = /^\s*(?:ADDIN|BIBLIOGRAPHY|CITATION|INDEX)\b/i;

interface Alternative {
  readonly units: Map<string, TextUnit>;
  isFallback: boolean;
}

/** Reads the paragraphs of one part, of all given dialects; those within others too. */
export class ParagraphReader {
  readonly #cursor: XmlCursor;
  readonly #dialects: readonly Dialect[];
  readonly #units: (TextUnit | null)[] = [];
  readonly #formats = new Map<string, Map<string, number>>();
  readonly #properties: string[] = [""];
  readonly #shows: boolean[] = [false];
  readonly #fields: { instruction: string; isResult: boolean }[] = [];
  readonly #alternatives: Alternative[] = [];
  readonly #returnMarks = new Set<string>();
  /** Named by the caller, while it walks the part. */
  place = "";

  constructor(cursor: XmlCursor, dialects: readonly Dialect[]) {
    this.#cursor = cursor;
    this.#dialects = dialects;
  }

  get units(): TextUnit[] {
    return this.#units.filter((unit) => unit !== null);
  }

  /** The unit that was read last. */
  get last(): TextUnit | undefined {
    return this.#units.at(-1) ?? undefined;
  }

  /** Looks at the token of the cursor: reads a paragraph, or notes where there are two versions of the same. */
  visit(): void {
    const cursor = this.#cursor;
    if (cursor.token === "open") {
      const dialect = this.#dialects.find(({ paragraph }) => paragraph === cursor.name);
      if (dialect) this.#paragraph(dialect);
      else if (cursor.name === "mc:AlternateContent")
        this.#alternatives.push({ units: new Map(), isFallback: false });
      else if (cursor.name === "mc:Fallback" && this.#alternatives.length > 0)
        this.#alternatives.at(-1)!.isFallback = true;
    } else if (cursor.token === "close" && cursor.name === "mc:AlternateContent") this.#alternatives.pop();
  }

  /** Goes to the end of the open element, and reads the paragraphs in it. */
  #within(depth: number): void {
    const cursor = this.#cursor;
    while (cursor.depth > depth && cursor.next()) this.visit();
  }

  #paragraph(dialect: Dialect): void {
    const cursor = this.#cursor;
    const index = this.#units.push(null) - 1;
    if (index >= MAX_UNITS) throw new UnreadableDocument("document.too.large", "too many paragraphs");
    const isComputed = this.#fields.some(
      ({ instruction, isResult }) => isResult && COMPUTED.test(instruction),
    );
    const { place } = this;
    const range = { start: -1, end: -1 };
    const nodes = this.#inline(dialect, cursor.depth - 1, range);
    if (range.start < 0) return;
    const write = (text: string, format: number): string =>
      dialect.write(text, this.#properties[format] ?? "");
    const { isSheet, text } = dialect;
    const coded = codeText(nodes, {
      writeText: write,
      showsBlanks: (format) => this.#shows[format] ?? false,
    });
    if (isSheet && !this.#hasRuns(dialect, range)) {
      coded.lead.unshift(`<${text} xml:space="preserve">`);
      coded.trail.push(`</${text}>`);
    }
    const alternative = this.#alternatives.at(-1);
    const twin = alternative?.isFallback ? alternative.units.get(coded.text) : undefined;
    const unit: TextUnit = {
      start: range.start,
      end: range.end,
      coded,
      isOffered: !isComputed && hasLetters(coded.text),
      write,
      place,
      twin,
    };
    if (alternative && !alternative.isFallback) alternative.units.set(coded.text, unit);
    this.#units[index] = unit;
  }

  #hasRuns({ run }: Dialect, { start, end }: { start: number; end: number }): boolean {
    return new RegExp(`<${run}[\\s>]`).test(this.#cursor.xml.slice(start, end));
  }

  #format(dialect: Dialect, properties: string): number {
    const known = this.#formats.get(dialect.paragraph) ?? new Map<string, number>();
    this.#formats.set(dialect.paragraph, known);
    const same = known.get(properties);
    if (same !== undefined) return same;
    const key = dialect.keyOf(properties);
    let format = key === "" ? 0 : known.get(`key ${key}`);
    if (format === undefined) {
      format = this.#properties.push(properties) - 1;
      this.#shows.push(
        /<\w*:?(?:u|highlight|shd|strike|dstrike|bdr|em)[\s/>]|\s(?:u|strike)="(?!none|noStrike)/.test(key),
      );
      known.set(`key ${key}`, format);
    }
    known.set(properties, format);
    return format;
  }

  /** The content of the element that is open at the cursor, up to its end. */
  #inline(dialect: Dialect, depth: number, range: { start: number; end: number }): InlineNode[] {
    const cursor = this.#cursor;
    const nodes: InlineNode[] = [];
    const { prefix } = dialect;
    while (cursor.next()) {
      const { token, name, start } = cursor;
      if (token === "close" && cursor.depth <= depth) return nodes;
      if (token !== "open" && token !== "empty") continue;
      const isOwn = name.startsWith(prefix);
      const local = isOwn ? name.slice(prefix.length) : "";
      if (dialect.dropped.has(name) || local === "pPr") {
        cursor.skip();
        // How the old text is read aloud does not outlast it.
        if (dialect.isSheet && range.start >= 0) range.end = cursor.end;
        continue;
      }
      if (name === dialect.run) this.#run(dialect, nodes);
      else if (name === dialect.text)
        nodes.push(...this.#text(dialect, dialect.isSheet ? this.#format(dialect, WITHOUT_RUN) : 0));
      else if (token === "open" && dialect.wrappers.has(name)) {
        const open: Piece[] = [[start, cursor.end]];
        const children = this.#inline(dialect, cursor.depth - 1, { start: -1, end: -1 });
        nodes.push({ kind: "pair", open, close: [[cursor.start, cursor.end]], children });
      } else if (token === "open" && local === "sdt") nodes.push(this.#control(dialect));
      else nodes.push(this.#opaque(local, start));
      if (range.start < 0) range.start = start;
      range.end = cursor.end;
    }
    return nodes;
  }

  /** An element that stays as it is, except for paragraphs within it. */
  #opaque(local: string, start: number): InlineNode {
    const cursor = this.#cursor;
    const isReturnMark =
      (local === "bookmarkStart" && /"_GoBack"/.test(cursor.tag)) ||
      (local === "bookmarkEnd" && this.#returnMarks.has(attributeIn(cursor.tag, "\\w*:?id") ?? ""));
    if (isReturnMark) this.#returnMarks.add(attributeIn(cursor.tag, "\\w*:?id") ?? "");
    if (cursor.token === "open") {
      const depth = cursor.depth - 1;
      this.visit();
      this.#within(depth);
    }
    return { kind: "code", raw: [[start, cursor.end]], ...(isReturnMark && { isNeutral: true }) };
  }

  /** A content control around inline content. */
  #control(dialect: Dialect): InlineNode {
    const cursor = this.#cursor;
    const { start } = cursor;
    const depth = cursor.depth - 1;
    let isChosen = false;
    while (cursor.depth > depth && cursor.next()) {
      const local = cursor.name.slice(cursor.name.indexOf(":") + 1);
      if (cursor.token === "close") continue;
      if (CONTROLS.test(local)) isChosen = true;
      if (local !== "sdtContent" || cursor.token !== "open" || isChosen) continue;
      const open: Piece[] = [[start, cursor.end]];
      const children = this.#inline(dialect, cursor.depth - 1, { start: -1, end: -1 });
      const closeStart = cursor.start;
      this.#within(depth);
      return { kind: "pair", open, close: [[closeStart, cursor.end]], children };
    }
    return { kind: "code", raw: [[start, cursor.end]] };
  }

  #run(dialect: Dialect, nodes: InlineNode[]): void {
    const cursor = this.#cursor;
    if (cursor.isEmpty) return;
    const depth = cursor.depth - 1;
    const { prefix, run } = dialect;
    let properties = "";
    while (cursor.next()) {
      const { token, name, start } = cursor;
      if (token === "close" && cursor.depth <= depth) return;
      if (token !== "open" && token !== "empty") continue;
      const local = name.startsWith(prefix) ? name.slice(prefix.length) : "";
      if (name === dialect.properties) {
        cursor.skip();
        properties = cursor.xml.slice(start, cursor.end);
        continue;
      }
      if (dialect.dropped.has(name)) {
        cursor.skip();
        continue;
      }
      if (name === dialect.text) {
        nodes.push(...this.#text(dialect, this.#format(dialect, properties)));
        continue;
      }
      if (prefix !== "" && (local === "noBreakHyphen" || local === "softHyphen")) {
        const text = local === "softHyphen" ? "\u00AD" : "\u2011";
        nodes.push({ kind: "text", text, format: this.#format(dialect, properties) });
        cursor.skip();
        continue;
      }
      nodes.push(this.#inRun(local, start, [`<${run}>${properties}`, `</${run}>`]));
    }
  }

  /** A tab, break, field, symbol or picture: with the properties of its run, so that it can stand alone. */
  #inRun(local: string, start: number, [open, close]: readonly [string, string]): InlineNode {
    const cursor = this.#cursor;
    const { tag } = cursor;
    let instruction = "";
    if (local === "instrText" && cursor.token === "open") {
      const depth = cursor.depth - 1;
      while (cursor.depth > depth && cursor.next()) if (cursor.isText) instruction += cursor.text;
      const field = this.#fields.at(-1);
      if (field && !field.isResult) field.instruction += instruction;
    } else this.#opaque("", start);
    const raw: Piece[] = [open, [start, cursor.end], close];
    if (local !== "fldChar") return { kind: "code", raw, instruction };
    const type = attributeIn(tag, "\\w*:?fldCharType");
    if (type === "begin") this.#fields.push({ instruction: "", isResult: false });
    else if (type === "end") this.#fields.pop();
    else if (this.#fields.length > 0) this.#fields.at(-1)!.isResult = true;
    const field = type === "begin" || type === "end" ? type : "separate";
    return { kind: "code", raw, field };
  }

  /** The text of a text element; signs that marks use are codes. */
  #text(dialect: Dialect, format: number): InlineNode[] {
    const cursor = this.#cursor;
    if (cursor.isEmpty) return [];
    const isKept = dialect.preservesBlanks || /\sxml:space\s*=\s*["']preserve/.test(cursor.tag);
    const depth = cursor.depth - 1;
    let text = "";
    while (cursor.next() && cursor.depth > depth) if (cursor.isText) text += cursor.text;
    const { isSheet } = dialect;
    if (!isSheet) text = text.replace(/[\t\r\n]+/g, " ");
    if (!isKept) text = text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
    return codesIn(text, format, (piece) => dialect.write(piece, this.#properties[format] ?? ""), isSheet);
  }
}
