import type { Strand } from "../../feature.ts";
import { type AssemblyRefusal, type AssemblyResult, refuseAssembly } from "../assembly.ts";
import { type AttSite, findAttSites } from "../att-sites.ts";
import { finishAssembly } from "../finish-assembly.ts";
import { describeFragment, type Fragment, sentenceFragment } from "../fragment.ts";
import { flipEnd, type JoinEnd, type Junction } from "../junction.ts";
import type { AssemblyOptions } from "../options.ts";

const partners = { BP: ["B", "P"], LR: ["L", "R"] } as const;

/**
 * Gateway recombination: attB with attP to attL and attR (BP), attL with attR to attB and attP (LR), only between
 * sites of the same number. Each fragment occurs once in a product, so for two plasmids the clone, the by-product and
 * the two cointegrates are listed; three and more fragments are MultiSite. Source: Hartley et al., Genome Res.
 * 2000;10:1788; Cheo et al., Genome Res. 2004;14:2111 (MultiSite).
 */
export const assembleByGateway = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const { reaction } = options;
  if (reaction !== "BP" && reaction !== "LR") {
    return refuseAssembly(
      "bad-option",
      "Gateway needs a reaction: BP (attB with attP) or LR (attL with attR).",
    );
  }
  const wanted: readonly string[] = partners[reaction];
  const sites = fragments.map((fragment) =>
    findAttSites(fragment.record.sequence, fragment.isCircular).filter(({ type }) => wanted.includes(type)),
  );
  const without = fragments.find((fragment) => sites[fragment.index]!.length === 0);
  if (without) {
    const names = wanted.map((type) => `att${type}`).join(" or ");
    const message = `${sentenceFragment(without)} has no ${names} site for a ${reaction} reaction.`;
    return refuseAssembly("no-recombination-site", message, [without.index]);
  }
  return finishAssembly(fragments, junctionsBetween(fragments, sites), options, {
    making: { method: `${method} ${reaction}` },
    inserts: true,
    explain: () => explain(fragments, sites, reaction),
  });
};

interface OrientedSite {
  readonly site: AttSite;
  readonly strand: Strand;
  readonly left: JoinEnd;
  readonly right: JoinEnd;
}

/** Sites recombine where both read the core the same way round. */
const junctionsBetween = (
  fragments: readonly Fragment[],
  sites: readonly (readonly AttSite[])[],
): readonly Junction[] => {
  const oriented = fragments.flatMap((fragment) =>
    sites[fragment.index]!.flatMap((site) => bothWays(fragment, site)),
  );
  const isAlone = fragments.length === 1;
  const junctions: Junction[] = [];
  for (const one of oriented) {
    for (const other of oriented) {
      const isSame = one.left.fragment === other.left.fragment;
      if (isSame !== isAlone || (isSame && one.left.strand !== other.left.strand)) continue;
      const isPair = one.site.number === other.site.number && one.site.type !== other.site.type;
      if (!isPair || one.strand !== other.strand) continue;
      const kind = `att${productType(one.site, other.site, one.strand)}${one.site.number}`;
      const letters = one.strand === 1 ? one.site.core : one.site.reverseCore;
      junctions.push({ from: one.right, to: other.left, kind, letters, nicks: 0 });
    }
  }
  return junctions;
};

const bothWays = (fragment: Fragment, site: AttSite): readonly OrientedSite[] => {
  const end = {
    ...{ fragment: fragment.index, strand: 1 as const, hasPhosphate: true },
    ...{ start: site.coreStart, end: site.coreStart + site.core.length },
  };
  const left: JoinEnd = { ...end, side: "left" };
  const right: JoinEnd = { ...end, side: "right" };
  return [
    { site, strand: site.strand, left, right },
    {
      site,
      strand: site.strand === 1 ? -1 : 1,
      left: flipEnd(right, fragment),
      right: flipEnd(left, fragment),
    },
  ];
};

/** The site derived from one's left arm and the other's right arm, as the core reads forward. */
const productType = (one: AttSite, other: AttSite, strand: Strand): string => {
  const [left, right] = strand === 1 ? [one.type, other.type] : [other.type, one.type];
  const leftArm = left === "B" || left === "R" ? "B" : "P";
  const rightArm = right === "B" || right === "L" ? "B" : "P";
  return { BB: "B", PP: "P", PB: "L", BP: "R" }[`${leftArm}${rightArm}` as const];
};

const explain = (
  fragments: readonly Fragment[],
  sites: readonly (readonly AttSite[])[],
  reaction: string,
): AssemblyRefusal => {
  const listed = fragments.map((fragment) => {
    const names = sites[fragment.index]!.map(
      ({ type, number, strand }) => `att${type}${number}${strand === 1 ? "" : "r"}`,
    );
    return `${describeFragment(fragment)}: ${names.join(", ")}`;
  });
  const message = `The sites of the fragments do not recombine to one molecule in a ${reaction} reaction. Sites: ${listed.join("; ")}.`;
  return refuseAssembly("no-product", message);
};
