import { foldWidth, MARK } from "./inline-codes.ts";

/** A term of a glossary, as far as it is looked for. */
export interface SearchTerm {
  readonly source: string;
  readonly caseSensitive?: boolean;
}

/** A term in a text, with its position there. */
export interface FoundTerm<Term extends SearchTerm = SearchTerm> {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

interface Entry<Term> {
  readonly term: Term;
  /** With one form of each sign and single spaces. */
  readonly exact: string;
}

interface Index<Term> {
  readonly byText: ReadonlyMap<string, readonly Entry<Term>[]>;
  /** The lengths of the terms that begin with a character, the longest first. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
}

/** Lower case of the same length. */
const lowerOf = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, at) => {
    const sign = text.charAt(at).toLowerCase();
    return sign.length === 1 ? sign : text.charAt(at);
  }).join("");
};

const WORD_SIGN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{M}]/u;
const isWordSign = (sign: string | undefined): boolean => sign !== undefined && WORD_SIGN.test(sign);

const indexes = new WeakMap<readonly SearchTerm[], Index<SearchTerm>>();

const indexOf = <Term extends SearchTerm>(terms: readonly Term[]): Index<Term> => {
  const known = indexes.get(terms);
  if (known) return known as Index<Term>;
  const byText = new Map<string, Entry<Term>[]>();
  const lengths = new Map<string, Set<number>>();
  for (const term of terms) {
    const exact = foldWidth(term.source).trim().replace(/\s+/g, " ");
    if (exact === "") continue;
    const lower = lowerOf(exact);
    const list = byText.get(lower);
    if (list) list.push({ term, exact });
    else byText.set(lower, [{ term, exact }]);
    const first = lower.charAt(0);
    const some = lengths.get(first);
    if (some) some.add(lower.length);
    else lengths.set(first, new Set([lower.length]));
  }
  const index: Index<Term> = {
    byText,
    lengths: new Map(
      [...lengths].map(([first, some]) => [first, [...some].sort((one, other) => other - one)]),
    ),
  };
  indexes.set(terms, index as Index<SearchTerm>);
  return index;
};

/** The text without marks of formatting and with single spaces; other marks are barriers; where each character is. */
const bareOf = (text: string): { bare: string; places: number[] } => {
  const places: number[] = [];
  const signs: string[] = [];
  let last = 0;
  const add = (end: number): void => {
    for (let at = last; at < end; at++) {
      const sign = foldWidth(text.charAt(at));
      const isBlank = /\s/.test(sign);
      if (isBlank && signs.at(-1) === " ") continue;
      places.push(at);
      signs.push(isBlank ? " " : sign);
    }
  };
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    add(index);
    last = index + mark.length;
    if (/^⟦\/?f/.test(mark)) continue;
    places.push(index);
    signs.push("\uFFFC");
  }
  add(text.length);
  return { bare: signs.join(""), places };
};

/** The end with the ending of a simple English plural, or without one; -1 if the word goes on. */
const endOfWord = (lower: string, end: number): number => {
  const last = lower[end - 1];
  if (!isWordSign(last)) return end;
  if (!isWordSign(lower[end])) return end;
  if (!/[a-z]/.test(last ?? "")) return -1;
  for (const ending of ["s", "es"]) {
    if (lower.startsWith(ending, end) && !isWordSign(lower[end + ending.length])) return end + ending.length;
  }
  return -1;
};

const isFit = (bare: string, at: number, { term, exact }: Entry<SearchTerm>, length: number): boolean =>
  term.caseSensitive !== true || bare.slice(at, at + length) === exact.slice(0, length);

/** The longest term at a position, with its end. */
const termAt = <Term extends SearchTerm>(
  { byText, lengths }: Index<Term>,
  bare: string,
  lower: string,
  at: number,
): { readonly term: Term; readonly end: number } | null => {
  for (const length of lengths.get(lower.charAt(at)) ?? []) {
    const piece = lower.slice(at, at + length);
    const end = endOfWord(lower, at + length);
    if (end > 0) {
      const entry = byText.get(piece)?.find((one) => isFit(bare, at, one, length));
      if (entry) return { term: entry.term, end };
    }
    // antibody, antibodies
    const stem = piece.slice(0, -1);
    if (!lower.startsWith("ies", at + length - 1) || isWordSign(lower[at + length + 2])) continue;
    if (!/[b-df-hj-np-tv-z]$/.test(stem)) continue;
    const entry = byText.get(`${stem}y`)?.find((one) => isFit(bare, at, one, length - 1));
    if (entry) return { term: entry.term, end: at + length + 2 };
  }
  return null;
};

/**
 * The terms in a text, from left to right; of those that begin at the same place the longest, and none within
 * another. Words of Latin letters are found as whole words, also in a simple plural; Chinese anywhere. Case counts
 * for terms that say so.
 *
 * @example findTerms("Lysis buffers", [{ source: "buffer" }, { source: "lysis buffer" }]) // [{ term: { source: "lysis buffer" }, start: 0, end: 13 }]
 */
export const findTerms = <Term extends SearchTerm>(
  text: string,
  terms: readonly Term[],
): FoundTerm<Term>[] => {
  const index = indexOf(terms);
  if (index.byText.size === 0) return [];
  const { bare, places } = bareOf(text);
  const lower = lowerOf(bare);
  const found: FoundTerm<Term>[] = [];
  for (let at = 0; at < bare.length; at++) {
    if (isWordSign(lower[at]) && isWordSign(lower[at - 1])) continue;
    const match = termAt(index, bare, lower, at);
    if (match === null) continue;
    found.push({ term: match.term, start: places[at]!, end: places[match.end - 1]! + 1 });
    at = match.end - 1;
  }
  return found;
};
