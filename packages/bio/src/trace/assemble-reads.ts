import { alignPair } from "../align/align-pair.ts";
import type { AlignWork, ScoreOptions } from "../align/options.ts";
import type { PairAlignment } from "../align/pair-result.ts";
import { isLegal } from "../alphabet.ts";
import type { Strand } from "../feature.ts";
import type { Span } from "../range.ts";
import type { ReadError, UnalignedRead } from "./align-reads.ts";
import { ContigColumns, type ContigRow } from "./contig-columns.ts";
import { goodPart, orientRead, type Read } from "./oriented-read.ts";
import { identityOf, SCORES } from "./place-read.ts";
import { findOverlaps, type Overlap } from "./read-overlaps.ts";
import type { TrimOptions } from "./trim-by-quality.ts";

/** How reads are trimmed, and how much they must overlap. */
export interface AssembleReadsOptions extends AlignWork {
  /** How ends are trimmed by quality; `false` takes whole reads. */
  readonly trim?: TrimOptions | false;
  /** Bases that two reads must share at least; 30 by default. */
  readonly minimumOverlap?: number;
  /** Share of equal bases in the overlap, each gap counted once; 0.9 by default. */
  readonly minimumIdentity?: number;
  readonly scores?: ScoreOptions;
}

/** A read in a contig. Its row is in the contig's direction, with `-` for gaps. */
export interface ContigRead extends ContigRow {
  readonly read: number;
  readonly name: string;
  readonly strand: Strand;
  readonly trimmed: Span;
}

/** Overlapping reads and their consensus. */
export interface Contig {
  readonly consensus: string;
  /** Phred qualities of the consensus, one a base: by how much the reads that agree outweigh those that do not. */
  readonly qualities: readonly number[];
  /** The consensus along the columns that the rows of the reads share, `-` if it has no base. */
  readonly row: string;
  readonly reads: readonly ContigRead[];
}

/** Contigs, or why nothing was assembled. */
export type AssembleReadsResult =
  | {
      readonly ok: true;
      /** The contig of most reads first; a read that overlaps with none is a contig of its own. */
      readonly contigs: readonly Contig[];
      readonly excluded: readonly UnalignedRead[];
    }
  | { readonly ok: false; readonly error: ReadError };

/**
 * Assembles Sanger reads to contigs by their overlaps: a forward and a reverse read of one clone, or a primer walk.
 * Ends are trimmed by quality and strands are found; a contig has the direction of its first read. Greedy: starts
 * with the pair that shares most k-mers, then adds the read that shares most with a placed one; it is aligned with
 * the consensus so far. Bases are weighted by quality. Contigs are linear. Errors: `no-reads`, `aborted`.
 *
 * @example assembleReads([forward, reverse]) // { ok: true, contigs: [{ consensus: "ACG…", reads: [{ read: 0, strand:
 * 1, … }, { read: 1, strand: -1, … }], … }], excluded: [] }
 */
export const assembleReads = (
  reads: readonly Read[],
  options: AssembleReadsOptions = {},
): AssembleReadsResult => {
  if (reads.length === 0) return refuse("no-reads", "There are no reads to assemble.");
  const excluded: UnalignedRead[] = [];
  const parts = new Map<number, Span>();
  for (const [read, { name, sequence }] of reads.entries()) {
    const part = goodPart(reads[read]!, options.trim);
    const isSound = isLegal(sequence.replaceAll("U", "T").replaceAll("u", "t"), "dna");
    if (!isSound) excluded.push({ read, name, reason: "illegal-letters" });
    else if (part.end - part.start < 1) excluded.push({ read, name, reason: "low-quality" });
    else parts.set(read, part);
  }
  const overlaps = findOverlaps(reads, parts);
  const waiting = new Set(parts.keys());
  const contigs: Contig[] = [];
  while (waiting.size > 0) {
    if (options.signal?.aborted) return refuse("aborted", "The assembly was cancelled.");
    const contig = growContig(reads, parts, overlaps, waiting, options);
    if (!contig) return refuse("aborted", "The assembly was cancelled.");
    contigs.push(contig);
    options.onProgress?.(1 - waiting.size / reads.length);
  }
  contigs.sort((one, other) => other.reads.length - one.reads.length);
  return { ok: true, contigs, excluded };
};

/** Removes reads from `waiting` until none overlaps with those placed; null when cancelled. */
const growContig = (
  reads: readonly Read[],
  parts: ReadonlyMap<number, Span>,
  overlaps: readonly Overlap[],
  waiting: Set<number>,
  options: AssembleReadsOptions,
): Contig | null => {
  const free = overlaps.filter(({ one, other }) => waiting.has(one) && waiting.has(other));
  const seed = free[0]?.one ?? Math.min(...waiting);
  const strands = new Map<number, Strand>([[seed, 1]]);
  waiting.delete(seed);
  const columns = new ContigColumns(seed, orientRead(reads[seed]!, parts.get(seed)!, 1));
  const refused = new Set<Overlap>();
  for (;;) {
    if (options.signal?.aborted) return null;
    const next = free.find(
      (overlap) => !refused.has(overlap) && strands.has(overlap.one) !== strands.has(overlap.other),
    );
    if (!next) break;
    const isOneLaid = strands.has(next.one);
    const [laid, read] = isOneLaid ? [next.one, next.other] : [next.other, next.one];
    const strand: Strand = strands.get(laid) === next.strand ? 1 : -1;
    const oriented = orientRead(reads[read]!, parts.get(read)!, strand);
    const pair = alignPair(columns.consensus().letters, oriented.letters, {
      ...SCORES,
      ...options.scores,
      mode: "semiglobal",
      ...(options.signal && { signal: options.signal }),
    });
    if (!pair.ok || !isGoodOverlap(pair, options)) {
      refused.add(next);
      continue;
    }
    columns.add(read, oriented, pair);
    strands.set(read, strand);
    waiting.delete(read);
  }
  const { letters, qualities, row } = columns.consensus();
  const laid = [...strands].map(([read, strand]) => ({
    read,
    name: reads[read]!.name,
    strand,
    trimmed: parts.get(read)!,
    ...columns.rowOf(read),
  }));
  return { consensus: letters, qualities, row, reads: laid.sort((one, other) => one.start - other.start) };
};

const isGoodOverlap = (pair: PairAlignment, options: AssembleReadsOptions): boolean => {
  const { minimumOverlap = 30, minimumIdentity = 0.9 } = options;
  const isLong = pair.coreB.end - pair.coreB.start >= minimumOverlap;
  return isLong && identityOf(pair) >= minimumIdentity;
};

const refuse = (code: ReadError["code"], message: string): AssembleReadsResult => ({
  ok: false,
  error: { code, message },
});
