import { complement, reverseComplement } from "../alphabet.ts";
import { encodeDna, maskOfCode, reverseMasks, siteMasks } from "../enzyme/dna-codes.ts";
import { type EnzymeProblem, type EnzymeSelection, resolveEnzymes } from "../enzyme/resolve-enzymes.ts";
import type { Topology } from "../sequence.ts";
import { findGeneticCode, type GeneticCodeId } from "../translate/genetic-code.ts";

/** The coding sequence, and which sites are wanted. */
export interface SilentSiteOptions {
  /** The coding sequence on the molecule: first base on the top strand, bases, strand. One stretch, in frame. */
  readonly cds: { readonly start: number; readonly length: number; readonly strand?: 1 | -1 };
  readonly topology?: Topology;
  /** The whole catalogue by default. */
  readonly enzymes?: EnzymeSelection;
  /** Make new sites, or take away those that are there. */
  readonly mode: "add" | "remove";
  /** Bases that may change, 1 to 3; 1 by default. */
  readonly maxChanges?: number;
  /** NCBI's number of the genetic code; 1 by default. */
  readonly table?: GeneticCodeId;
}

/** A base of the top strand to exchange. */
export interface BaseExchange {
  readonly position: number;
  readonly from: string;
  readonly to: string;
}

/** A way to make or destroy a site without changing the protein. */
export interface SilentSite {
  readonly enzyme: string;
  /** First base of the site on the top strand. */
  readonly start: number;
  readonly strand: 1 | -1;
  readonly changes: readonly BaseExchange[];
}

/** Sites that silent exchanges make or remove, or why nothing was searched for. */
export type SilentSiteResult =
  | { readonly ok: true; readonly sites: readonly SilentSite[] }
  | {
      readonly ok: false;
      readonly error:
        | EnzymeProblem
        | {
            readonly code: "bad-cds" | "unknown-table" | "bad-option" | "too-many";
            readonly message: string;
          };
    };

/**
 * Recognition sites that exchanges of single bases make or destroy while the protein stays the same: for a diagnostic
 * site, or to free a part of a forbidden one. The first codon is left as it is, since a start has no synonyms. Sites
 * by position, fewest changes first; a site that can be destroyed in several ways is told for each.
 *
 * @example
 * findSilentSites("ATGGAGTTCTAA", { cds: { start: 0, length: 12 }, enzymes: ["EcoRI"], mode: "add" })
 * // { ok: true, sites: [{ enzyme: "EcoRI", start: 3, strand: 1, changes: [{ position: 5, from: "G", to: "A" }] }] }
 */
export const findSilentSites = (sequence: string, options: SilentSiteOptions): SilentSiteResult => {
  const { cds, mode, maxChanges = 1, table = 1 } = options;
  const size = sequence.length;
  const isCircular = options.topology === "circular";
  const code = findGeneticCode(table);
  if (!code) return refuse("unknown-table", `NCBI has no genetic code ${table}.`);
  if (!(Number.isInteger(maxChanges) && maxChanges >= 1 && maxChanges <= 3))
    return refuse("bad-option", "One to three bases may change.");
  const isPlaced = Number.isInteger(cds.start) && cds.start >= 0 && cds.start < size && cds.length <= size;
  if (!isPlaced || cds.length < 3 || cds.length % 3 !== 0 || (!isCircular && cds.start + cds.length > size))
    return refuse("bad-cds", "The coding sequence has to lie on the molecule and hold whole codons.");
  const enzymes = resolveEnzymes(options.enzymes);
  if ("code" in enzymes) return { ok: false, error: enzymes };
  const top = encodeDna(sequence, 0, false);
  if (typeof top === "number") {
    const message = `"${sequence[top]}" at base ${top + 1} is no letter of DNA.`;
    return { ok: false, error: { code: "illegal-letter", message, position: top } };
  }
  const strand = cds.strand ?? 1;
  const view = codingView(sequence, cds.start, cds.length, strand, isCircular);
  const isSilent = silenceOf(view, (codon) => code.aminoAcidOf[codon] ?? null);
  const sites: SilentSite[] = [];
  for (const { name, site } of enzymes) {
    const masks = siteMasks(site);
    if (!masks || masks.length > size) continue;
    const reverse = reverseMasks(masks);
    const isPalindrome = reverse.every((mask, index) => mask === masks[index]);
    for (const [orientation, pattern] of [
      [1, masks],
      [-1, reverse],
    ] as const) {
      if (orientation === -1 && isPalindrome) continue;
      for (const { at, changes } of exchangesFor(view, pattern, mode, maxChanges)) {
        if (!isSilent(changes)) continue;
        if (sites.length === MAX_SITES) return refuse("too-many", TOO_MANY);
        const start = strand === 1 ? at : at + pattern.length - 1;
        sites.push({
          enzyme: name,
          start: view.topOf(start),
          strand: (isPalindrome ? 1 : orientation * strand) as 1 | -1,
          changes: changes.map(({ at: place, to }) => ({
            position: view.topOf(place),
            from: view.onTop(view.letters[place]!),
            to: view.onTop(to),
          })),
        });
      }
    }
  }
  return {
    ok: true,
    sites: sites.sort((one, other) => one.start - other.start || one.changes.length - other.changes.length),
  };
};

