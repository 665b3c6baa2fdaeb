import { type AssemblyResult, refuseAssembly } from "../assembly.ts";
import { type Fragment, sentenceFragment } from "../fragment.ts";
import { openCircles } from "../open-circles.ts";
import type { AssemblyOptions } from "../options.ts";
import { tailFragment, withEnds } from "../tail-fragment.ts";
import { ligate } from "./ligation.ts";

/**
 * Blunt: PCR products into a blunt vector. The first fragment is the vector: opened by the enzymes of the options
 * when it is circular, with 5' phosphates unless its ends are given. Both orientations are returned.
 */
export const assembleByBluntEnds = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const opened = openCircles(fragments, options);
  if (!opened.ok) return opened;
  return ligate(opened.fragments.map(asVector), options, { method, cuts: false, usesPlainEnds: true });
};

/**
 * TA: the single 3' A that Taq adds to the PCR product pairs with a 3' T of the vector, which is the first fragment.
 * Blunt ends get these tails; ends that are given stay as they are. Source: Holton and Graham, Nucleic Acids Res.
 * 1991;19:1156.
 */
export const assembleByTa = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const opened = openCircles(fragments, options);
  if (!opened.ok) return opened;
  const tailed = opened.fragments.map((fragment) =>
    fragment.index === 0 ? tailFragment(fragment, "T", true) : tailFragment(fragment, "A", false),
  );
  return ligate(tailed, options, { method, cuts: false });
};

const asVector = (fragment: Fragment): Fragment => {
  if (fragment.index > 0 || fragment.hasGivenEnds || !fragment.ends) return fragment;
  const { left, right } = fragment.ends;
  return withEnds(fragment, {
    left: { ...left, hasPhosphate: true },
    right: { ...right, hasPhosphate: true },
  });
};

/**
 * LIC: T4 polymerase with one nucleotide only chews each 3' end back to the first such base; the long 5' overhangs hold
 * without ligase. The first fragment is the vector. Source: Aslanidis and de Jong, Nucleic Acids Res. 1990;18:6069.
 */
export const assembleByLic = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const { licNucleotides = { vector: "G", insert: "C" }, minOverlap = 10 } = options;
  const bases = [licNucleotides.vector, licNucleotides.insert].map((base) => base.toUpperCase());
  if (bases.some((base) => !/^[ACGT]$/.test(base))) {
    return refuseAssembly("bad-option", "LIC needs one nucleotide for the vector and one for the inserts.");
  }
  const opened = openCircles(fragments, options);
  if (!opened.ok) return opened;
  const chewed: Fragment[] = [];
  for (const fragment of opened.fragments) {
    const base = bases[fragment.index === 0 ? 0 : 1]!;
    const next = chewBack(fragment, base);
    if (!next) {
      const message = `${sentenceFragment(fragment)} has no ${base} where T4 polymerase would stop; all of it would be chewed away.`;
      return refuseAssembly("bad-ends", message, [fragment.index]);
    }
    chewed.push(next);
  }
  return ligate(chewed, options, {
    method,
    cuts: false,
    rules: { allowBlunt: false, needsPhosphate: false, minOverhang: minOverlap },
  });
};

/** 5' overhangs up to the first base on each 3' strand that the nucleotide present can replace. */
const chewBack = (fragment: Fragment, base: string): Fragment | null => {
  const { ends, size } = fragment;
  if (!ends) return null;
  const overhang = (strand: 1 | -1): string | null => {
    const end = strand === 1 ? ends.right : ends.left;
    const recessed = end.kind === "5'-overhang" ? end.bases.length : 0;
    const at = fragment.letters(strand).lastIndexOf(base, size - recessed - 1);
    return at < 0 ? null : fragment.letters(strand === 1 ? -1 : 1).slice(0, size - 1 - at);
  };
  const [right, left] = [overhang(1), overhang(-1)];
  if (right === null || left === null || right.length + left.length >= size) return null;
  const end = (bases: string) => ({
    kind: bases === "" ? ("blunt" as const) : ("5'-overhang" as const),
    bases,
    hasPhosphate: false,
  });
  return withEnds(fragment, { left: end(left), right: end(right) });
};
