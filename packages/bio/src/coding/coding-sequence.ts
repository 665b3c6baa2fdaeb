import { complement } from "../alphabet.ts";
import { type Feature, qualifierValue, type Segment, type Strand } from "../feature.ts";
import { readLocation } from "../format/location.ts";
import { type GeneticCodeId, geneticCodes } from "../translate/genetic-code.ts";
import { translate } from "../translate/translate.ts";

/**
 * Where and how a protein is read: the bases from the first whole codon on, in reading order. A base may be read
 * twice (`join(1..9,9..20)`, ribosomal slippage) or skipped.
 */
export interface CodingSequence {
  readonly segments: readonly Segment[];
  /** 1 by default. */
  readonly table?: GeneticCodeId;
  /** Amino acids that deviate from the code, by number of the codon from 0 (`/transl_except`). */
  readonly exceptions?: ReadonlyMap<number, string>;
  /** Whether the first codon is where translation begins, so that GTG, TTG … are read as M. */
  readonly hasStart?: boolean;
}

/** A base in the order in which it is read, from 0, and on which strand. */
export interface CodingPlace {
  readonly position: number;
  readonly strand: Strand;
}

const residueLetters: Readonly<Record<string, string>> = {
  ALA: "A",
  ARG: "R",
  ASN: "N",
  ASP: "D",
  CYS: "C",
  GLN: "Q",
  GLU: "E",
  GLY: "G",
  HIS: "H",
  ILE: "I",
  LEU: "L",
  LYS: "K",
  MET: "M",
  PHE: "F",
  PRO: "P",
  SER: "S",
  THR: "T",
  TRP: "W",
  TYR: "Y",
  VAL: "V",
  SEC: "U",
  PYL: "O",
  ASX: "B",
  GLX: "Z",
  XLE: "J",
  FMET: "M",
  TERM: "*",
  "*": "*",
};

/** The base of an amino acid as `/transl_except` writes it; X for one that has none (`OTHER`). */
const letterOf = (name: string): string => {
  const known = residueLetters[name.toUpperCase()];
  return known ?? (/^[A-Z]$/i.test(name) ? name.toUpperCase() : "X");
};

const EXCEPTION = /pos:(.*),aa:([A-Za-z*]+)/i;

/** The number of the genetic code that a feature names, else `otherwise`. */
export const geneticCodeOf = (
  feature: Pick<Feature, "qualifiers">,
  otherwise: GeneticCodeId = 1,
): GeneticCodeId => {
  const qualifier = qualifierValue(feature, "transl_table");
  const wanted = qualifier == null ? Number.NaN : Number(qualifier);
  return geneticCodes.find(({ id }) => id === wanted)?.id ?? otherwise;
};

/** Bases before the first whole codon, 0 to 2, from `/codon_start`. */
const codonOffsetOf = (feature: Pick<Feature, "qualifiers">): number => {
  const qualifier = qualifierValue(feature, "codon_start");
  return qualifier === "2" || qualifier === "3" ? Number(qualifier) - 1 : 0;
};

/** Segments without their first `count` bases. */
const without = (segments: readonly Segment[], count: number): readonly Segment[] => {
  if (count === 0) return segments;
  let skip = count;
  return segments.flatMap((segment) => {
    const { start, end, strand } = segment;
    const taken = Math.min(skip, end - start);
    skip -= taken;
    if (taken === end - start) return [];
    if (taken === 0) return [segment];
    return [strand === 1 ? { ...segment, start: start + taken } : { ...segment, end: end - taken }];
  });
};

/** Bases that are read, doubly read ones twice. */
export const codingLength = ({ segments }: Pick<CodingSequence, "segments">): number =>
  segments.reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * How a feature is read: from `/codon_start`, in `/transl_table` (else `otherwise`), with its `/transl_except`. An exception counts where its bases are those of one codon, or of the piece of a stop codon that
 * polyadenylation completes at the end.
 *
 * @example codingOf(cds).exceptions // of (pos:13..15,aa:Sec) in 7..24: Map { 2 => "U" }
 */
