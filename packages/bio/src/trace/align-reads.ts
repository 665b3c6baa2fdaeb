import type { AlignWork, ScoreOptions } from "../align/options.ts";
import { isLegal } from "../alphabet.ts";
import type { Topology } from "../sequence.ts";
import type { HeterozygousOptions } from "./heterozygous-peaks.ts";
import { goodPart, type Read } from "./oriented-read.ts";
import { type AlignedRead, placeRead, type Reference } from "./place-read.ts";
import { ReferenceConsensus } from "./reference-consensus.ts";
import type { TrimOptions } from "./trim-by-quality.ts";
import { WordIndex } from "./word-index.ts";

/** How reads are trimmed and aligned to a reference. */
export interface AlignReadsOptions extends AlignWork {
  /** `linear` by default; on a circle a read may run across the origin. */
  readonly topology?: Topology;
  /** How ends are trimmed by quality; `false` takes whole reads. */
  readonly trim?: TrimOptions | false;
  /** How double peaks are called; `false` calls none. */
  readonly heterozygous?: HeterozygousOptions | false;
  /** Share of equal bases below which a read does not belong to the reference; 0.8 by default. */
  readonly minimumIdentity?: number;
  /** Bases of a read that must align at least; 20 by default. */
  readonly minimumLength?: number;
  /** Scores of the alignment; 2, -4, -6 and -0.5 by default, so that one long gap is cheaper than many short. */
  readonly scores?: ScoreOptions;
}

/** Why no reads were aligned. */
export interface ReadError {
  readonly code: "empty-reference" | "illegal-reference" | "no-reads" | "aborted";
  readonly message: string;
}

/** A read that found no place, and why. */
export interface UnalignedRead {
  readonly read: number;
  readonly name: string;
  readonly reason: "low-quality" | "illegal-letters" | "no-match";
}

/** Reads on their reference, and those that found no place, or why none were aligned. */
export type AlignReadsResult =
  | {
      readonly ok: true;
      readonly aligned: readonly AlignedRead[];
      readonly unaligned: readonly UnalignedRead[];
      /** How many reads cover each base of the reference. */
      readonly coverage: Uint16Array;
      /** The consensus of the reads along the reference; N where there is none. */
      readonly consensus: string;
    }
  | { readonly ok: false; readonly error: ReadError };

/**
 * Aligns Sanger reads to a reference: trims their ends by quality, finds strand and position, aligns them locally and
 * lists every difference with its position, both bases and quality. References may be linear or circular. A read
 * whose good part is too short, that contains non-IUPAC characters or that has no similarity with the reference is
 * returned among the unaligned. Differences count in bases of the reference, from zero. Errors: `empty-reference`,
 * `illegal-reference`, `no-reads`, `aborted`.
 *
 * @example alignReads(plasmid.sequence, [read], { topology: "circular" }) // { ok: true, aligned: [{ strand: -1,
 * differences: [{ kind: "substitution", position: 812, reference: "A", read: "G", quality: 54 }], … }], … }
 */
export const alignReads = (
  reference: string,
  reads: readonly Read[],
  options: AlignReadsOptions = {},
): AlignReadsResult => {
  if (reads.length === 0) return refuse("no-reads", "There are no reads to align.");
  if (reference === "") return refuse("empty-reference", "The reference has no letters.");
  const sequence = reference.toUpperCase().replaceAll("U", "T");
  if (!isLegal(sequence, "dna")) return refuse("illegal-reference", "The reference is not a nucleic acid.");
  const place: Reference = {
    sequence,
    isCircular: options.topology === "circular",
    index: new WordIndex(options.topology === "circular" ? sequence + sequence.slice(0, 10) : sequence),
  };
  const aligned: AlignedRead[] = [];
  const unaligned: UnalignedRead[] = [];
  for (const [index, read] of reads.entries()) {
    options.onProgress?.(index / reads.length);
    if (options.signal?.aborted) return refuse("aborted", "The alignment was cancelled.");
    const found = layRead(place, read, index, options);
    if (found === "aborted") return refuse("aborted", "The alignment was cancelled.");
    if ("reason" in found) unaligned.push(found);
    else aligned.push(found);
  }
  options.onProgress?.(1);
  const consensus = new ReferenceConsensus(sequence.length);
  for (const one of aligned) consensus.add(one);
  return { ok: true, aligned, unaligned, coverage: consensus.coverage, consensus: consensus.letters() };
};

const layRead = (
  reference: Reference,
  read: Read,
  index: number,
  options: AlignReadsOptions,
): AlignedRead | UnalignedRead | "aborted" => {
  const leave = (reason: UnalignedRead["reason"]): UnalignedRead => ({
    read: index,
    name: read.name,
    reason,
  });
  const part = goodPart(read, options.trim);
  if (part.end - part.start < (options.minimumLength ?? 20)) return leave("low-quality");
  if (!isLegal(read.sequence.replaceAll("U", "T").replaceAll("u", "t"), "dna"))
    return leave("illegal-letters");
  return placeRead(reference, read, index, part, options) ?? leave("no-match");
};

const refuse = (code: ReadError["code"], message: string): AlignReadsResult => ({
  ok: false,
  error: { code, message },
});