const refuse = (
  code: "bad-cds" | "unknown-table" | "bad-option" | "too-many",
  message: string,
): SilentSiteResult => ({
  ok: false,
  error: { code, message },
});

/** More ways than anyone reads; fewer enzymes or changes narrow them down. */
const MAX_SITES = 100_000;
const TOO_MANY = `There are more than ${MAX_SITES} ways: ask for fewer enzymes or changes.`;

/** The coding strand read 5' to 3', with the way back to the top strand. */
interface CodingView {
  readonly letters: string;
  readonly from: number;
  readonly to: number;
  readonly topOf: (at: number) => number;
  readonly onTop: (base: string) => string;
}

/** As many bases next to a coding sequence as the longest site reaches beyond its edge. */
const FLANK = 40;

const codingView = (
  sequence: string,
  start: number,
  length: number,
  strand: 1 | -1,
  isCircular: boolean,
): CodingView => {
  const size = sequence.length;
  const before = isCircular ? Math.min(FLANK, size - length) : Math.min(FLANK, start);
  const after = isCircular ? before : Math.min(FLANK, size - start - length);
  const first = start - before;
  const text = isCircular ? sequence.slice(first) + sequence + sequence : sequence.slice(first);
  const stretch = text.slice(0, before + length + after).toUpperCase();
  const letters = strand === 1 ? stretch : reverseComplement(stretch, "dna");
  const from = strand === 1 ? before : after;
  return {
    letters,
    from,
    to: from + length,
    topOf: (at) => (((first + (strand === 1 ? at : letters.length - 1 - at)) % size) + size) % size,
    onTop: (base) => (strand === 1 ? base : complement(base, "dna")),
  };
};

interface Exchange {
  readonly at: number;
  readonly to: string;
}

/** Whether exchanges keep every codon's meaning; outside the coding sequence and in its first codon none is allowed. */
const silenceOf =
  ({ letters, from, to }: CodingView, meaning: (codon: string) => string | null) =>
  (changes: readonly Exchange[]): boolean => {
    const codons = new Map<number, string[]>();
    for (const { at, to: base } of changes) {
      if (at < from + 3 || at >= to) return false;
      const first = at - ((at - from) % 3);
      const codon = codons.get(first) ?? [...letters.slice(first, first + 3)];
      codon[at - first] = base;
      codons.set(first, codon);
    }
    return [...codons].every(([first, codon]) => {
      const before = meaning(letters.slice(first, first + 3));
      return before !== null && meaning(codon.join("")) === before;
    });
  };

const BASES = "ACGT";

/** Exchanges that complete the pattern (add) or break it (remove), wherever it can be over the coding sequence. */
function* exchangesFor(
  { letters, from, to }: CodingView,
  pattern: Uint8Array,
  mode: "add" | "remove",
  maxChanges: number,
): Iterable<{ readonly at: number; readonly changes: readonly Exchange[] }> {
  const codes = encodeDna(letters, 0, false);
  if (typeof codes === "number") return;
  const first = Math.max(0, from - pattern.length + 1);
  const last = Math.min(letters.length - pattern.length, to - 1);
  for (let at = first; at <= last; at++) {
    const wrong: number[] = [];
    for (let index = 0; index < pattern.length && wrong.length <= maxChanges; index++) {
      if ((maskOfCode[codes[at + index]!]! & ~pattern[index]!) !== 0) wrong.push(index);
    }
    if (mode === "add") {
      if (wrong.length === 0 || wrong.length > maxChanges) continue;
      const choices = wrong.map((index) => exchanges(at + index, pattern[index]!, letters));
      for (const changes of product(choices)) yield { at, changes };
    } else if (wrong.length === 0) {
      for (let index = 0; index < pattern.length; index++) {
        for (const change of exchanges(at + index, 15 & ~pattern[index]!, letters))
          yield { at, changes: [change] };
      }
    }
  }
}

const exchanges = (at: number, mask: number, letters: string): readonly Exchange[] =>
  [...BASES]
    .filter((base, index) => ((mask >> index) & 1) === 1 && base !== letters[at])
    .map((to) => ({ at, to }));

const product = (choices: readonly (readonly Exchange[])[]): readonly (readonly Exchange[])[] =>
  choices.reduce<readonly (readonly Exchange[])[]>(
    (lists, next) => lists.flatMap((list) => next.map((change) => [...list, change])),
    [[]],
  );
