import type { Qualifier } from "../feature.ts";
import type { Stretch } from "./genbank-sections.ts";
import { indentOf, lineAt, lineEnd } from "./lines.ts";
import { QUALIFIER_WIDTH, readQualifier } from "./qualifier-text.ts";

/** An entry of a feature table before it is placed on a molecule. `line` counts from 1. */
export interface TableEntry {
  readonly type: string;
  /** Without white space. */
  readonly location: string;
  /** The text of the file, line by line; only if it differs. */
  readonly written?: string;
  readonly line: number;
  readonly qualifiers: readonly Qualifier[];
}

interface OpenEntry {
  readonly type: string;
  location: string;
  readonly line: number;
  readonly qualifiers: Qualifier[];
}

/** A line of a table that belongs to no entry. */
interface Stray {
  readonly line: number;
  readonly text: string;
}

/** Keys start at column 6, qualifiers at 22; whatever begins left of here is a key. */
const KEY_LIMIT = 16;
const MARGIN = " ".repeat(21);

/**
 * Reads a feature table, the lines of a text between `FEATURES` and the next header block. `offset` is the
 * indentation of the whole table, `firstLine` the number of the first line, `width` that of the qualifiers. Never
 * throws; lines before the first key are returned in `strays`. Linear.
 */
export const readFeatureTable = (
  text: string,
  { from, to }: Stretch,
  firstLine: number,
  offset: number,
  width = QUALIFIER_WIDTH,
): { entries: readonly TableEntry[]; strays: readonly Stray[]; mended: readonly Stray[] } => {
  const entries: OpenEntry[] = [];
  const strays: Stray[] = [];
  const mended: Stray[] = [];
  const quotes = new QuoteCount();
  let entry: OpenEntry | undefined;
  // A qualifier is read when the next one shows that it has ended; most are one line.
  let pending: string[] = [];
  const settle = () => {
    if (pending.length > 0) entry?.qualifiers.push(readQualifier(pending, width));
    pending = [];
  };
  for (let at = from, line = firstLine; at < to; line++) {
    const end = Math.min(lineEnd(text, at), to);
    const isDeep = offset === 0 && text.startsWith(MARGIN, at);
    const words = lineAt(text, isDeep ? at + MARGIN.length : at, end);
    const part = isDeep && words.charCodeAt(0) > 32 ? words : words.trimStart();
    at = end + 1;
    if (part === "" && !quotes.isOpen) continue;
    if (part !== "" && !isDeep && indentOf(words) - offset < KEY_LIMIT) {
      settle();
      entry = openEntry(part, line);
      entries.push(entry);
      quotes.reset();
    } else if (!entry) {
      strays.push({ line, text: part.trim() });
    } else if (part.startsWith("/") && !(quotes.isOpen && !quotes.looksClosed(part))) {
      settle();
      pending.push(part);
      quotes.start(part);
    } else if (pending.length === 1 && isSplitKey(pending[0]!, part)) {
      // A key on one line and its rest on the next, as BioPerl has written it.
      const whole = pending[0]!.trim() + part;
      mended.push({ line, text: whole });
      pending = [whole];
      quotes.start(whole);
    } else if (pending.length > 0) {
      pending.push(part);
      quotes.add(part);
    } else {
      entry.location += `\n${part.trim()}`;
    }
  }
  settle();
  return { entries: entries.map(closeEntry), strays, mended };
};

/** Whether a line holds no more of a qualifier than its slash, or its key where the next begins with the sign. */
const isSplitKey = (first: string, next: string): boolean => {
  if (first.includes("=")) return false;
  return /^\/\s*$/.test(first)
    ? /^[A-Za-z_][\w-]*(=|\s*$)/.test(next)
    : /^\/[\w-]+\s*$/.test(first) && next.startsWith("=");
};

const closeEntry = (entry: OpenEntry): TableEntry => {
  const { location: written } = entry;
  if (!/\s/.test(written)) return entry;
  return { ...entry, location: written.replace(/\s+/g, ""), written: written.trim() };
};

const openEntry = (text: string, line: number): OpenEntry => {
  const match = /^(\S(?:.{0,60}?\S)?)\s{2,}(\S.*)$/.exec(text) ?? /^(\S+)\s*(.*)$/.exec(text);
  return { type: match?.[1] ?? text, location: match?.[2]?.trim() ?? "", line, qualifiers: [] };
};

/** Follows whether a quoted value is still open, through doubled quotes and those that no one doubled. */
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
