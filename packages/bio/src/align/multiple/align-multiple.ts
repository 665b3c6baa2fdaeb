import { encodeResidues, isNucleic } from "../encode-residues.ts";
import { type AlignFailure, type AlignWork, refuse, type ScoreOptions } from "../options.ts";
import { cancelled, makePulse, type Pulse, partOf } from "../pulse.ts";
import { readScoring, type Scoring } from "../scoring.ts";
import { anchorBand } from "./anchors.ts";
import { cellsOf } from "./band.ts";
import { GAP, type Group, profileOf } from "./group.ts";
import { averageLinkage, type Join } from "./guide-tree.ts";
import { mergeGroups } from "./merge-groups.ts";
import { profilePath } from "./profile-path.ts";
import { refine } from "./refine.ts";
import { sumOfPairs } from "./sum-of-pairs.ts";
import { wordDistances } from "./word-distances.ts";

/**
 * Scores as for a pair, but with defaults of their own. Nucleic acids: match 2, mismatch -1, first residue of a gap
 * -3, each further one -1. Proteins (any residue that is no IUPAC nucleotide): BLOSUM62, -6 and -1. These keep gaps
 * together and reach at least MAFFT's sum of pairs (docs/science.md).
 */
export interface MultipleOptions extends ScoreOptions, AlignWork {
  /** Rounds of refinement at most; 8 by default, 0 for the progressive alignment alone. */
  readonly rounds?: number;
}

/** Sequences aligned to one length. */
export interface MultipleAlignment {
  readonly ok: true;
  /** One row a sequence, in the order given, equally long, in the residues given, with `-` for gaps. */
  readonly rows: readonly string[];
  /** Columns. */
  readonly length: number;
  /** Sum of the scores of all pairs of rows, in points; columns of two gaps do not count, end gaps do. */
  readonly score: number;
}

const MOST_SEQUENCES = 2000;
const MOST_LETTERS = 20e6;
/** Of one profile alignment; a byte each. */
const MOST_CELLS = 1e9;

/**
 * Aligns 2 to 2,000 sequences of together 20 million residues at most: distances by shared words, a tree by average
 * linkage, progressive alignment of profiles along it, then refinement by splitting the alignment at each edge of the
 * tree. The objective is the sum of pairs. Heuristic, as every multiple alignment of this size; equal input gives
 * equal output. Time grows with the number of sequences and, where they share words, with their length, else with its
 * square.
 *
 * Errors: `too-few-sequences`, `empty-sequence`, `illegal-letter`, `bad-scores`, `unknown-matrix`, `too-large`,
 * `aborted`.
 *
 * @example alignMultiple(["ACGTT", "ACTT", "ACGT"]) // rows ["ACGTT", "ACT-T", "ACG-T"], length 5, score 12
 */
export const alignMultiple = (
  sequences: readonly string[],
  options: MultipleOptions = {},
): MultipleAlignment | AlignFailure => {
  if (sequences.length < 2) return refuse("too-few-sequences", "An alignment takes at least two sequences.");
  if (sequences.length > MOST_SEQUENCES) {
    return refuse(
      "too-large",
      `At most ${MOST_SEQUENCES} sequences can be aligned, not ${sequences.length}.`,
    );
  }
  const letters = sequences.reduce((sum, { length }) => sum + length, 0);
  if (letters > MOST_LETTERS) {
    return refuse("too-large", `At most ${MOST_LETTERS} letters can be aligned together, not ${letters}.`);
  }
  const encoded = encodeResidues(sequences);
  if ("error" in encoded) return encoded;
  const scoring = readScoring({ ...defaultScores(encoded.letters, options), ...options }, encoded);
  if ("error" in scoring) return scoring;
  const pulse = makePulse(options);
  if (!pulse(0)) return cancelled();
  const joins = averageLinkage(wordDistances(encoded.codes, scoring.size));
  const group = alignAlong(joins, encoded.codes, scoring, partOf(pulse, 0, 0.5));
  if ("error" in group) return group;
  const refined = refine(group, joins, scoring, options.rounds ?? 8, partOf(pulse, 0.5, 1));
  if (!refined) return cancelled();
  return {
    ok: true,
    rows: lettersOf(refined, sequences),
    length: refined.length,
    score: sumOfPairs(refined, scoring) / scoring.scale,
  };
};

const defaultScores = (
  letters: readonly string[],
  { match, mismatch, matrix }: ScoreOptions,
): ScoreOptions => {
  if (match !== undefined || mismatch !== undefined || matrix !== undefined) return {};
  return isNucleic(letters)
    ? { gapOpen: -3, gapExtend: -1 }
    : { matrix: "BLOSUM62", gapOpen: -6, gapExtend: -1 };
};

/** Progressive alignment (Feng and Doolittle 1987): along the tree from the closest pairs up. */
const alignAlong = (
  joins: readonly Join[],
  sequences: readonly Uint8Array[],
  scoring: Scoring,
  pulse: Pulse,
): Group | AlignFailure => {
  const groups: Group[] = sequences.map((row, member) => ({
    members: [member],
    rows: [row],
    length: row.length,
  }));
  for (const [done, { left, right }] of joins.entries()) {
    const [x, y] = [groups[left] as Group, groups[right] as Group];
    const [profileX, profileY] = [profileOf(x, scoring), profileOf(y, scoring)];
    const band = anchorBand(profileX, profileY, scoring.size);
    if (cellsOf(band) > MOST_CELLS) {
      const message = `Groups of ${x.length} and ${y.length} columns have too little in common to be aligned at this length.`;
      return refuse("too-large", message);
    }
    const part = partOf(pulse, done / joins.length, (done + 1) / joins.length);
    const path = profilePath(profileX, profileY, scoring, band, part);
    if (!path) return cancelled();
    groups.push(mergeGroups(x, y, path.runs));
  }
  return groups.at(-1) as Group;
};

const lettersOf = ({ members, rows }: Group, sequences: readonly string[]): readonly string[] => {
  const written: string[] = Array.from({ length: rows.length }, () => "");
  for (const [row, codes] of rows.entries()) {
    const member = members[row] as number;
    const letters = sequences[member] as string;
    let at = 0;
    let text = "";
    for (const code of codes) text += code === GAP ? "-" : (letters[at++] as string);
    written[member] = text;
  }
  return written;
};
