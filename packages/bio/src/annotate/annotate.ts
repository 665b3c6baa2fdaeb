import { isLegal, legalResidues } from "../alphabet.ts";
import type { Topology } from "../sequence.ts";
import type { AnnotationMatch } from "./annotation-match.ts";
import { describeLayout, describeMatch, withoutDoubles } from "./describe-match.ts";
import { findMatches } from "./find-matches.ts";
import { findShortFeatures, findShortPeptides } from "./find-short-features.ts";
import type { FeatureLibrary } from "./library.ts";
import { type LibraryProblem, prepareLibrary } from "./prepare-library.ts";
import { openCodonsAround, readingFrames } from "./reading-frames.ts";
import { encodeResidues, OTHER_IN_TEXT } from "./residue-codes.ts";
import { selectBest } from "./select-best.ts";

/** Which features are searched for, and how alike they have to be. */
export interface AnnotateOptions {
  /** Features to look for; `loadCommonFeatures()` gives the common ones. Its index is made once an array. */
  readonly library: FeatureLibrary;
  /** `linear` by default. */
  readonly topology?: Topology;
  /** Least share of equal residues in the aligned stretch; 0.95 by default. */
  readonly minIdentity?: number;
  /** Least share of a feature that has to be there; 0.95 by default. */
  readonly minCoverage?: number;
  /** Also find peptides, and coding sequences by what they make; yes by default. */
  readonly translated?: boolean;
  /** Report every match, also variants of one feature at one place; no by default. */
  readonly keepAll?: boolean;
  readonly signal?: { readonly aborted: boolean };
  /** Told a fraction from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** Why nothing was searched for. */
export interface AnnotateProblem {
  readonly code: LibraryProblem["code"] | "empty-sequence" | "illegal-letter" | "bad-option" | "aborted";
  readonly message: string;
  readonly position?: number;
  readonly feature?: string;
}

/** The features that were found, in the order of the sequence, or why nothing was searched for. */
export type AnnotateResult =
  | { readonly ok: true; readonly matches: readonly AnnotationMatch[] }
  | { readonly ok: false; readonly error: AnnotateProblem };

/**
 * Known features of a library in a DNA, on both strands and across the origin of a circle: exact, near (mismatches
 * and small gaps) and by their protein. Of near-identical variants at one place the best is told.
 *
 * From an identity of 0.92 up (proteins 0.9) no match that passes both thresholds is missed, unless more than ten of
 * its changes crowd together (a longer gap) or all that is left whole in it repeats one or two bases; below, only
 * matches with a run of ten equal bases (four amino acids) are found. Features of fewer than ten bases and those
 * without ten plain residues in a row are found when they match exactly, peptides of four amino acids or fewer only
 * inside a frame that is open for fifty codons. Time is linear in the sequence.
 *
 * @example annotate("AAGAATTCGGATCCAA", { library: [{ name: "sites", type: "misc_feature", sequence: "GAATTCGGATCC"
 * }] }) // { ok: true, matches: [{ name: "sites", start: 2, end: 14, strand: 1, kind: "exact", … }] }
 */
export const annotate = (sequence: string, options: AnnotateOptions): AnnotateResult => {
  const { library, minIdentity = 0.95, minCoverage = 0.95, translated = true } = options;
  if (sequence.length === 0) return refuse("empty-sequence", "The sequence has no letters.");
  if (!isLegal(sequence, "dna")) {
    const position = sequence.search(new RegExp(`[^${legalResidues.dna}]`, "i"));
    return refuse("illegal-letter", `"${sequence[position]}" at base ${position + 1} is no letter of DNA.`, {
      position,
    });
  }
  if (!(minIdentity > 0 && minIdentity <= 1 && minCoverage > 0 && minCoverage <= 1))
    return refuse("bad-option", "Identity and coverage are shares: more than 0, at most 1.");
  const likeness = { minIdentity, minCoverage };
  const prepared = prepareLibrary(library, likeness);
  if ("code" in prepared) return { ok: false, error: prepared };
  const passes = translated ? 7 : 1;
  let pass = 0;
  const goOn = (share: number) => {
    if (options.signal?.aborted) return false;
    options.onProgress?.((pass + share) / passes);
    return true;
  };
  const text = describeLayout(sequence, options.topology === "circular", prepared, likeness);
  const found: AnnotationMatch[] = [...findShortFeatures(sequence, options.topology ?? "linear", prepared)];
  const codes = encodeResidues(text.letters, "dna", OTHER_IN_TEXT);
  const share = (at: number) => goOn((at - text.before) / sequence.length);
  const matches = findMatches(
    codes,
    text.before,
    text.before + sequence.length,
    prepared.dna,
    minIdentity,
    share,
  );
  if (!matches) return aborted;
  found.push(...matches.map((match) => describeMatch(match, prepared, text, 1, match.start, match.end)));
  if (translated && prepared.hasProteins) {
    for (const { residues, offset, strand, basesOf } of readingFrames(codes)) {
      pass++;
      // Codons that begin in the sequence itself; what runs on at either end is there to be followed into.
      const from = Math.ceil((text.before - offset) / 3);
      const to = Math.ceil((text.before + sequence.length - offset) / 3);
      const hits = findMatches(residues, Math.max(0, from), to, prepared.protein, minIdentity, (at) =>
        goOn((at - from) / (to - from)),
      );
      if (!hits) return aborted;
      for (const hit of [...hits, ...findShortPeptides(residues, prepared)]) {
        const isTelling = hit.query.codes.length > SHORT_PEPTIDE;
        if (!isTelling && openCodonsAround(residues, hit.start) < MIN_OPEN_CODONS) continue;
        const [start, end] = basesOf(hit.start, hit.end);
        found.push(describeMatch(hit, prepared, text, strand, start, end));
      }
    }
  }
  options.onProgress?.(1);
  const distinct = withoutDoubles(found.filter(({ length }) => length <= sequence.length));
  return { ok: true, matches: options.keepAll ? distinct : selectBest(distinct) };
};

/** Four amino acids turn up by chance in every plasmid; they count where something is made. */
const SHORT_PEPTIDE = 4;
const MIN_OPEN_CODONS = 50;

const refuse = (
  code: AnnotateProblem["code"],
  message: string,
  more: Partial<AnnotateProblem> = {},
): AnnotateResult => ({ ok: false, error: { code, message, ...more } });

const aborted = refuse("aborted", "The search was cancelled.");
