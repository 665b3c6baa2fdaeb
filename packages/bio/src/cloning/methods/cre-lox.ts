import { loxSites } from "../../../data/lox-sites.ts";
import { reverseComplement } from "../../alphabet.ts";
import type { Strand } from "../../feature.ts";
import {
  type AssemblyProduct,
  type AssemblyRefusal,
  type AssemblyResult,
  refuseAssembly,
} from "../assembly.ts";
import { buildProduct } from "../build-product.ts";
import type { Chain, ChainPiece } from "../chain.ts";
import { finishAssembly } from "../finish-assembly.ts";
import { describeFragment, type Fragment } from "../fragment.ts";
import { findPattern } from "../iupac-pattern.ts";
import { flipEnd, type JoinEnd, type Junction } from "../junction.ts";
import type { AssemblyOptions } from "../options.ts";

/** A site of Cre: its spacer on the top strand, and the direction in which the spacer reads. */
export interface LoxSite {
  readonly name: string;
  readonly strand: Strand;
  readonly spacerStart: number;
  readonly spacer: string;
}

const ARM = loxSites.leftArms[0].length;

/**
 * Sites of Cre on both strands: loxP, lox511, lox5171, lox2272, loxN, with the arms of loxP, lox66 and lox71.
 *
 * @example findLoxSites("ATAACTTCGTATAGCATACATTATACGAAGTTAT", false)
 * // [{ name: "loxP", strand: 1, spacerStart: 13, spacer: "GCATACAT" }]
 */
export const findLoxSites = (sequence: string, isCircular: boolean): readonly LoxSite[] => {
  const top = sequence.toUpperCase();
  const bottom = reverseComplement(top, "dna");
  const sites: LoxSite[] = [];
  for (const [name, spacer] of Object.entries(loxSites.spacers)) {
    const [left, right] = [loxSites.leftArms, loxSites.rightArms].map((arms) => `(?:${arms.join("|")})`);
    const length = 2 * ARM + spacer.length;
    for (const { start, strand } of findPattern(`${left}${spacer}${right}`, length, {
      top,
      bottom,
      isCircular,
    })) {
      sites.push({ name, strand, spacerStart: (start + ARM) % top.length, spacer });
    }
  }
  return sites.sort((a, b) => a.spacerStart - b.spacerStart);
};

/**
 * Cre recombination. One molecule: what is between two sites of one direction is cut out as a circle, what is between
 * two opposed sites is reversed. Several molecules: integration, and exchange of a cassette between two pairs of
 * sites, each molecule used once. Source: Sternberg and Hamilton, J. Mol. Biol. 1981;150:467.
 */
export const assembleByCre = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const sites = fragments.map(({ record, isCircular }) => findLoxSites(record.sequence, isCircular));
  const without = fragments.find(({ index }) => sites[index]!.length === 0);
  if (without) {
    const message = `No lox site was found in ${describeFragment(without)}.`;
    return refuseAssembly("no-recombination-site", message, [without.index]);
  }
  if (fragments.length === 1) return recombineAlone(method, fragments[0]!, sites[0]!, options);
  return finishAssembly(fragments, junctionsBetween(fragments, sites), options, {
    making: { method },
    inserts: true,
    explain: () => explain(fragments, sites),
  });
};

const junctionsBetween = (
  fragments: readonly Fragment[],
  sites: readonly (readonly LoxSite[])[],
): readonly Junction[] => {
  const ends = fragments.flatMap((fragment) =>
    sites[fragment.index]!.flatMap((site) => {
      const right = { ...endOf(fragment, site), side: "right" as const };
      const left = { ...endOf(fragment, site), side: "left" as const };
      return [
        { site, reads: site.strand, right, left },
        { site, reads: -site.strand, right: flipEnd(left, fragment), left: flipEnd(right, fragment) },
      ];
    }),
  );
  return ends.flatMap((one) =>
    ends
      .filter((other) => other.site.name === one.site.name && other.reads === one.reads)
      .filter((other) => other.left.fragment !== one.right.fragment)
      .map((other): Junction => junctionOf(one.right, other.left, one.site, one.reads === 1)),
  );
};

