import { reverseComplement } from "../alphabet.ts";
import { codonBits } from "../translate/base-masks.ts";
import { translate } from "../translate/translate.ts";
import { aminoAcidChanges, type BaseSubstitution, type CodingRegion, codonPlaces } from "./coding-change.ts";
import { type Guide, sliceAround } from "./guide.ts";
import type { RequestedEdit } from "./local-edit.ts";
import type { Nuclease } from "./nuclease.ts";
import { scoreOffTarget } from "./score-off-target.ts";

/** A site below is held for not cut: about that of NGT or of three mismatches near the PAM. */
export const MAX_RESIDUAL = 0.05;
/** Bases next to the PAM that must pair for a cut; three mismatches among them end it. */
const SEED = 12;
const SEED_MISMATCHES = 3;
const MOST_STEPS = 6;
/** Sites with more are held for others. */
const MOST_MISMATCHES = 5;

/** An edit whose site must not be cut once more. */
export interface RecutQuestion {
  /** Upper case DNA. */
  readonly sequence: string;
  readonly edit: RequestedEdit;
  readonly isCircular: boolean;
  readonly guide: Guide;
  readonly nuclease: Nuclease;
  /** What reads over the place; the protein of none may change. */
  readonly codings: readonly CodingRegion[];
  /** Whether a base is in the homology, where it can be changed. */
  readonly isOpen: (position: number) => boolean;
}

/** Where protospacer and PAM are on the top strand. */
const siteOf = ({ start, end, strand, pam }: Guide, { pamSide }: Nuclease): readonly [number, number] =>
  (pamSide === "3prime") === (strand === 1) ? [start, end + pam.length] : [start - pam.length, end];

const fits = (letters: string, pam: string): boolean =>
  [...pam].every((letter, at) => {
    const base = codonBits[letters.charCodeAt(at)] ?? 0;
    return base !== 0 && (base & ~(codonBits[letter.charCodeAt(0)] ?? 0)) === 0;
  });

const countMismatches = (one: string, other: string): number => {
  let count = 0;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) count++;
  return count;
};

/**
 * The predicted activity at a site relative to the guide's own, 0 to 1: the CFD for SpCas9, otherwise by PAM and
 * seed.
 */
const activityAt = (site: string, { spacer }: Guide, nuclease: Nuclease): number => {
  const { pam, weakPam, pamSide, name } = nuclease;
  const isBehind = pamSide === "3prime";
  const protospacer = isBehind ? site.slice(0, spacer.length) : site.slice(pam.length);
  const found = isBehind ? site.slice(spacer.length) : site.slice(0, pam.length);
  if (countMismatches(protospacer, spacer) > MOST_MISMATCHES) return 0;
  if (name === "SpCas9" && pam === "NGG" && spacer.length === 20)
    return scoreOffTarget(spacer, protospacer + found) ?? 0;
  if (!fits(found, pam) && !(weakPam !== undefined && fits(found, weakPam))) return 0;
  const [seed, asked] = isBehind
    ? [protospacer.slice(-SEED), spacer.slice(-SEED)]
    : [protospacer.slice(0, SEED), spacer.slice(0, SEED)];
  return Math.max(0, SEED_MISMATCHES - countMismatches(seed, asked)) / SEED_MISMATCHES;
};

const put = (letters: string, from: number, changes: readonly BaseSubstitution[], size: number): string => {
  const bases = [...letters];
  for (const { position, to } of changes) {
    const at = (((position - from) % size) + size) % size;
    if (at < bases.length) bases[at] = to;
  }
  return bases.join("");
};

/** How well the guide still cuts about the edit once all is made, 0 to 1. */
export const residualActivity = (
  { sequence, edit, isCircular, guide, nuclease }: RecutQuestion,
  changes: readonly BaseSubstitution[],
): number => {
  const [first, last] = siteOf(guide, nuclease);
  const length = guide.spacer.length + guide.pam.length;
  const size = sequence.length;
  // A circle may name the site a turn away from the edit.
  const turn = isCircular ? Math.round((edit.start - first) / size) * size : 0;
  const from = Math.min(first + turn, edit.start) - length;
  const to = Math.max(last + turn, edit.end) + length;
  const start = isCircular ? from : Math.max(0, from);
  const end = isCircular ? to : Math.min(size, to);
  const read = (left: number, right: number) =>
    put(sliceAround(sequence, left, right - left, isCircular), left, changes, size);
  const piece = read(start, edit.start) + edit.insert.toUpperCase() + read(edit.end, end);
  let most = 0;
  for (const strand of [piece, reverseComplement(piece)])
    for (let at = 0; at + length <= strand.length; at++)
      most = Math.max(most, activityAt(strand.slice(at, at + length), guide, nuclease));
  return most;
};

