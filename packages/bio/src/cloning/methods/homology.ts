import type { Strand } from "../../feature.ts";
import type { MoleculeEnd } from "../../molecule/molecule.ts";
import { type AssemblyRefusal, type AssemblyResult, refuseAssembly } from "../assembly.ts";
import { findHomology } from "../find-homology.ts";
import { finishAssembly } from "../finish-assembly.ts";
import { describeFragment, type Fragment, sentenceFragment } from "../fragment.ts";
import type { Junction } from "../junction.ts";
import { openCircles } from "../open-circles.ts";
import type { AssemblyOptions } from "../options.ts";

/** How a method joins homologous ends. */
interface HomologyMethod {
  readonly minOverlap: number;
  /** Overhangs that its exonuclease removes; the others take part in the overlap. */
  readonly removes: "5'-overhang" | "3'-overhang";
  readonly only?: "lines";
}

/**
 * Gibson, NEBuilder HiFi: a 5' exonuclease chews back, so 5' overhangs are lost (Gibson et al., Nat. Methods
 * 2009;6:343). In-Fusion: a 3' exonuclease (Zhu et al., BioTechniques 2007;43:354). Overlap extension: strands
 * prime each other with their 3' ends (Higuchi et al., Nucleic Acids Res. 1988;16:7351). Overlaps: NEB E2611 and
 * E2621 advise 15 to 30 and more for several fragments, Takara's In-Fusion 15.
 */
const methods: Readonly<Record<string, HomologyMethod>> = {
  gibson: { minOverlap: 20, removes: "5'-overhang" },
  hifi: { minOverlap: 20, removes: "5'-overhang" },
  "in-fusion": { minOverlap: 15, removes: "3'-overhang" },
  "overlap-extension": { minOverlap: 20, removes: "5'-overhang", only: "lines" },
};

/** Fragments whose ends share bases, joined in every order and orientation that uses each once. */
export const assembleByHomology = (
  methodName: string,
  given: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const method = methods[methodName] ?? methods.gibson!;
  const minOverlap = options.minOverlap ?? method.minOverlap;
  if (!Number.isInteger(minOverlap) || minOverlap < 1) {
    return refuseAssembly("bad-option", `A minimum overlap of ${minOverlap} is not a number of bases.`);
  }
  const opened = openCircles(given, options);
  if (!opened.ok) return opened;
  const { fragments } = opened;
  const junctions = homologyJunctions(fragments, minOverlap, method.removes);
  return finishAssembly(fragments, junctions, options, {
    making: { method: methodName, enzymes: opened.enzymes },
    ...(method.only && { only: method.only }),
    explain: () => explainGap(fragments, junctions, minOverlap, method),
  });
};

/** Junctions between all pairs of ends, in both orientations; a fragment alone may close on itself. */
const homologyJunctions = (
  fragments: readonly Fragment[],
  minOverlap: number,
  removes: HomologyMethod["removes"],
): readonly Junction[] => {
  const oriented = fragments.flatMap((fragment) =>
    ([1, -1] as const).map((strand) => ({ fragment, strand, ...usable(fragment, strand, removes) })),
  );
  const junctions: Junction[] = [];
  for (const one of oriented) {
    for (const other of oriented) {
      const isSame = one.fragment === other.fragment;
      if (isSame && (fragments.length > 1 || one.strand !== other.strand)) continue;
      const kept = one.fragment.letters(one.strand).slice(one.start, one.end);
      const next = other.fragment.letters(other.strand).slice(other.start, other.end);
      for (const length of findHomology(kept, next, minOverlap)) {
        junctions.push({
          from: endOf(one, "right", one.end - length, one.end),
          to: endOf(other, "left", other.start, other.start + length),
          kind: "homology",
          letters: next.slice(0, length),
          nicks: 0,
        });
      }
    }
  }
  return junctions;
};

const endOf = (
  { fragment, strand }: { readonly fragment: Fragment; readonly strand: Strand },
  side: "left" | "right",
  start: number,
  end: number,
) => ({ fragment: fragment.index, strand, side, start, end, hasPhosphate: false });

/** The part that is left when the exonuclease has removed the overhangs that it removes. */
const usable = (
  { ends, size }: Fragment,
  strand: Strand,
  removes: HomologyMethod["removes"],
): { readonly start: number; readonly end: number } => {
  if (!ends) return { start: 0, end: size };
  const [left, right] = strand === 1 ? [ends.left, ends.right] : [ends.right, ends.left];
  const lost = (end: MoleculeEnd): number => (end.kind === removes ? end.bases.length : 0);
  return { start: lost(left), end: size - lost(right) };
};

/** Where the ring is open, looking at the fragments in the order in which they were given. */
const explainGap = (
  fragments: readonly Fragment[],
  junctions: readonly Junction[],
  minOverlap: number,
  method: HomologyMethod,
): AssemblyRefusal => {
  const isRing = method.only !== "lines";
  const last = fragments.length - 1;
  for (const [index, fragment] of fragments.entries()) {
    const isInside = { right: isRing || index < last, left: isRing || index > 0 };
    for (const side of ["right", "left"] as const) {
      const isJoined = junctions.some(({ from, to }) => {
        const end = side === "right" ? from : to;
        return end.fragment === index && end.strand === 1;
      });
      if (isJoined || !isInside[side]) continue;
      const step = side === "right" ? 1 : last;
      const partner = fragments[(index + step) % fragments.length]!;
      const shared = longestShared(fragment, side, partner, method.removes);
      const longest = shared > 0 ? `; the longest that they share there is ${shared} bp` : "";
      const where = side === "right" ? "end" : "beginning";
      const message =
        fragment === partner
          ? `${sentenceFragment(fragment)} has no ${minOverlap} bp in common at its two ends, so it cannot close${longest}.`
          : `${sentenceFragment(fragment)} has no ${minOverlap} bp overlap with ${describeFragment(partner)} at its ${where}${longest}.`;
      return refuseAssembly("no-overlap", message, [...new Set([index, partner.index])]);
    }
  }
  const shape = isRing ? "a circle" : "one molecule";
  const message = `All ends overlap with some other, but no order and orientation joins each fragment once to ${shape}.`;
  return refuseAssembly("no-product", message);
};

/** Shorter than this is chance. */
const WORTH_NAMING = 6;

const longestShared = (
  fragment: Fragment,
  side: "left" | "right",
  partner: Fragment,
  removes: HomologyMethod["removes"],
): number => {
  const pair = fragment === partner ? [fragment] : [fragment, partner];
  return homologyJunctions(pair, WORTH_NAMING, removes)
    .map(({ from, to, letters }) => ({ end: side === "right" ? from : to, letters }))
    .filter(({ end }) => end.fragment === fragment.index && end.strand === 1)
    .reduce((longest, { letters }) => Math.max(longest, letters.length), 0);
};
