import { reverseComplement } from "../alphabet.ts";
import { gcFraction } from "../melting/oligo.ts";

const MIN_STEM = 4;
const MIN_LOOP = 4;

/** What may make a guide work badly at the bench. */
export type GuideWarning = "terminator" | "hairpin" | "low-gc" | "high-gc" | "repeat";

/**
 * The longest stem of four bases or more, at least half of them G or C, that a spacer forms with itself round a loop
 * of four or more; its 5' arm. Null without one.
 *
 * Sources: counted as CHOPCHOP does, Labun et al. 2019, NAR 47:W171; why it matters Thyme et al. 2016, Nat Commun
 * 7:11750.
 *
 * @example guideHairpin("GGGCAAAAAAGCCCTTATTA") // "GGGC"
 */
export const guideHairpin = (spacer: string): string | null => {
  const bases = spacer.toUpperCase().replaceAll("U", "T");
  const longest = Math.floor((bases.length - MIN_LOOP) / 2);
  for (let length = longest; length >= MIN_STEM; length--) {
    for (let start = 0; start + 2 * length + MIN_LOOP <= bases.length; start++) {
      const arm = bases.slice(start, start + length);
      if ((gcFraction(arm) ?? 0) < 0.5) continue;
      if (bases.indexOf(reverseComplement(arm), start + length + MIN_LOOP) >= 0) return arm;
    }
  }
  return null;
};

/**
 * Problems of a spacer, whatever its scores: `terminator` (four T end a transcript of RNA polymerase III), `hairpin`,
 * `low-gc` and `high-gc` (outside 20 to 80 %), `repeat` (one base five times or more). Sources: GC content Wang et
 * al. 2014, Science 343:80; the others as CHOPCHOP and CRISPOR tell them.
 *
 * @example guideWarnings("ATTTTACCAACACTACCAGA") // ["terminator"]
 */
export const guideWarnings = (spacer: string): readonly GuideWarning[] => {
  const bases = spacer.toUpperCase().replaceAll("U", "T");
  const gc = gcFraction(bases) ?? 0;
  const found: readonly [GuideWarning, boolean][] = [
    ["terminator", bases.includes("TTTT")],
    ["hairpin", guideHairpin(bases) !== null],
    ["low-gc", gc < 0.2],
    ["high-gc", gc > 0.8],
    ["repeat", /(.)\1{4}/.test(bases)],
  ];
  return found.flatMap(([warning, isTrue]) => (isTrue ? [warning] : []));
};