const endOf = ({ index }: Fragment, { spacerStart, spacer }: LoxSite): Omit<JoinEnd, "side"> => ({
  ...{ fragment: index, strand: 1, hasPhosphate: true },
  ...{ start: spacerStart, end: spacerStart + spacer.length },
});

const junctionOf = (from: JoinEnd, to: JoinEnd, { name, spacer }: LoxSite, isForward: boolean): Junction => ({
  ...{ from, to, kind: name, nicks: 0 },
  letters: isForward ? spacer : reverseComplement(spacer, "dna"),
});

/** Every pair of like sites on one molecule recombines. */
const recombineAlone = (
  method: string,
  fragment: Fragment,
  sites: readonly LoxSite[],
  options: AssemblyOptions,
): AssemblyResult => {
  const products = new Map<string, AssemblyProduct>();
  const making = { method, name: options.name ?? fragment.name };
  for (const [index, one] of sites.entries()) {
    for (const other of sites.slice(index + 1)) {
      if (one.name !== other.name) continue;
      const chains =
        one.strand === other.strand ? excision(fragment, one, other) : inversion(fragment, one, other);
      for (const chain of chains) {
        if (options.circularOnly && !chain.isCircular) continue;
        const product = buildProduct([fragment], chain, making);
        products.set(product.checksum, product);
      }
    }
  }
  if (products.size === 0) return explain([fragment], [sites]);
  return { ok: true, products: [...products.values()], warnings: [] };
};

const piece = (strand: Strand, start: number, end: number): ChainPiece => ({
  fragment: 0,
  strand,
  start,
  end,
});

const excision = (fragment: Fragment, one: LoxSite, other: LoxSite): readonly Chain[] => {
  const { size, isCircular } = fragment;
  const spacer = one.spacer.length;
  const joint = junctionOf(
    { ...endOf(fragment, one), side: "right" },
    { ...endOf(fragment, other), side: "left" },
    one,
    one.strand === 1,
  );
  const circle = (start: number, end: number): Chain => ({
    pieces: [piece(1, start, end)],
    junctions: [joint],
    isCircular: true,
  });
  const cutOut = circle(one.spacerStart, other.spacerStart + spacer);
  if (isCircular) return [circle(other.spacerStart, size + one.spacerStart + spacer), cutOut];
  const pieces = [piece(1, 0, one.spacerStart + spacer), piece(1, other.spacerStart, size)];
  return [{ pieces, junctions: [joint], isCircular: false }, cutOut];
};

const inversion = (fragment: Fragment, one: LoxSite, other: LoxSite): readonly Chain[] => {
  const { size, isCircular } = fragment;
  const spacer = one.spacer.length;
  const joint = (isForward: boolean): Junction =>
    junctionOf(
      { ...endOf(fragment, one), side: "right" },
      { ...endOf(fragment, other), side: "left" },
      one,
      isForward,
    );
  const [first, second] = [joint(one.strand === 1), joint(other.strand === 1)];
  const turned = piece(-1, size - other.spacerStart - spacer, size - one.spacerStart);
  if (isCircular) {
    const rest = piece(1, other.spacerStart, size + one.spacerStart + spacer);
    return [{ pieces: [rest, turned], junctions: [first, second], isCircular: true }];
  }
  const pieces = [piece(1, 0, one.spacerStart + spacer), turned, piece(1, other.spacerStart, size)];
  return [{ pieces, junctions: [first, second], isCircular: false }];
};

const explain = (fragments: readonly Fragment[], sites: readonly (readonly LoxSite[])[]): AssemblyRefusal => {
  const listed = fragments.map((fragment) => {
    const names = sites[fragment.index]!.map(({ name, strand }) =>
      strand === 1 ? name : `${name} reversed`,
    );
    return `${describeFragment(fragment)}: ${names.join(", ")}`;
  });
  return refuseAssembly(
    "no-product",
    `The lox sites do not recombine to a product. Sites: ${listed.join("; ")}.`,
  );
};
