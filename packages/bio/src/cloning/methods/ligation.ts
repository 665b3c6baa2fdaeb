import type { AssemblyProduct, AssemblyRefusal, AssemblyResult, AssemblyWarning } from "../assembly.ts";
import { refuseAssembly } from "../assembly.ts";
import type { ChainPiece } from "../chain.ts";
import { cutsOf, type FragmentCut } from "../cut-fragment.ts";
import { finishAssembly } from "../finish-assembly.ts";
import { describeFragment, type Fragment, sentenceFragment } from "../fragment.ts";
import { type Junction, placeOf } from "../junction.ts";
import {
  endsOfCut,
  explicitEnds,
  type LigationEnd,
  type LigationRules,
  ligationJunctions,
  treatLigationEnd,
} from "../ligation-ends.ts";
import type { AssemblyOptions } from "../options.ts";
import { refuseRecut, siteCutAgain } from "../recut.ts";

/** A fragment cut oftener than this is cut to dust; its products are not worth listing. */
const MAX_CUTS = 60;

/** What a ligation knows of its method. */
export interface Ligation {
  readonly method: string;
  readonly rules?: Partial<LigationRules>;
  /** Whether linear fragments join by the ends they have, even if nobody specified these. */
  readonly usesPlainEnds?: boolean;
  /** Whether fragments are cut by the enzymes of the options. */
  readonly cuts?: boolean;
  /** Whether enzyme and ligase work in one pot, so that a product with a site is cut again. */
  readonly isOnePot?: boolean;
  readonly warn?: (products: readonly AssemblyProduct[]) => readonly AssemblyWarning[];
}

/**
 * Fragments cut by enzymes, their ends treated, and every ligation product in which each fragment occurs once.
 * Products of incomplete digestion come last, with the number of sites that were not cut.
 */
export const ligate = (
  fragments: readonly Fragment[],
  options: AssemblyOptions,
  ligation: Ligation,
): AssemblyResult => {
  const cuts: (readonly FragmentCut[])[] = [];
  const ends: LigationEnd[] = [];
  for (const fragment of fragments) {
    const found = ligation.cuts === false ? { ok: true as const, cuts: [] } : cutsOf(fragment, options);
    if (!found.ok) return found;
    if (found.cuts.length > MAX_CUTS) {
      const message = `The enzymes cut ${describeFragment(fragment)} at ${found.cuts.length} places; at most ${MAX_CUTS} are looked at.`;
      return refuseAssembly("bad-option", message, [fragment.index]);
    }
    cuts.push(found.cuts);
    const own = [
      ...found.cuts.flatMap((cut) => endsOfCut(fragment, cut)),
      ...(ligation.usesPlainEnds || fragment.hasGivenEnds ? explicitEnds(fragment) : []),
    ];
    if (own.length === 0) return refuseUncut(fragment, options);
    const treatments = (options.treatments ?? []).filter(
      (treatment) => treatment.fragment === fragment.index,
    );
    ends.push(...own.map((end) => treatments.reduce(treatLigationEnd, end)));
  }
  const rules = { allowBlunt: options.allowBlunt ?? true, needsPhosphate: true, ...ligation.rules };
  const isAlone = fragments.length === 1;
  const junctions = ligationJunctions(fragments, ends, rules, isAlone);
  const enzymes = [...new Set(cuts.flat().map((cut) => cut.enzyme))];
  return finishAssembly(fragments, junctions, options, {
    making: { method: ligation.method, enzymes },
    uncutSites: (piece) => countUncut(fragments, cuts, piece),
    ...(ligation.isOnePot && { isLasting: (product) => siteCutAgain(product, options) === null }),
    warnings: (products) => [
      ...(isAlone ? [] : selfClosures(fragments, ends, rules, cuts)),
      ...incompleteDigestion(products),
      ...unknownOverhangs(fragments, ends).map((one) => ({ ...one, code: "overhang" as const })),
      ...(ligation.warn?.(products) ?? []),
    ],
    explain: (passing) => refuseRecut(fragments, passing, options) ?? explain(fragments, ends, rules),
  });
};

/** Ends whose overhang has a base other than A, C, G and T: ligase may join them to one that no one can name. */
const unknownOverhangs = (
  fragments: readonly Fragment[],
  ends: readonly LigationEnd[],
): readonly { readonly message: string; readonly fragments: readonly number[] }[] => {
  const unknown = ends.filter(({ kind, letters }) => kind !== "blunt" && !/^[ACGT]+$/.test(letters));
  const messages = new Map<string, number>();
  for (const { fragment, letters, enzyme } of unknown) {
    const by = enzyme ? ` that ${enzyme} leaves` : "";
    messages.set(
      `${sentenceFragment(fragments[fragment]!)}: the overhang ${letters}${by} has bases that are not known, so that nothing can be said of what it joins.`,
      fragment,
    );
  }
  return [...messages].map(([message, fragment]) => ({ message, fragments: [fragment] }));
};

