import { highFidelityOverhangSets } from "../../data/ligation-fidelity.ts";
import { mocloStandards } from "../../data/moclo-standards.ts";
import { reverseComplement } from "../alphabet.ts";

/** What is wrong with overhangs that are to be ligated in one pot. */
export interface OverhangProblem {
  readonly code: "illegal" | "palindrome" | "repeated" | "near-neighbours" | "no-gc" | "all-gc";
  readonly overhangs: readonly string[];
  readonly message: string;
}

/** How well overhangs are distinguished from each other. */
export interface OverhangReport {
  readonly problems: readonly OverhangProblem[];
  /**
   * Estimated share of assemblies with correct junctions only, 0 to 1, where all overhangs are of one published set;
   * null if no measurement at hand covers them and rules alone spoke.
   */
  readonly fidelity: number | null;
}

/**
 * Whether overhangs can be used together in one Golden Gate reaction. If all belong to a set measured by Potapov et
 * al. (ACS Synth. Biol. 2018;7:2665, Table 1), its fidelity is returned and similar overhangs are no problem;
 * otherwise published rules apply: no palindromes (a part ligates to itself), none twice on either strand, at least
 * two bases different between any two (one mismatch may ligate), none without G and C and none of only G and C
 * (Potapov 2018, junction GCCG).
 *
 * @example checkOverhangs(["GGAG", "AATG", "GCTT", "CGCT"]).problems // []
 * @example checkOverhangs(["AATT"]).problems[0]?.code // "palindrome"
 */
export const checkOverhangs = (overhangs: readonly string[]): OverhangReport => {
  const letters = overhangs.map((overhang) => overhang.toUpperCase());
  const problems: OverhangProblem[] = [];
  const fidelity = publishedFidelity(letters);
  for (const [index, one] of letters.entries()) {
    const own = problemOfOne(one, fidelity !== null);
    if (own) problems.push(own);
    for (const other of letters.slice(index + 1)) {
      const distance = distanceBetween(one, other);
      if (distance === 0) {
        const message = `${one} and ${other} are the same overhang, so parts can join in the wrong order.`;
        problems.push({ code: "repeated", overhangs: [one, other], message });
      } else if (distance === 1 && fidelity === null) {
        const message = `${one} and ${other} differ in one base only and may be ligated to each other.`;
        problems.push({ code: "near-neighbours", overhangs: [one, other], message });
      }
    }
  }
  return { problems, fidelity: problems.some(({ code }) => code === "repeated") ? null : fidelity };
};

const problemOfOne = (overhang: string, isMeasured: boolean): OverhangProblem | null => {
  const problem = (code: OverhangProblem["code"], message: string): OverhangProblem => ({
    ...{ code, message },
    overhangs: [overhang],
  });
  if (!/^[ACGT]+$/.test(overhang))
    return problem("illegal", `"${overhang}" is no overhang of A, C, G and T.`);
  if (isPalindrome(overhang)) {
    return problem("palindrome", `${overhang} is a palindrome: each part can join a copy of itself.`);
  }
  if (isMeasured) return null;
  if (/^[AT]+$/.test(overhang)) return problem("no-gc", `${overhang} has no G or C and holds weakly.`);
  if (/^[CG]+$/.test(overhang)) {
    return problem("all-gc", `${overhang} is G and C alone; such junctions were seen to fail more often.`);
  }
  return null;
};

const isPalindrome = (overhang: string): boolean => reverseComplement(overhang, "dna") === overhang;

/** The number of bases in which two overhangs differ, on the strand on which they are more similar. */
const distanceBetween = (one: string, other: string): number =>
  one.length === other.length
    ? Math.min(mismatches(one, other), mismatches(one, reverseComplement(other, "dna")))
    : Number.POSITIVE_INFINITY;

const mismatches = (one: string, other: string): number => {
  let count = 0;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) count++;
  return count;
};

const publishedFidelity = (overhangs: readonly string[]): number | null => {
  const set = highFidelityOverhangSets.find((candidate) =>
    overhangs.every(
      (overhang) =>
        candidate.overhangs.includes(overhang) ||
        candidate.overhangs.includes(reverseComplement(overhang, "dna")),
    ),
  );
  return overhangs.length > 0 ? (set?.fidelity ?? null) : null;
};

/**
 * This many new overhangs that are compatible with `taken` and with each other: from a published set if it has
 * enough, otherwise by the rules of {@link checkOverhangs}; null when there are not enough. `length` is 3 or 4 for
 * most type IIS enzymes.
 *
 * @example chooseOverhangs(2, { taken: ["TGCC"] }) // ["GCAA", "ACTA"]
 */
export const chooseOverhangs = (
  count: number,
  { taken = [], length = 4 }: { readonly taken?: readonly string[]; readonly length?: number } = {},
): readonly string[] | null => {
  const fixed = taken.map((overhang) => overhang.toUpperCase());
  if (length === 4) {
    for (const { overhangs } of highFidelityOverhangSets) {
      const free = overhangs.filter((overhang) =>
        fixed.every((other) => distanceBetween(overhang, other) > 0),
      );
      const isWithin = publishedFidelity([...fixed, ...overhangs]) !== null;
      if (isWithin && free.length >= count) return free.slice(0, count);
    }
  }
  const published = length === 4 ? highFidelityOverhangSets.flatMap(({ overhangs }) => overhangs) : [];
  return pickByRules(count, fixed, [...new Set([...published, ...allOverhangs(length)])]);
};

const pickByRules = (
  count: number,
  fixed: readonly string[],
  candidates: readonly string[],
): readonly string[] | null => {
  const chosen: string[] = [];
  for (const candidate of candidates) {
    if (chosen.length === count) break;
    if (problemOfOne(candidate, false)) continue;
    if ([...fixed, ...chosen].every((other) => distanceBetween(candidate, other) > 1)) chosen.push(candidate);
  }
  return chosen.length === count ? chosen : null;
};

const allOverhangs = (length: number): readonly string[] => {
  let all = [""];
  for (let index = 0; index < Math.min(length, 6); index++) {
    all = all.flatMap((start) => [..."ACGT"].map((letter) => start + letter));
  }
  return all;
};

/**
 * Of the overhangs of an assembly those that do not belong to the modular cloning standard that most of them belong to.
 *
 * @example foreignOverhangs(["GGAG", "AATG", "ACCA"]) // ["ACCA"]
 */
export const foreignOverhangs = (overhangs: readonly string[]): readonly string[] => {
  const strangersTo = (standard: readonly string[]): readonly string[] =>
    overhangs.filter((one) => !standard.includes(one) && !standard.includes(reverseComplement(one, "dna")));
  return Object.values(mocloStandards)
    .map(strangersTo)
    .reduce((fewest, next) => (next.length < fewest.length ? next : fewest));
};
