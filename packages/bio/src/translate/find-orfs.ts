import type { ReadThroughCodon } from "../coding/read-through.ts";
import type { Topology } from "../sequence.ts";
import { encodeBases } from "./base-masks.ts";
import { bottomBits, classifyCodons, codonClasses, topBits } from "./codon-classes.ts";
import { codonTracks, type OpenStretch, walkTrack } from "./codon-track.ts";
import { findGeneticCode, type GeneticCodeId } from "./genetic-code.ts";
import { type Orf, orfOnTrack } from "./orf.ts";
import type { Frame } from "./translate.ts";

/** What counts as an open reading frame. */
export interface FindOrfsOptions {
  /** `linear` by default. */
  readonly topology?: Topology;
  /** NCBI's number of the genetic code; 1 by default. */
  readonly table?: GeneticCodeId;
  /** Shortest ORF in bases, the stop not counted; 300 (100 amino acids) by default. */
  readonly minLength?: number;
  /**
   * What may begin an ORF: ATG (default), any start codon of the genetic code, the codons listed, or `any` codon,
   * which gives the stretches between stops.
   */
  readonly starts?: "ATG" | "table" | "any" | readonly string[];
  /** Frames to look at; all six by default. A frame is that of an ORF's first base. */
  readonly frames?: readonly Frame[];
  /** Report also the shorter ORFs that begin at a later start in frame and share the stop; not for `any`. */
  readonly nested?: boolean;
  /** Linear only: whether an ORF may run off the 3' end without a stop; it may by default. */
  readonly openEnd?: boolean;
  /** Linear only: whether an ORF may come in over the 5' end without a start; only for `any` by default. */
  readonly openStart?: boolean;
  /** Codons that are annotated as amino acids (`readThroughCodons`): they are no stops. */
  readonly readThrough?: readonly ReadThroughCodon[];
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (fraction: number) => void;
}

/** Frames, or why nothing was searched for. */
export type FindOrfsResult = { readonly ok: true; readonly orfs: readonly Orf[] } | FindOrfsRefusal;

/** Why nothing was searched for. */
export interface FindOrfsRefusal {
  readonly ok: false;
  readonly error: {
    readonly code:
      | "illegal-letter"
      | "unknown-genetic-code"
      | "illegal-start-codon"
      | "illegal-minimum"
      | "aborted";
    readonly message: string;
    /** Of the first illegal base, from zero. */
    readonly position?: number;
  };
}

/**
 * The open reading frames of both strands, in the order of `start`, longer ones first. Each stretch between two
 * stops gives one ORF, from its first start, or all of them with `nested`. On a circle ORFs run on across the
 * origin, as long as it takes to meet a stop; a frame that never stops is given once, a full round long (three
 * rounds where 3 does not divide the size). An ambiguous codon starts or stops only where all its readings do; stops
 * that may also be read (codes 27, 28, 31) stop. Time is linear in the sequence and the ORFs found.
 *
 * Errors: `illegal-letter` (with `position`), `unknown-genetic-code`, `illegal-start-codon`, `illegal-minimum`,
 * `aborted`.
 *
 * Source: definitions as in EMBOSS getorf (`-find 0` is `starts: "any"`, `-find 1` the others).
 *
 * @example findOrfs("CCATGAAATGA", { minLength: 6 })
 * // orfs: [{ start: 2, end: 8, length: 6, strand: 1, frame: 3, hasStop: true, isOpenStart: false }]
 */
export const findOrfs = (sequence: string, options: FindOrfsOptions = {}): FindOrfsResult => {
  const { table = 1, starts = "ATG", topology = "linear", minLength = 300, frames } = options;
  const masks = encodeBases(sequence);
  const refused = checkOptions({ table, starts, minLength }) ?? checkLetters(sequence, masks);
  if (refused) return refused;
  const isCircular = topology === "circular";
  const codons = classifyCodons(masks, isCircular, codonClasses(table, starts));
  for (const { start, strand } of options.readThrough ?? []) {
    const bits = strand === 1 ? topBits : bottomBits;
    if (start >= 0 && start < codons.length) codons[start] = codons[start]! & ~bits.stop;
  }
  const tracks = codonTracks(masks.length, isCircular);
  const rules = { minCodons: minLength / 3, everyStart: options.nested ?? false };
  const orfs: Orf[] = [];
  for (const [done, track] of tracks.entries()) {
    if (options.signal?.aborted) return refuse("aborted", "The search for ORFs was stopped.");
    walkTrack(
      track,
      codons,
      { ...rules, ...(track.strand === 1 ? topBits : bottomBits) },
      (stretch, startCodons) => {
        if (!isCircular && !stretch.hasStop && options.openEnd === false) return;
        for (const from of orfStarts(stretch, startCodons, options)) {
          if (3 * (stretch.to - from) < minLength) break;
          const isOpenStart = from === stretch.from && !stretch.isClosedBefore && !startCodons.includes(from);
          const orf = orfOnTrack(track, from, stretch.to, { hasStop: stretch.hasStop, isOpenStart });
          if (!frames || frames.includes(orf.frame)) orfs.push(orf);
        }
      },
    );
    options.onProgress?.((done + 1) / tracks.length);
  }
  orfs.sort((a, b) => a.start - b.start || b.length - a.length || b.strand - a.strand);
  return { ok: true, orfs };
};

/** The codons of a stretch at which ORFs begin, ascending. */
const orfStarts = (
  stretch: OpenStretch,
  startCodons: readonly number[],
  { starts, nested = false, openStart = starts === "any" }: FindOrfsOptions,
): readonly number[] => {
  const isOpen = !stretch.isClosedBefore && openStart;
  if (starts === "any") return stretch.isClosedBefore || isOpen ? [stretch.from] : [];
  const all = isOpen && startCodons[0] !== stretch.from ? [stretch.from, ...startCodons] : startCodons;
  return nested ? all : all.slice(0, 1);
};

const checkOptions = (options: {
  table: number;
  starts: "ATG" | "table" | "any" | readonly string[];
  minLength: number;
}): FindOrfsRefusal | null => {
  const { table, starts, minLength } = options;
  if (!findGeneticCode(table)) return refuse("unknown-genetic-code", `NCBI lists no genetic code ${table}.`);
  if (!(minLength >= 0)) {
    return refuse("illegal-minimum", "The shortest length is a number of bases, 0 or more.");
  }
  const wrong = typeof starts === "string" ? undefined : starts.find((codon) => !/^[ACGTU]{3}$/i.test(codon));
  if (wrong === undefined) return null;
  return refuse("illegal-start-codon", `"${wrong}" is no codon of A, C, G and T.`);
};

const checkLetters = (sequence: string, masks: Uint8Array): FindOrfsRefusal | null => {
  const position = masks.indexOf(0);
  if (position < 0) return null;
  const message = `Letter ${position + 1}, "${sequence[position]}", is no nucleotide.`;
  return refuse("illegal-letter", message, position);
};

const refuse = (
  code: FindOrfsRefusal["error"]["code"],
  message: string,
  position?: number,
): FindOrfsRefusal => ({
  ok: false,
  error: { code, message, ...(position === undefined ? {} : { position }) },
});
