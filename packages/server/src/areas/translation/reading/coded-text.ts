import { MARK } from "../rules/inline-codes.ts";

/** A piece of the written result: new text, or a range of the part as it was. */
export type Piece = string | readonly [start: number, end: number];

/** The content of a paragraph: text with its formatting, single codes, and pairs around more of it. */
export type InlineNode =
  | { readonly kind: "text"; text: string; format: number }
  | {
      readonly kind: "code";
      readonly raw: Piece[];
      /** The part of a field that it is. */
      readonly field?: "begin" | "separate" | "end";
      /** What the field computes. */
      readonly instruction?: string;
      /** It has no place in the text, and is written at its end. */
      readonly isNeutral?: boolean;
      /** It has one end of a field that goes beyond the paragraph, or of a broken one. */
      isStray?: boolean;
    }
  | { readonly kind: "pair"; open: Piece[]; close: Piece[]; children: InlineNode[] };

type TextNode = Extract<InlineNode, { kind: "text" }>;
type CodeNode = Extract<InlineNode, { kind: "code" }>;
type PairNode = Extract<InlineNode, { kind: "pair" }>;

type PairCode =
  | { readonly kind: "format"; readonly format: number }
  | { readonly kind: "wrap"; readonly open: Piece[]; readonly close: Piece[]; readonly format: number };

/** A paragraph as text with marks, and what the marks stand for. */
export interface CodedText {
  readonly text: string;
  /** Blanks around the text, which no translator sees. */
  readonly before: string;
  readonly after: string;
  /** The formatting of text outside of pairs. */
  readonly format: number;
  readonly lead: Piece[];
  readonly trail: Piece[];
  readonly pairs: ReadonlyMap<string, PairCode>;
  readonly codes: ReadonlyMap<string, Piece[]>;
  /** Codes with one end of a field, which stay in this order: turned round, two of them would make a field of the text. */
  readonly strays: readonly string[];
}

/** Writes text with a formatting. */
export type WriteText = (text: string, format: number) => string;

/** A node as it is written when it is part of a code. */
const rawOf = (node: InlineNode, write: WriteText): Piece[] => {
  if (node.kind === "text") return [write(node.text, node.format)];
  if (node.kind === "code") return node.raw;
  return [...node.open, ...node.children.flatMap((child) => rawOf(child, write)), ...node.close];
};

const isBlank = (node: InlineNode | undefined): node is TextNode =>
  node?.kind === "text" && node.text.trim() === "";

/** Text, and as codes: what would be read as a mark, and in cells line ends and escaped characters. */
export const codesIn = (
  text: string,
  format: number,
  write: (piece: string) => string,
  isSheet: boolean,
): InlineNode[] => {
  const special = isSheet ? /(\u27E6|(?:_x[0-9A-Fa-f]{4}_|\r?\n)+)/ : /(\u27E6)/;
  if (!special.test(text)) return [{ kind: "text", text, format }];
  return text
    .split(special)
    .filter((piece) => piece !== "")
    .map(
      (piece): InlineNode =>
        special.test(piece) ? { kind: "code", raw: [write(piece)] } : { kind: "text", text: piece, format },
    );
};

/** A field is one code; one whose result is a link is a pair around its text. */
const joinFields = (nodes: readonly InlineNode[], write: WriteText): InlineNode[] => {
  const out: InlineNode[] = [];
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at]!;
    if (node.kind !== "code" || node.field !== "begin") {
      if (node.kind === "pair") out.push({ ...node, children: joinFields(node.children, write) });
      else if (node.kind === "code" && node.field !== undefined) out.push({ ...node, isStray: true });
      else out.push(node);
      continue;
    }
    let [depth, separate, end] = [0, -1, -1];
    for (let to = at; to < nodes.length && end < 0; to++) {
      const one = nodes[to]!;
      if (one.kind !== "code") continue;
      if (one.field === "begin") depth++;
      if (one.field === "separate" && depth === 1 && separate < 0) separate = to;
      if (one.field === "end" && --depth === 0) end = to;
    }
    const last = end >= 0 ? end : separate >= 0 ? separate : at;
    const raw = (from: number, to: number): Piece[] =>
      nodes.slice(from, to + 1).flatMap((one) => rawOf(one, write));
    const instruction = nodes
      .slice(at, (separate >= 0 ? separate : last) + 1)
      .map((one) => (one.kind === "code" ? (one.instruction ?? "") : ""))
      .join("");
    if (end >= 0 && separate >= 0 && /^\s*HYPERLINK\b/i.test(instruction)) {
      out.push({
        kind: "pair",
        open: raw(at, separate),
        close: raw(end, end),
        children: joinFields(nodes.slice(separate + 1, end), write),
      });
    } else out.push({ kind: "code", raw: raw(at, last), isStray: end < 0 });
    at = last;
  }
  return out;
};

