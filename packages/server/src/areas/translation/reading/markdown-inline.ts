import { codesIn, type InlineNode } from "./coded-text.ts";

/** Between lines of a paragraph, where the line break is kept; a private character, with its number after it. */
export const HARD_BREAK = "\uE000";
/** So far the end of an emphasis or a link is looked for. */
const REACH = 2_000;

const HTML =
  /^<(?:\/?[a-zA-Z][\w-]*(?:\s[^<>]{0,1000})?\/?|!--[^>]{0,1000}--|https?:[^<>\s]{1,1000}|[^<>\s@]{1,100}@[^<>\s]{1,200})>/;
const single: readonly RegExp[] = [
  /^\\[!-/:-@[-`{-~]/,
  /^!\[[^\]]{0,1000}\](?:\([^()]{0,1000}(?:\([^()]{0,500}\)[^()]{0,500})?\)|\[[^\]]{0,300}\])/,
  /^\[\^[^\]\s]{1,100}\]/,
  HTML,
  /^\$\$[^$]{1,1000}\$\$/,
  /^\$(?![\s$])[^$]{0,500}[^\s$]\$(?!\d)/,
  /^&(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[a-zA-Z]{2,30});/,
  /^\uE000\d+;/,
];
const SPECIAL = /[\\`![<$&*_~=\uE000]/g;

const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const isBlank = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign);

/** Code between runs of as many backticks; 0 if it does not end. */
const codeLength = (text: string, at: number): number => {
  const fence = /^`+/.exec(text.slice(at, at + 100))?.[0] ?? "`";
  const closing = new RegExp(`(?<!\`)${fence}(?!\`)`, "g");
  closing.lastIndex = at + fence.length;
  const found = closing.exec(text.slice(0, at + REACH));
  return found ? found.index + fence.length - at : fence.length;
};

/** Where emphasis that opens here closes; -1 if it does not open or close. */
const closeOf = (text: string, at: number, marker: string): number => {
  const sign = marker[0]!;
  if (isBlank(text[at + marker.length]) || (sign === "_" && isWord(text[at - 1]))) return -1;
  for (let from = at + marker.length + 1; from < text.length && from < at + REACH; ) {
    const found = text.indexOf(marker, from);
    if (found < 0 || found > at + REACH) return -1;
    const end = found + marker.length;
    const isLonger = text[found - 1] === sign || text[end] === sign;
    const closes =
      !isBlank(text[found - 1]) && !(sign === "_" && isWord(text[end])) && text[found - 1] !== "\\";
    if (closes && !isLonger) return found;
    from = end;
  }
  return -1;
};

/** The closing bracket of each opening one. */
const bracketsOf = (text: string): ReadonlyMap<number, number> => {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: found, index } of text.matchAll(/\\.|[[\]]/g)) {
    if (found === "[") open.push(index);
    else if (found === "]") {
      const start = open.pop();
      if (start !== undefined) pairs.set(start, index);
    }
  }
  return pairs;
};

/** The parts of a link that begins here: its text, and what follows it. */
const linkAt = (
  text: string,
  at: number,
  to: number | undefined,
  labels: ReadonlySet<string>,
): { readonly inner: string; readonly close: string; readonly end: number } | null => {
  if (to === undefined || to > at + REACH) return null;
  const inner = text.slice(at + 1, to);
  const rest = text.slice(to, to + REACH);
  const close = /^\](?:\([^()]{0,1000}(?:\([^()]{0,500}\)[^()]{0,500})?\)|\[[^\]]{1,300}\])/.exec(rest)?.[0];
  if (close !== undefined) return { inner, close, end: to + close.length };
  // Only a label: the link gets it, since its text will be another.
  const label = inner.toLowerCase().replace(/\s+/g, " ").trim();
  if (!labels.has(label)) return null;
  const isCollapsed = rest.startsWith("][]");
  return { inner, close: `][${inner}]`, end: to + (isCollapsed ? 3 : 1) };
};

/**
 * The inline content of Markdown: emphasis and links are pairs; code, pictures, HTML, formulas and escapes single
 * codes.
 */
export const readInline = (
  text: string,
  labels: ReadonlySet<string>,
  breaks: readonly string[],
  depth = 0,
): InlineNode[] => {
  const nodes: InlineNode[] = [];
  const brackets = bracketsOf(text);
  let plain = "";
  const flush = (): void => {
    if (plain !== "") nodes.push(...codesIn(plain, 0, (piece) => piece, false));
    plain = "";
  };
  const code = (raw: string): void => {
    flush();
    nodes.push({
      kind: "code",
      raw: [raw.replace(/\uE000(\d+);/g, (_, number) => breaks[Number(number)] ?? " ")],
    });
  };
  for (let at = 0; at < text.length; ) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    if (at >= text.length) break;
    const sign = text[at]!;
    if (sign === "`") {
      const length = codeLength(text, at);
      code(text.slice(at, at + length));
      at += length;
      continue;
    }
    const rest = text.slice(at, at + REACH);
    const found = single.map((pattern) => pattern.exec(rest)?.[0]).find((piece) => piece !== undefined);
    if (found !== undefined) {
      code(found);
      at += found.length;
      continue;
    }
    const link = sign === "[" && depth < 8 ? linkAt(text, at, brackets.get(at), labels) : null;
    if (link !== null) {
      flush();
      const children = readInline(link.inner, labels, breaks, depth + 1);
      nodes.push({ kind: "pair", open: ["["], close: [link.close], children });
      at = link.end;
      continue;
    }
    const marker = /^(?:\*{1,3}|_{1,3}|~~|==)/.exec(rest)?.[0];
    const close = marker === undefined || depth >= 8 ? -1 : closeOf(text, at, marker);
    if (marker !== undefined && close >= 0) {
      flush();
      const children = readInline(text.slice(at + marker.length, close), labels, breaks, depth + 1);
      nodes.push({ kind: "pair", open: [marker], close: [marker], children });
      at = close + marker.length;
      continue;
    }
    const run = marker ?? sign;
    plain += run;
    at += run.length;
  }
  flush();
  return nodes;
};

/** Text that Markdown reads as text. */
export const escapeMarkdown = (text: string, isBlockStart: boolean, isCell: boolean): string => {
  const bare = text.replace(/[\r\n]+/g, " ");
  const nodes = readInline(bare, new Set(), []);
  const isPlain = nodes.every(({ kind }) => kind === "text");
  let safe = isPlain ? bare : bare.replace(/[\\`*_[\]<>~$&=]/g, "\\$&");
  if (isCell) safe = safe.replace(/\|/g, "\\|");
  if (!isBlockStart) return safe;
  return safe
    .replace(/^(\s*)(#{1,6}(?=\s)|[-+*](?=\s)|>|\||=+\s*$|-+\s*$|~~~|:::)/, "$1\\$2")
    .replace(/^(\s*\d{1,9})([.)]\s)/, "$1\\$2");
};
