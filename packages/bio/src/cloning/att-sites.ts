import { gatewaySites } from "../../data/gateway-sites.ts";
import { reverseComplement } from "../alphabet.ts";
import type { Strand } from "../feature.ts";
import { findPattern, iupacPattern } from "./iupac-pattern.ts";

/** A Gateway recombination site. */
export interface AttSite {
  readonly type: "B" | "P" | "L" | "R";
  /** 1 to 5; only sites of one number recombine. */
  readonly number: number;
  /** 1 where the core reads along the top strand. */
  readonly strand: Strand;
  /** First base of the 7 bases that are exchanged, on the top strand. */
  readonly coreStart: number;
  /** The core as it reads along the site, and along the other strand. */
  readonly core: string;
  readonly reverseCore: string;
}

const { cores, leftArms, rightArms } = gatewaySites;

const types = { BB: "B", PP: "P", PB: "L", BP: "R" } as const;

/**
 * Gateway sites attB, attP, attL and attR, 1 to 5, on both strands and across the origin of a circle. A site is
 * identified by its arms; the longest match wins. Source of the sites: `data/gateway-sites.ts`.
 *
 * @example findAttSites("ACAAGTTTGTACAAAAAAGCAGGCT", false) // [{ type: "B", number: 1, strand: 1, coreStart: 8,
 * core: "GTACAAA", reverseCore: "TTTGTAC" }]
 */
export const findAttSites = (sequence: string, isCircular: boolean): readonly AttSite[] => {
  const top = sequence.toUpperCase();
  const bottom = reverseComplement(top, "dna");
  const sites = new Map<string, AttSite>();
  // Short arms first: the long ones that hold at the same place take precedence.
  for (const [leftType, rightType] of ["BB", "BP", "PB", "PP"].map((pair) => [...pair] as ["B", "B"])) {
    const [left, right] = [leftArms[leftType], rightArms[rightType]];
    for (const [number, core] of Object.entries(cores)) {
      const whole = left + core + right;
      for (const { start, strand } of findPattern(iupacPattern(whole), whole.length, {
        top,
        bottom,
        isCircular,
      })) {
        const before = strand === 1 ? left.length : right.length;
        const coreStart = (start + before) % top.length;
        sites.set(`${coreStart} ${strand}`, {
          ...{ type: types[`${leftType}${rightType}`], number: Number(number), strand, coreStart, core },
          reverseCore: reverseComplement(core, "dna"),
        });
      }
    }
  }
  return [...sites.values()].sort((a, b) => a.coreStart - b.coreStart);
};