/** Text of equal formatting is one node; codes side by side are one code; blanks take the formatting around them. */
const merge = (nodes: readonly InlineNode[], showsBlanks: (format: number) => boolean): InlineNode[] => {
  const out: InlineNode[] = [];
  for (const [at, node] of nodes.entries()) {
    const last = out.at(-1);
    if (node.kind === "text") {
      if (node.text === "") continue;
      let { format } = node;
      const next = nodes[at + 1];
      if (isBlank(node) && last?.kind === "text" && !showsBlanks(format) && !showsBlanks(last.format)) {
        if (next?.kind !== "text" || next.format !== format) format = last.format;
      }
      if (last?.kind === "text" && last.format === format) last.text += node.text;
      else out.push({ kind: "text", text: node.text, format });
    } else if (node.kind === "code") {
      const isStray = node.isStray === true;
      if (last?.kind === "code") {
        last.raw.push(...node.raw);
        last.isStray ||= isStray;
      } else out.push({ kind: "code", raw: [...node.raw], isStray });
    } else out.push({ ...node, children: merge(node.children, showsBlanks) });
  }
  return out;
};

/** The formatting of most letters. */
const mainFormat = (nodes: readonly InlineNode[]): number => {
  const counts = new Map<number, number>();
  for (const node of nodes) {
    if (node.kind !== "text") continue;
    counts.set(node.format, (counts.get(node.format) ?? 0) + node.text.replace(/\s/g, "").length);
  }
  let [best, most] = [0, -1];
  for (const [format, count] of counts) if (count > most) [best, most] = [format, count];
  return best;
};

class Coder {
  readonly pairs = new Map<string, PairCode>();
  readonly codes = new Map<string, Piece[]>();
  readonly strays: string[] = [];
  #pieces: string[] = [];

  write(nodes: readonly InlineNode[], base: number): void {
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at]!;
      if (node.kind === "code") this.#code(node);
      else if (node.kind === "pair") this.#pair(node);
      else if (node.format === base) this.#pieces.push(node.text);
      else at = this.#formatted(nodes, at, node);
    }
  }

  get text(): string {
    return this.#pieces.join("");
  }

  #code(node: CodeNode): void {
    const mark = `⟦x${this.codes.size + 1}⟧`;
    this.codes.set(mark, node.raw);
    if (node.isStray) this.strays.push(mark);
    this.#pieces.push(mark);
  }

  #pair(node: PairNode): void {
    const number = this.pairs.size + 1;
    const format = mainFormat(node.children);
    this.pairs.set(`f${number}`, { kind: "wrap", open: node.open, close: node.close, format });
    this.#pieces.push(`⟦f${number}⟧`);
    this.write(node.children, format);
    this.#pieces.push(`⟦/f${number}⟧`);
  }

  /** Text of other formatting, with codes between texts of the same. */
  #formatted(nodes: readonly InlineNode[], at: number, { format }: TextNode): number {
    let end = at;
    for (let to = at + 1; to < nodes.length; to++) {
      const node = nodes[to]!;
      if (node.kind === "text" && node.format === format) end = to;
      else if (node.kind !== "code") break;
    }
    const number = this.pairs.size + 1;
    this.pairs.set(`f${number}`, { kind: "format", format });
    this.#pieces.push(`⟦f${number}⟧`);
    this.write(nodes.slice(at, end + 1), format);
    this.#pieces.push(`⟦/f${number}⟧`);
    return end;
  }
}

