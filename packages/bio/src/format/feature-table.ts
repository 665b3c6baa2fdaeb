import type { Qualifier } from "../feature.ts";
import { indentOf } from "./lines.ts";
import { QUALIFIER_WIDTH, readQualifier } from "./qualifier-text.ts";

/** An entry of a feature table before it is placed on a molecule. `line` counts from 1. */
export interface TableEntry {
  readonly type: string;
  readonly location: string;
  readonly line: number;
  readonly qualifiers: readonly Qualifier[];
}

interface OpenEntry {
  type: string;
  location: string;
  line: number;
  qualifiers: string[][];
}

/** Keys start at column 6, qualifiers at 22; whatever begins left of here is a key. */
const KEY_LIMIT = 16;

/**
 * Reads the lines of a feature table, those between `FEATURES` and the next header block. `offset` is how far
 * the whole table is indented, `firstLine` the number of the first line. Never throws; lines before the first
 * key come back in `strays`.
 */
export const readFeatureTable = (
  lines: readonly string[],
  firstLine: number,
  offset: number,
  width = QUALIFIER_WIDTH,
): { entries: readonly TableEntry[]; strays: readonly number[] } => {
  const entries: OpenEntry[] = [];
  const strays: number[] = [];
  const quotes = new QuoteCount();
  lines.forEach((line, index) => {
    const text = line.trimStart();
    const entry = entries[entries.length - 1];
    if (text === "" && !quotes.isOpen) return;
    if (text !== "" && indentOf(line) - offset < KEY_LIMIT) {
      entries.push(openEntry(text, firstLine + index));
      quotes.reset();
    } else if (!entry) {
      strays.push(firstLine + index);
    } else if (text.startsWith("/") && !(quotes.isOpen && !quotes.looksClosed(text))) {
      entry.qualifiers.push([text]);
      quotes.start(text);
    } else if (entry.qualifiers.length > 0) {
      entry.qualifiers[entry.qualifiers.length - 1]!.push(text);
      quotes.add(text);
    } else {
      entry.location += text.trim();
    }
  });
  return { entries: entries.map((entry) => closeEntry(entry, width)), strays };
};

const openEntry = (text: string, line: number): OpenEntry => {
  const match = /^(\S(?:.{0,60}?\S)?)\s{2,}(\S.*)$/.exec(text) ?? /^(\S+)\s*(.*)$/.exec(text);
  return { type: match?.[1] ?? text, location: match?.[2]?.trim() ?? "", line, qualifiers: [] };
};

const closeEntry = (entry: OpenEntry, width: number): TableEntry => ({
  ...entry,
  location: entry.location.replace(/\s+/g, ""),
  qualifiers: entry.qualifiers.map((lines) => readQualifier(lines, width)),
});

/** Follows whether a quoted value is still open, through doubled quotes and those that nobody doubled. */
class QuoteCount {
  private count = 0;
  private endsQuoted = false;

  /** An even count that does not end the line is prose in quotes; then the value runs on. */
  get isOpen(): boolean {
    return this.count > 0 && !(this.count % 2 === 0 && this.endsQuoted);
  }

  /** Whether the next line shows that the value had ended: it begins a qualifier, and this one could end. */
  looksClosed(next: string): boolean {
    const isQualifier = /^\/[A-Za-z_][\w-]*(=|\s*$)/.test(next);
    return isQualifier && (this.endsQuoted ? this.count > 1 : this.count % 2 === 0);
  }

  reset(): void {
    this.count = 0;
    this.endsQuoted = false;
  }

  start(text: string): void {
    this.reset();
    if (/^\/[^="]*=\s*"/.test(text)) this.add(text);
  }

  add(text: string): void {
    if (this.count === 0 && !text.includes('"')) return;
    for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) this.count++;
    this.endsQuoted = text.trimEnd().endsWith('"');
  }
}