const countUncut = (
  fragments: readonly Fragment[],
  cuts: readonly (readonly FragmentCut[])[],
  { fragment: index, strand, start, end }: ChainPiece,
): number => {
  const { size, isCircular } = fragments[index]!;
  let count = 0;
  for (const cut of cuts[index]!) {
    const [low, high] = [Math.min(cut.top, cut.bottom), Math.max(cut.top, cut.bottom)];
    const [from, to] = strand === 1 ? [low, high] : [size - high, size - low];
    for (const turn of isCircular ? [-size, 0, size] : [0]) {
      if (from + turn > start && to + turn < end) count++;
    }
  }
  return count;
};

const selfClosures = (
  fragments: readonly Fragment[],
  ends: readonly LigationEnd[],
  rules: LigationRules,
  cuts: readonly (readonly FragmentCut[])[],
): readonly AssemblyWarning[] => {
  const closes = ({ from, to }: Junction): boolean => {
    if (!fragments[from.fragment]!.isCircular) return to.start < from.start;
    // Ends of one cut among several can only close again over the whole molecule.
    return cuts[from.fragment]!.length === 1 || placeOf(from) !== placeOf(to);
  };
  const closing = new Set(
    ligationJunctions(fragments, ends, rules, true)
      .filter(closes)
      .map(({ from }) => from.fragment),
  );
  return [...closing].map((index) => ({
    code: "self-closure",
    message: `${sentenceFragment(fragments[index]!)} can close on itself without the others; take off its 5' phosphates to keep that background low.`,
    fragments: [index],
  }));
};

const incompleteDigestion = (products: readonly AssemblyProduct[]): readonly AssemblyWarning[] => {
  const kept = products.filter((product) => product.uncutSites > 0).length;
  if (kept === 0) return [];
  const which =
    kept === products.length ? "Every product keeps" : `${kept} of ${products.length} products keep`;
  return [
    {
      code: "incomplete-digestion",
      message: `${which} a site uncut inside a part: digestion must be incomplete.`,
    },
  ];
};

const refuseUncut = (fragment: Fragment, { enzymes }: AssemblyOptions): AssemblyRefusal => {
  if (enzymes === undefined) {
    return refuseAssembly("no-enzyme", "No enzyme was given to cut the fragments.", [fragment.index]);
  }
  const list = Array.isArray(enzymes) ? enzymes : [enzymes];
  const names = list.map((enzyme) => (typeof enzyme === "string" ? enzyme : enzyme.name)).join(" and ");
  return refuseAssembly("no-site", `${sentenceFragment(fragment)} has no site of ${names}.`, [
    fragment.index,
  ]);
};

const explain = (
  fragments: readonly Fragment[],
  ends: readonly LigationEnd[],
  rules: LigationRules,
): AssemblyRefusal => {
  const unhindered = ligationJunctions(
    fragments,
    ends,
    { ...rules, needsPhosphate: false },
    fragments.length === 1,
  );
  const joined = ligationJunctions(fragments, ends, rules, fragments.length === 1);
  if (unhindered.length > 0 && joined.length === 0) {
    return refuseAssembly(
      "no-phosphate",
      "The ends fit, but no 5' end carries a phosphate, so ligase cannot join them.",
    );
  }
  const [unknown] = unknownOverhangs(fragments, ends);
  if (unknown) return refuseAssembly("unknown-overhang", unknown.message, unknown.fragments);
  const listed = fragments.map((fragment) => {
    const own = ends.filter((end) => end.fragment === fragment.index).map(describeLigationEnd);
    return `${describeFragment(fragment)}: ${[...new Set(own)].slice(0, 8).join(", ") || "none"}`;
  });
  return refuseAssembly(
    "no-compatible-ends",
    `No order and orientation joins each fragment once by ends that fit. Ends: ${listed.join("; ")}.`,
  );
};

const describeLigationEnd = ({ kind, letters, enzyme }: LigationEnd): string => {
  const end = kind === "blunt" ? "blunt" : `${letters} ${kind.replace("-overhang", "")}`;
  return enzyme ? `${end} (${enzyme})` : end;
};

/** Cut and ligate. */
export const assembleByRestriction = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const hasOwnEnds = fragments.every((fragment) => fragment.hasGivenEnds);
  if (options.enzymes === undefined && !hasOwnEnds) {
    return refuseAssembly("no-enzyme", "No enzyme was given to cut the fragments.");
  }
  return ligate(fragments, options, { method, cuts: options.enzymes !== undefined });
};
