import { cfdMismatch, cfdPam, mitWeights } from "../../data/crispr-scoring.ts";

/** By which score a site is judged. */
export interface ScoreOffTargetOptions {
  /** `cfd` (Doench 2016; by default) or `mit` (Hsu 2013). */
  readonly method?: "cfd" | "mit";
  /** The PAM, where `site` is given without; for the CFD its last two bases count. */
  readonly pam?: string;
}

const SPACER_LENGTH = 20;

/**
 * How active SpCas9 is at a site other than its target, from 0 (inactive) to 1 (as at the target). `guide` is the
 * spacer of 20 bases, 5' to 3' (a PAM after it is ignored); `site` the protospacer on the same strand, with its PAM
 * of three bases after it, or without one (then `pam`, or else NGG, is used). DNA or RNA, either case. The MIT score
 * ignores the PAM. Null if bases are missing, too many, or not A, C, G, T, U. Sources: Doench et al. 2016, Nat
 * Biotechnol 34:184 (CFD); Hsu et al. 2013, Nat Biotechnol 31:827, with the formula of crispr.mit.edu (MIT).
 *
 * @example scoreOffTarget("TTCTTTAATAGTGGACTCTT", "TTCTGTAATAGTGGACTCTTTGG", { method: "cfd" }) // 0.64
 */
export const scoreOffTarget = (
  guide: string,
  site: string,
  options: ScoreOffTargetOptions = {},
): number | null => {
  const spacer = baseCodes(guide);
  const protospacer = baseCodes(
    options.pam === undefined ? site : site.slice(0, SPACER_LENGTH) + options.pam,
  );
  if (!isSpacer(spacer) || !isSpacer(protospacer)) return null;
  return options.method === "mit" ? mitScore(spacer, protospacer) : cfdScore(spacer, protospacer);
};

/** A C G T as 0 to 3; null if there are other bases. */
const baseCodes = (letters: string): readonly number[] | null => {
  const codes = [...letters.toUpperCase().replaceAll("U", "T")].map((letter) => "ACGT".indexOf(letter));
  return codes.includes(-1) ? null : codes;
};

const isSpacer = (codes: readonly number[] | null): codes is readonly number[] =>
  codes !== null && (codes.length === SPACER_LENGTH || codes.length === SPACER_LENGTH + 3);

const cfdScore = (spacer: readonly number[], site: readonly number[]): number => {
  let score = 1;
  for (let position = 0; position < SPACER_LENGTH; position++) {
    score *= cfdMismatch[position]?.[4 * (spacer[position] ?? 0) + (site[position] ?? 0)] ?? 1;
  }
  const [, , , second = 2, third = 2] = site.slice(SPACER_LENGTH - 2);
  return score * (cfdPam[4 * second + third] ?? 0);
};

const mitScore = (spacer: readonly number[], site: readonly number[]): number => {
  const mismatches = mitWeights.map((_, position) => position).filter((at) => spacer[at] !== site[at]);
  const count = mismatches.length;
  if (count === 0) return 1;
  const single = mismatches.reduce((product, at) => product * (1 - (mitWeights[at] ?? 0)), 1);
  if (count === 1) return single;
  const distance = ((mismatches[count - 1] ?? 0) - (mismatches[0] ?? 0)) / (count - 1);
  return single / (((19 - distance) / 19) * 4 + 1) / count ** 2;
};

/**
 * The specificity of a guide from the scores (0 to 1) of all its off-targets: 100 without any, towards 0 the more
 * there are. The target itself must not be among the scores. Source: Hsu et al. 2013; used alike for the CFD.
 *
 * @example guideSpecificity([0.5, 0.5]) // 50
 */
export const guideSpecificity = (offTargetScores: readonly number[]): number =>
  100 / (1 + offTargetScores.reduce((sum, score) => sum + score, 0));
