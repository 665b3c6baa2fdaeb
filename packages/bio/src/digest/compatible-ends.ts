import { reverseComplement } from "../alphabet.ts";
import { enzymes } from "../enzyme/catalogue.ts";
import type { Enzyme } from "../enzyme/enzyme.ts";
import { overhangOf } from "../enzyme/filter-enzymes.ts";
import type { FragmentEnd } from "./fragment.ts";

/**
 * Whether a ligase joins two ends: both blunt, or overhangs of one kind that pair. `right` is the right end of the
 * fragment that comes first, `left` the left end of the one that follows, each as the top strand reads; to join two
 * left ends turn one of the fragments round, which reverse-complements its overhang.
 *
 * @example
 * areCompatible({ kind: "5'", overhang: "GATC", enzyme: "BamHI" }, { kind: "5'", overhang: "GATC", enzyme: "BglII" })
 * // true
 */
export const areCompatible = (right: FragmentEnd, left: FragmentEnd): boolean =>
  right.kind === left.kind && right.overhang === left.overhang;

/** An end as it reads when its fragment is reversed. */
export const reverseEnd = (end: FragmentEnd): FragmentEnd => ({
  ...end,
  overhang: reverseComplement(end.overhang, "dna"),
});

/**
 * Enzymes that always leave ends which fit those of one enzyme: blunt for blunt, the same overhang for a site that
 * fixes it. None for an enzyme whose overhang depends on what surrounds its site, or is unknown.
 *
 * @example compatibleEnzymes(findEnzyme("BamHI")).map(({ name }) => name).includes("BglII") // true
 */
export const compatibleEnzymes = (
  enzyme: Enzyme,
  among: readonly Enzyme[] = enzymes(),
): readonly Enzyme[] => {
  const end = fixedEnd(enzyme);
  if (end === null) return [];
  return among.filter((other) => other !== enzyme && fixedEnd(other) === end);
};

/** Kind and bases of the overhang, null unless the site fixes every base. */
const fixedEnd = ({ site, cuts }: Enzyme): string | null => {
  const overhang = overhangOf({ cuts });
  if (!overhang || cuts.length !== 1) return null;
  const { top, bottom } = cuts[0]!;
  const from = Math.min(top ?? 0, bottom ?? 0);
  if (overhang.length > 0 && (from < 0 || from + overhang.length > site.length)) return null;
  const letters = site.slice(Math.max(0, from), Math.max(0, from) + overhang.length);
  return /^[acgt]*$/.test(letters) ? `${overhang.kind}${letters}` : null;
};
