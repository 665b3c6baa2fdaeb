import {
  type CodingConstraints,
  type CodingProblem,
  codingProblems,
  DEFAULT_REPEAT,
} from "./coding-constraints.ts";
import { codonAdaptationIndex } from "./codon-adaptation-index.ts";
import { pickCodons, type WeighedCodon } from "./codon-beam.ts";
import {
  type CodonChoice,
  type CodonUsage,
  codonChoices,
  findCodonUsage,
  type HostId,
} from "./codon-usage.ts";
import { findGeneticCode, type GeneticCodeId } from "./genetic-code.ts";

/** The host, and what the sequence must not contain. */
export interface OptimiseCodonsOptions extends CodingConstraints {
  /** The host, by name or as a table of its own. */
  readonly host: HostId | CodonUsage;
  /** NCBI's number of the genetic code; 1 by default. */
  readonly table?: GeneticCodeId;
  /** The most used codons (default), or each codon about as often as the host uses it. */
  readonly strategy?: "most-used" | "proportional";
  /** Picks among equally good proportional designs: the same seed, the same sequence. 1 by default. */
  readonly seed?: number;
  /** Codons with a smaller share of their amino acid are shunned; 0.1 by default. */
  readonly minShare?: number;
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (fraction: number) => void;
}

/** A coding sequence with how well it suits its host, or why there is none. */
export type OptimiseCodonsResult =
  | {
      readonly ok: true;
      /** DNA, upper case, a codon for each residue. */
      readonly sequence: string;
      /** Codon adaptation index, 0 to 1; null if no codon can be chosen. */
      readonly adaptationIndex: number | null;
      /** Share of G and C. */
      readonly gc: number;
      /** What could not be stored, by position; empty when all is stored. */
      readonly problems: readonly CodingProblem[];
    }
  | {
      readonly ok: false;
      readonly error: {
        readonly code:
          | "empty-sequence"
          | "illegal-letter"
          | "illegal-site"
          | "illegal-limit"
          | "unknown-host"
          | "unknown-genetic-code"
          | "aborted";
        readonly message: string;
        /** Of the first illegal base, from zero. */
        readonly position?: number;
      };
    };

/** Rounds of evading repeats; each makes the codons of the repeats found dearer. */
const ROUNDS = 12;

/**
 * A coding sequence for a protein (20 amino acids and stops) that is optimised for a host and satisfies the
 * constraints: avoided sites on either strand, homopolymers, repeats, the GC content of every window. What cannot be
 * satisfied is always reported. If the most used codons satisfy all constraints, they are used. Deterministic.
 * Errors: `empty-sequence`, `illegal-letter` (with `position`), `illegal-site`, `illegal-limit`, `unknown-host`,
 * `unknown-genetic-code`, `aborted`. Source: relative adaptiveness by Sharp and Li 1987, NAR 15:1281; the search is a
 * beam search of our own.
 *
 * @example optimiseCodons("MEFGAL*", { host: "ecoli" }) // { ok: true, sequence: "ATGGAATTTGGCGCGCTGTAA",
 * adaptationIndex: 1, gc: 0.476, problems: [] }
 * @example optimiseCodons("MEFGAL*", { host: "ecoli", avoidSites: ["GAATTY"] }) // sequence: "ATGGAGTTTGGCGCGCTGTAA"
 */
export const optimiseCodons = (protein: string, options: OptimiseCodonsOptions): OptimiseCodonsResult => {
  const { table = 1, signal, onProgress } = options;
  const letters = protein.toUpperCase();
  const usage = findCodonUsage(options.host);
  if (!findGeneticCode(table)) return refuse("unknown-genetic-code", `NCBI lists no genetic code ${table}.`);
  if (!usage) return refuse("unknown-host", "There is no codon usage of that host.");
  const refused = checkProtein(letters) ?? checkConstraints(options);
  if (refused) return refused;
  const weighed = weighCodons(letters, codonChoices(usage, table), options);
  let best: { sequence: string; problems: readonly CodingProblem[] } | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const codons = pickCodons(weighed, options, () => signal?.aborted ?? false);
    if (!codons) return refuse("aborted", "The design was stopped.");
    onProgress?.((round + 1) / ROUNDS);
    const sequence = codons.join("");
    const problems = codingProblems(sequence, options);
    if (!best || problems.length < best.problems.length) best = { sequence, problems };
    const repeats = problems.filter(({ kind }) => kind === "repeat");
    if (repeats.length === 0) break;
    evade(weighed, codons, repeats);
  }
  onProgress?.(1);
  const { sequence, problems } = best ?? { sequence: "", problems: [] };
  return {
    ok: true,
    sequence,
    adaptationIndex: codonAdaptationIndex(sequence, usage, table),
    gc: sequence.replace(/[^GC]/g, "").length / sequence.length,
    problems,
  };
};