/** What a coding region reads to after the edit, with the changes in it. */
const proteinAfter = (
  { sequence, edit }: RecutQuestion,
  { segments, table = 1, exceptions }: CodingRegion,
  changes: readonly BaseSubstitution[],
): string => {
  const letters = segments.map(({ start, end, strand }) => {
    const cut = (from: number, to: number) => put(sequence.slice(from, to), from, changes, sequence.length);
    const isWithin = start <= edit.start && edit.end <= end && (start < edit.start || edit.end < end);
    const top = isWithin
      ? cut(start, edit.start) + edit.insert.toUpperCase() + cut(edit.end, end)
      : cut(start, end);
    return strand === 1 ? top : reverseComplement(top);
  });
  // If nothing is inserted, an exception applies to the codon that it names; otherwise no base is certain.
  const protein = [...translate(letters.join(""), { table })];
  if (edit.insert.length === edit.end - edit.start)
    for (const [codon, letter] of exceptions ?? []) protein[codon] = letter;
  return protein.join("");
};

/** Whether no protein changes by it, neither that of the sequence nor what the edit makes of it. */
const isSilent = (question: RecutQuestion, changes: readonly BaseSubstitution[]): boolean =>
  question.codings.every(
    (coding) =>
      aminoAcidChanges(question.sequence, changes, coding).length === 0 &&
      proteinAfter(question, coding, changes) === proteinAfter(question, coding, []),
  );

/** The places of the site in the order in which a change there does most: the PAM, then from it outwards. */
const placesInOrder = ({ guide, nuclease, sequence }: RecutQuestion): readonly number[] => {
  const { pam, pamSide } = nuclease;
  const [first, last] = siteOf(guide, nuclease);
  const length = last - first;
  const isBehind = pamSide === "3prime";
  const inPam = [...pam].flatMap((letter, at) => (letter === "N" ? [] : [at]));
  const indexes = isBehind
    ? [
        ...inPam.reverse().map((at) => guide.spacer.length + at),
        ...Array.from({ length: guide.spacer.length }, (_, at) => guide.spacer.length - 1 - at),
      ]
    : [...inPam, ...Array.from({ length: guide.spacer.length }, (_, at) => pam.length + at)];
  const size = sequence.length;
  return indexes.map((at) => {
    const position = guide.strand === 1 ? first + at : first + length - 1 - at;
    return ((position % size) + size) % size;
  });
};

const BASES = ["C", "T", "A", "G"] as const;

/** All ways to write other bases at some places. */
const variants = (sequence: string, places: readonly number[]): BaseSubstitution[][] =>
  places.reduce<BaseSubstitution[][]>(
    (made, position) => {
      const from = sequence.charAt(position);
      const others = BASES.filter((base) => base !== from);
      return made.flatMap((some) => [some, ...others.map((to) => [...some, { position, from, to }])]);
    },
    [[]],
  );

/** Changes that belong together: one base, or what another codon for the same residue takes. */
const stepsAt = (
  question: RecutQuestion,
  position: number,
  isFree: (position: number) => boolean,
): BaseSubstitution[][] => {
  const { sequence, codings, guide } = question;
  const codons = codings.flatMap((coding) => codonPlaces(position, coding) ?? []);
  if (codons.length === 0) {
    const from = sequence.charAt(position);
    const onTop = BASES.map((base) => (guide.strand === 1 ? base : reverseComplement(base)));
    return onTop.flatMap((to) => (to === from ? [] : [[{ position, from, to }]]));
  }
  const places = [...new Set(codons)].filter(isFree);
  return variants(sequence, places)
    .filter((some) => some.some((one) => one.position === position))
    .sort((one, other) => one.length - other.length);
};

/**
 * Changes of single bases after which the guide no longer cuts, as few as are found: in the PAM first, then in the
 * seed, silent in all that is read over the place. Null if there is no such set.
 *
 * Sources: Jinek et al. 2012 and Hsu et al. 2013 (PAM and seed); Paquet et al. 2016, Nature 533:125 (blocking
 * mutations).
 */
export const blockRecutting = (question: RecutQuestion): readonly BaseSubstitution[] | null => {
  const site = placesInOrder(question).filter(question.isOpen);
  const within = new Set(site);
  let changes: readonly BaseSubstitution[] = [];
  let residual = residualActivity(question, changes);
  for (let step = 0; residual > MAX_RESIDUAL && step < MOST_STEPS; step++) {
    const taken = new Set(changes.map(({ position }) => position));
    const isFree = (position: number) => within.has(position) && !taken.has(position);
    let best: { readonly changes: readonly BaseSubstitution[]; readonly residual: number } | null = null;
    for (const position of site.filter(isFree)) {
      for (const more of stepsAt(question, position, isFree)) {
        const tried = [...changes, ...more];
        const left = residualActivity(question, tried);
        if (left >= (best?.residual ?? residual) || !isSilent(question, tried)) continue;
        best = { changes: tried, residual: left };
        if (left <= MAX_RESIDUAL) break;
      }
      if (best !== null && best.residual <= MAX_RESIDUAL) break;
    }
    if (best === null) return null;
    ({ changes, residual } = best);
  }
  return residual <= MAX_RESIDUAL ? changes.toSorted((one, other) => one.position - other.position) : null;
};
