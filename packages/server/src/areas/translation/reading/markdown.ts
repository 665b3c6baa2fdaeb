import { codeText } from "./coded-text.ts";
import { escapeMarkdown, HARD_BREAK, readInline } from "./markdown-inline.ts";
import { hasLetters, type PartText, type TextUnit } from "./part-text.ts";

interface Line {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const BLOCK_TAG =
  /^ {0,3}<\/?(?:address|article|aside|base|blockquote|body|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|nav|ol|optgroup|option|p|param|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:\s|\/?>|$)/i;
const RAW_TAG = /^ {0,3}<(script|pre|style|textarea)(?:\s|>|$)/i;
const FENCE = /^(?:[ \t]*(?:>[ \t]?)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})(?!.*`)/;
const PREFIX = /^(?:[ \t]*(?:>[ \t]?|(?:[-*+]|\d{1,9}[.)])(?:[ \t]+(?:\[[ xX]\][ \t]+)?|$)))+/;
const QUOTE = /^[ \t]*(?:>[ \t]?)+/;
const HEADING = /^([ \t]{0,3}#{1,6}[ \t]+)(.*?)(?:[ \t]+#+)?[ \t]*$/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const DEFINITION = /^ {0,3}\[(?!\^)([^\]]{1,300})\]:/;
const FOOTNOTE = /^ {0,3}\[\^[^\]\s]{1,100}\]:[ \t]+/;
const DELIMITER = /^(?=.*\|)[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  for (const { 0: whole, 1: line = "", index } of text.matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)) {
    if (whole === "" && index >= text.length && lines.length > 0) break;
    lines.push({ number: lines.length + 1, start: index, end: index + line.length, text: line });
  }
  return lines;
};

type BlockKind = "paragraph" | "heading" | "cell";

class MarkdownReader {
  readonly units: TextUnit[] = [];
  readonly #text: string;
  readonly #lines: readonly Line[];
  readonly #labels: ReadonlySet<string>;
  /** The contents of the lines of the open paragraph. */
  #open: { readonly start: number; readonly end: number; readonly number: number }[] = [];
  #isInList = false;

  constructor(text: string) {
    this.#text = text;
    this.#lines = linesOf(text);
    this.#labels = new Set(
      this.#lines.flatMap((line) => {
        const label = DEFINITION.exec(line.text)?.[1];
        return label === undefined ? [] : [label.toLowerCase().replace(/\s+/g, " ").trim()];
      }),
    );
  }

  read(): void {
    const lines = this.#lines;
    for (let at = this.#frontMatter(); at < lines.length; ) at = this.#block(at);
    this.#flush();
  }

  /** The number of lines of settings at the beginning. */
  #frontMatter(): number {
    const fence = this.#lines[0]?.text.trimEnd();
    if (fence !== "---" && fence !== "+++") return 0;
    const end = this.#lines.findIndex(
      ({ text }, at) => at > 0 && (text.trimEnd() === fence || text.trimEnd() === "..."),
    );
    return end < 0 ? 0 : end + 1;
  }

  /** Reads what begins at this line; the number of the next line. */
  #block(at: number): number {
    const line = this.#lines[at]!;
    const { text } = line;
    if (text.trim() === "") {
      this.#flush();
      return at + 1;
    }
    const skipped = this.#skipped(at);
    if (skipped > at) {
      this.#flush();
      return skipped;
    }
    if (RULE.test(text) || UNDERLINE.test(text)) {
      this.#flush();
      return at + 1;
    }
    const heading = HEADING.exec(text);
    if (heading) {
      this.#flush();
      this.#add(
        [
          {
            start: line.start + heading[1]!.length,
            end: line.start + heading[1]!.length + heading[2]!.length,
            number: line.number,
          },
        ],
        "heading",
      );
      return at + 1;
    }
    if (text.includes("|") && DELIMITER.test(this.#lines[at + 1]?.text ?? "")) return this.#table(at);
    this.#paragraphLine(line);
    return at + 1;
  }

  /** Where code, HTML, formulas and definitions end that begin at this line; the line itself if none does. */
  #skipped(at: number): number {
    const { text } = this.#lines[at]!;
    const until = (isEnd: (line: string, index: number) => boolean): number => {
      const end = this.#lines.findIndex((line, index) => index >= at && isEnd(line.text, index));
      return end < 0 ? this.#lines.length : end + 1;
    };
    const fence = FENCE.exec(text)?.[1];
    if (fence !== undefined) {
      const closing = new RegExp(`^[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*$`);
      return until((line, index) => index > at && closing.test(line));
    }
    if (/^ {0,3}\$\$/.test(text))
      return /\$\$.*\$\$/.test(text) ? at + 1 : until((line, index) => index > at && line.includes("$$"));
    const raw = RAW_TAG.exec(text)?.[1]?.toLowerCase();
    if (raw !== undefined) return until((line) => line.toLowerCase().includes(`</${raw}>`));
    if (/^ {0,3}<!--/.test(text)) return until((line) => line.includes("-->"));
    if (BLOCK_TAG.test(text)) return until((line) => line.trim() === "");
    if (DEFINITION.test(text)) return at + 1;
    const isIndented = /^(?: {4}|\t)/.test(text) && this.#open.length === 0 && !this.#isInList;
    return isIndented ? at + 1 : at;
  }

  #table(at: number): number {
    this.#flush();
    let row = at;
    for (; row < this.#lines.length; row++) {
      const { text, start, number } = this.#lines[row]!;
      if (!text.includes("|")) break;
      if (row === at + 1) continue;
      for (const { 0: cell, index } of text.matchAll(/(?:\\.|`[^`]*`|[^|\\`]|`)+/g)) {
        const from = start + index + (cell.length - cell.trimStart().length);
        const bare = cell.trim();
        if (bare !== "") this.#add([{ start: from, end: from + bare.length, number }], "cell");
      }
    }
    return row;
  }

  #paragraphLine(line: Line): void {
    const { text, start, end, number } = line;
    const quote = QUOTE.exec(text)?.[0] ?? "";
    const prefix = PREFIX.exec(text)?.[0] ?? FOOTNOTE.exec(text)?.[0] ?? "";
    const isItem = prefix.trim() !== quote.trim();
    const previous = this.#open.at(-1);
    const isQuoteEnd =
      previous !== undefined && quote === "" && QUOTE.test(this.#lines[previous.number - 1]!.text);
    if (
      isItem ||
      (previous && quote !== "" && !QUOTE.test(this.#lines[previous.number - 1]!.text)) ||
      isQuoteEnd
    )
      this.#flush();
    if (isItem) this.#isInList = true;
    else if (this.#open.length === 0 && !/^[ \t]/.test(text)) this.#isInList = false;
    const skipped = isItem ? prefix : quote;
    const indent = /^[ \t]*/.exec(text.slice(skipped.length))?.[0].length ?? 0;
    if (skipped.length + indent < text.length)
      this.#open.push({ start: start + skipped.length + indent, end, number });
  }

  #flush(): void {
    if (this.#open.length > 0) this.#add(this.#open, "paragraph");
    this.#open = [];
  }

  /** A unit of these pieces of the text. */
  #add(
    pieces: readonly { readonly start: number; readonly end: number; readonly number: number }[],
    kind: BlockKind,
  ): void {
    const text = this.#text;
    const breaks: string[] = [];
    let joined = "";
    for (const [index, { start, end }] of pieces.entries()) {
      const next = pieces[index + 1];
      const line = text.slice(start, end);
      const bare = line.trimEnd();
      if (next === undefined) joined += bare;
      else if (/ {2,}$|\\$/.test(line)) {
        const content = bare.replace(/\\$/, "");
        joined += `${content}${HARD_BREAK}${breaks.length};`;
        breaks.push(text.slice(start + content.length, next.start));
      } else {
        // Chinese lines are joined without a space.
        const isDense =
          /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]$/u.test(bare) &&
          /^[\p{Script=Han}\u3000-\u303F]/u.test(text.slice(next.start));
        joined += isDense ? bare : `${bare} `;
      }
    }
    const [first, last] = [pieces[0]!, pieces.at(-1)!];
    let isStart = kind === "paragraph";
    const write = (piece: string): string => {
      const safe = escapeMarkdown(piece, isStart, kind === "cell");
      isStart = false;
      return safe;
    };
    const nodes = readInline(joined, this.#labels, breaks);
    const coded = codeText(nodes, { writeText: (piece) => piece, showsBlanks: () => false });
    this.units.push({
      start: first.start,
      end: last.start + text.slice(last.start, last.end).trimEnd().length,
      coded,
      isOffered: hasLetters(coded.text),
      write,
      place: `line ${first.number}`,
      twin: undefined,
    });
  }
}

/** The text of Markdown, without code, HTML, formulas, settings and the targets of links. */
export const readMarkdown = (text: string): PartText => {
  const reader = new MarkdownReader(text);
  reader.read();
  return { text, units: reader.units };
};