const SHUNNED = 5;

/** The codons of each residue with their costs: what is lost of the index, or the distance from a drawn codon. */
const weighCodons = (
  protein: string,
  choices: ReadonlyMap<string, readonly CodonChoice[]>,
  { strategy = "most-used", seed = 1, minShare = 0.1 }: OptimiseCodonsOptions,
): WeighedCodon[][] => {
  const draw = drawer(seed);
  return [...protein].map((residue) => {
    const all = choices.get(residue) ?? [];
    const drawn = strategy === "proportional" ? drawCodon(all, draw()) : null;
    return all.map(({ codon, share, adaptiveness }, rank) => {
      const shunned = share < minShare && rank > 0 ? SHUNNED : 0;
      const lost = -Math.log(adaptiveness);
      return { codon, cost: shunned + (drawn === null ? lost : drawn === codon ? 0 : 0.5 + lost / 10) };
    });
  });
};

const drawCodon = (choices: readonly CodonChoice[], point: number): string => {
  let left = point;
  for (const { codon, share } of choices) {
    left -= share;
    if (left < 0) return codon;
  }
  return choices[0]?.codon ?? "";
};

/** Numbers from 0 to 1 that look random and follow from the seed alone (mulberry32). */
const drawer = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Makes the codons chosen in repeats dearer. */
const evade = (
  weighed: WeighedCodon[][],
  codons: readonly string[],
  repeats: readonly CodingProblem[],
): void => {
  const places = new Set<number>();
  for (const { start, end } of repeats) {
    for (let place = Math.floor(start / 3); 3 * place < end; place++) places.add(place);
  }
  for (const place of places) {
    weighed[place] = (weighed[place] ?? []).map(({ codon, cost }) => ({
      codon,
      cost: codon === codons[place] ? cost + 0.4 : cost,
    }));
  }
};

type Refusal = OptimiseCodonsResult & { ok: false };

const checkProtein = (protein: string): Refusal | null => {
  if (protein === "") return refuse("empty-sequence", "There are no residues.");
  const position = protein.search(/[^ACDEFGHIKLMNPQRSTVWY*]/);
  if (position < 0) return null;
  return refuse("illegal-letter", `Residue ${position + 1}, "${protein[position]}", has no codon.`, position);
};

const checkConstraints = (options: OptimiseCodonsOptions): Refusal | null => {
  const { avoidSites = [], upstream = "", downstream = "", maxHomopolymer = 6, gcWindow } = options;
  const wrong = avoidSites.find((site) => !/^[ACGTRYSWKMBDHVN]{2,60}$/i.test(site));
  if (wrong !== undefined) return refuse("illegal-site", `"${wrong}" is no site of 2 to 60 IUPAC letters.`);
  if (/[^ACGTRYSWKMBDHVN]/i.test(upstream + downstream)) {
    return refuse("illegal-site", "The bases before and behind are IUPAC letters.");
  }
  const minRepeat = options.minRepeat ?? DEFAULT_REPEAT;
  const isRange =
    !gcWindow ||
    (gcWindow.length >= 3 && gcWindow.min >= 0 && gcWindow.max <= 1 && gcWindow.min <= gcWindow.max);
  if (
    isRange &&
    Number.isInteger(maxHomopolymer) &&
    maxHomopolymer >= 2 &&
    Number.isInteger(minRepeat) &&
    minRepeat >= 0
  ) {
    return null;
  }
  return refuse(
    "illegal-limit",
    "A run is 2 bases or more, a window 3 or more, and shares lie between 0 and 1.",
  );
};

const refuse = (code: Refusal["error"]["code"], message: string, position?: number): Refusal => ({
  ok: false,
  error: { code, message, ...(position === undefined ? {} : { position }) },
});