export const codingOf = (feature: Feature, otherwise: GeneticCodeId = 1): CodingSequence => {
  const offset = codonOffsetOf(feature);
  const segments = without(feature.locations, offset);
  const table = geneticCodeOf(feature, otherwise);
  const [first] = feature.locations;
  const isOpen = first?.strand === -1 ? first.isEndPartial : first?.isStartPartial;
  const hasStart = feature.type === "CDS" && offset === 0 && !isOpen;
  const coding = { segments, table, hasStart };
  const exceptions = exceptionsOf(feature, coding);
  return exceptions.size === 0 ? coding : { ...coding, exceptions };
};

const exceptionsOf = (feature: Feature, coding: CodingSequence): Map<number, string> => {
  const found = new Map<number, string>();
  for (const { key, value } of feature.qualifiers) {
    if (key !== "transl_except" || value === null) continue;
    const match = EXCEPTION.exec(value.replace(/\s+/g, ""));
    const spans = match && readLocation(match[1] ?? "")?.spans;
    if (!spans || spans.length === 0) continue;
    const bases = spans.flatMap(({ from, to }) =>
      to - from > 2 ? [] : Array.from({ length: to - from + 1 }, (_, by) => from - 1 + by),
    );
    if (bases.length === 0 || bases.length > 3) continue;
    const wanted = bases.toSorted((a, b) => a - b).join();
    for (const index of codingIndexes(bases[0]!, coding)) {
      const codon = Math.floor(index / 3);
      const places = codonAt(codon, coding).map(({ position }) => position);
      if (places.toSorted((a, b) => a - b).join() === wanted) found.set(codon, letterOf(match[2] ?? ""));
    }
  }
  return found;
};

/** Each number under which a base is read, from 0: none outside, two where it is read twice. */
export const codingIndexes = (
  position: number,
  { segments }: Pick<CodingSequence, "segments">,
): readonly number[] => {
  const found: number[] = [];
  let before = 0;
  for (const { start, end, strand } of segments) {
    if (position >= start && position < end)
      found.push(before + (strand === 1 ? position - start : end - 1 - position));
    before += end - start;
  }
  return found;
};

/** The base with a number; null behind the end. */
export const codingPlace = (
  index: number,
  { segments }: Pick<CodingSequence, "segments">,
): CodingPlace | null => {
  let left = index;
  for (const { start, end, strand } of segments) {
    if (left < end - start) return { position: strand === 1 ? start + left : end - 1 - left, strand };
    left -= end - start;
  }
  return null;
};

/** The bases of a codon, counted from 0: three, fewer at the end of what is read. */
export const codonAt = (codon: number, coding: Pick<CodingSequence, "segments">): readonly CodingPlace[] =>
  [0, 1, 2].flatMap((offset) => codingPlace(3 * codon + offset, coding) ?? []);

/** The bases of a sequence as a protein is read from them, doubly read ones twice. Without case. */
const codingBases = (sequence: string, { segments }: Pick<CodingSequence, "segments">): string =>
  segments
    .map(({ start, end, strand }) => {
      const letters = sequence.slice(start, end);
      return strand === 1 ? letters : [...complement(letters, "dna")].reverse().join("");
    })
    .join("");

/**
 * The amino acids of a coding sequence, `*` for stops: exceptions stand where they are told, and a start is M. A stop
 * completed by polyadenylation counts; other bases left over at the end do not.
 *
 * @example translateCoding("ATGGCTTGAGGTAAATAA", codingOf(cds)) // "MAUGK*" where codon 3 is told to be Sec
 */
export const translateCoding = (sequence: string, coding: CodingSequence): string => {
  const { table = 1, exceptions, hasStart = false } = coding;
  const bases = codingBases(sequence, coding);
  const plain = translate(bases, { table, startAsMethionine: hasStart && bases.length >= 3 });
  if (!exceptions) return plain;
  const letters = [...plain];
  for (const [codon, letter] of exceptions) if (codon <= letters.length) letters[codon] = letter;
  return letters.join("");
};