/** What codes need to know of the format that they are written in. */
export interface CodeOptions {
  readonly writeText: WriteText;
  /** Whether blanks of this formatting are visible, e.g. underlined. */
  readonly showsBlanks: (format: number) => boolean;
}

/**
 * The text of a paragraph with marks. Codes and blanks at its ends, and a pair around all of it, are not part of the
 * text.
 */
export const codeText = (
  nodes: readonly InlineNode[],
  { writeText, showsBlanks }: CodeOptions,
): CodedText => {
  const raw = (node: InlineNode): Piece[] => rawOf(node, writeText);
  const neutral = nodes.filter((node) => node.kind === "code" && node.isNeutral).flatMap(raw);
  const placed = nodes.filter((node) => node.kind !== "code" || !node.isNeutral);
  let rest = merge(joinFields(placed, writeText), showsBlanks);
  const lead: Piece[] = [];
  let trail: Piece[] = [];
  for (;;) {
    while (rest.length > 0 && (rest[0]!.kind === "code" || isBlank(rest[0])))
      lead.push(...raw(rest.shift()!));
    const ends: Piece[][] = [];
    while (rest.length > 0 && (rest.at(-1)!.kind === "code" || isBlank(rest.at(-1))))
      ends.unshift(raw(rest.pop()!));
    trail = [...ends.flat(), ...trail];
    const only = rest[0];
    if (rest.length !== 1 || only?.kind !== "pair") break;
    lead.push(...only.open);
    trail = [...only.close, ...trail];
    rest = only.children;
  }
  const format = mainFormat(rest);
  const coder = new Coder();
  coder.write(rest, format);
  const { text } = coder;
  const trimmed = text.trim();
  const start = text.indexOf(trimmed);
  return {
    text: trimmed,
    before: text.slice(0, start),
    after: text.slice(start + trimmed.length),
    format,
    lead,
    trail: [...trail, ...neutral],
    pairs: coder.pairs,
    codes: coder.codes,
    strays: coder.strays,
  };
};

/**
 * A translated text with its codes. The result is well formed whatever the text is: pairs are closed, unknown marks
 * are left out, a code that the text has lost is written at its end, a link only once.
 */
export const writeCoded = (
  coded: CodedText,
  target: string,
  write: WriteText,
  resolve: (piece: Piece) => string,
): string => {
  const out: string[] = [];
  const open: { readonly id: string; readonly pair: PairCode; readonly isWritten: boolean }[] = [];
  const used = new Set<string>();
  const put = (pieces: readonly Piece[]): void => {
    for (const piece of pieces) out.push(resolve(piece));
  };
  const text = (value: string): void => {
    if (value !== "") out.push(write(value, open.at(-1)?.pair.format ?? coded.format));
  };
  const close = (): void => {
    const last = open.pop();
    if (last?.isWritten && last.pair.kind === "wrap") put(last.pair.close);
  };
  const putCode = (mark: string): void => {
    const code = coded.codes.get(mark);
    if (code === undefined || used.has(mark)) return;
    used.add(mark);
    put(code);
  };
  put(coded.lead);
  const whole = coded.before + target + coded.after;
  let at = 0;
  for (const { 0: mark, index } of whole.matchAll(MARK)) {
    text(whole.slice(at, index));
    at = index + mark.length;
    const id = mark.slice(1, -1).replace("/", "");
    const pair = coded.pairs.get(id);
    if (coded.codes.has(mark)) {
      for (const stray of coded.strays.slice(0, Math.max(coded.strays.indexOf(mark), 0))) putCode(stray);
      putCode(mark);
    } else if (pair !== undefined && mark.startsWith("⟦/")) {
      if (open.some((one) => one.id === id)) while (open.at(-1)!.id !== id) close();
      if (open.at(-1)?.id === id) close();
    } else if (pair !== undefined) {
      const isWritten = !used.has(id);
      used.add(id);
      if (isWritten && pair.kind === "wrap") put(pair.open);
      open.push({ id, pair, isWritten });
    }
  }
  text(whole.slice(at));
  while (open.length > 0) close();
  for (const mark of coded.codes.keys()) putCode(mark);
  put(coded.trail);
  return out.join("");
};
