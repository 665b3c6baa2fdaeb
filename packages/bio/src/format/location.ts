import type { LocationOperator, Strand } from "../feature.ts";

/** A span as written, one-based inclusive; `between` is the mark between its two positions. */
export interface WrittenSpan {
  readonly from: number;
  readonly to: number;
  readonly strand: Strand;
  readonly isSite: boolean;
  readonly isFromPartial: boolean;
  readonly isToPartial: boolean;
}

/** A location as written: local spans in reading order. Remote parts are left out here, not in the raw text. */
export interface WrittenLocation {
  readonly spans: readonly WrittenSpan[];
  readonly operator: LocationOperator;
  /** Whether a stray comma or bracket had to be passed over. */
  readonly isMended: boolean;
}

/** `one-of(3,5)..9` is a position with a choice, not an operator. */
const OPERATOR = /(join|order|one-of(?!\([\d,]+\)\.\.)|bond|complement)\(/iy;
const POSITION = String.raw`[<>]?(?:-?\d{1,15}|\(-?\d{1,15}[.^]-?\d{1,15}\)|one-of\([\d,]+\))`;
const SPAN = new RegExp(String.raw`([A-Za-z][\w.|-]*:)?(${POSITION})(?:(\.\.?|\^)(${POSITION}))?`, "y");
const MAX_DEPTH = 50;

/**
 * Parses the location grammar of the feature table: spans, sites, `<` `>`, ranges of uncertainty, remote parts,
 * `complement`, `join`, `order`, `one-of`, `bond`, nested to 50. White space is ignored; an extra comma and a missing
 * bracket at the end are repaired and reported. Null when the text does not follow the grammar otherwise. Linear in
 * the text.
 *
 * @example readLocation("complement(join(1..12,20..>40))")?.spans.length // 2, the one ending at 40 first
 */
export const readLocation = (text: string): WrittenLocation | null => {
  const source = text.replace(/\s+/g, "");
  const spans: WrittenSpan[] = [];
  let operator: LocationOperator | null = null;
  let at = 0;
  let isMended = false;
  const passCommas = (): void => {
    while (source[at] === ",") {
      at++;
      isMended = true;
    }
  };

  const readPart = (depth: number): boolean => {
    if (depth > MAX_DEPTH) return false;
    OPERATOR.lastIndex = at;
    const word = OPERATOR.exec(source)?.[1];
    if (word === undefined) return readSpan();
    at += word.length + 1;
    const first = spans.length;
    if (word.toLowerCase() !== "complement") operator ??= word.toLowerCase() as LocationOperator;
    passCommas();
    for (;;) {
      if (!readPart(depth + 1)) return false;
      if (source[at] !== ",") break;
      at++;
      passCommas();
      if (source[at] === ")" || at === source.length) {
        isMended = true;
        break;
      }
    }
    if (source[at] === ")") at++;
    else if (at === source.length) isMended = true;
    else return false;
    if (word.toLowerCase() === "complement") turnOver(spans, first);
    return true;
  };

  const readSpan = (): boolean => {
    SPAN.lastIndex = at;
    const match = SPAN.exec(source);
    if (!match) return false;
    at += match[0].length;
    if (match[1] === undefined) spans.push(spanOf(match[2]!, match[3], match[4]));
    return true;
  };

  if (!readPart(0)) return null;
  const end = source.slice(at);
  if (end !== "" && !/^[,)]{1,3}$/.test(end)) return null;
  return { spans, operator: operator ?? "join", isMended: isMended || end !== "" };
};

/** The opposite strand of a group of spans is read from its other end. */
const turnOver = (spans: WrittenSpan[], first: number): void => {
  const group = spans.splice(first).reverse();
  for (const span of group) spans.push({ ...span, strand: span.strand === 1 ? -1 : 1 });
};

const spanOf = (from: string, mark: string | undefined, to: string | undefined): WrittenSpan => {
  const single = to === undefined;
  return {
    from: outermost(from, Math.min),
    to: outermost(to ?? from, Math.max),
    strand: 1,
    isSite: mark === "^",
    isFromPartial: from.startsWith("<"),
    isToPartial: single ? from.startsWith(">") : to.startsWith(">"),
  };
};

const outermost = (position: string, pick: (one: number, other: number) => number): number => {
  const numbers = (position.match(/-?\d+/g) ?? []).map(Number);
  return numbers.reduce((one, other) => pick(one, other), numbers[0] ?? 0);
};
