import { findCutSites } from "@benchleaf/bio";
import type { BroughtSite, EndShape } from "./end-shapes.ts";
import { isSameShape, siteToBring } from "./end-shapes.ts";

/** How a side of a plasmid gets its end: it has one, primers can add a site, or it stays blunt. */
export type Side = { readonly is: "fixed"; readonly shape: EndShape } | { readonly is: "site" | "blunt" };

/** What the plasmids on either side of a junction give, and what a site there must not cut. */
export interface OpenJunction {
  readonly left: Side;
  readonly right: Side;
  /** Bases that are amplified and then cut at added sites. */
  readonly spared: readonly string[];
}

/** The site that the primers at a junction bring; null if none is needed; a fault where none fits. */
export type JunctionSite =
  | { readonly site: BroughtSite | null }
  | { readonly fault: "no-enzyme" | "no-compatible-ends" }
  | { readonly fault: "internal-site"; readonly enzyme: string };

const cutsAny = (name: string, stretches: readonly string[]): boolean =>
  stretches.some((letters) => {
    const found = findCutSites(letters, { enzymes: [name] });
    return found.ok && found.sites.length > 0;
  });

/**
 * A site for each junction of a ring, the first after the vector. Between two amplified plasmids it is the next of
 * the selected enzymes, then of the others, with an end that no other junction has; next to an existing end, one with
 * the same overhang.
 */
export const sitesForJunctions = (
  junctions: readonly OpenJunction[],
  asked: readonly string[],
  others: readonly string[],
): readonly JunctionSite[] => {
  const taken: EndShape[] = junctions.flatMap(({ left, right }) =>
    [left, right].flatMap((side) => (side.is === "fixed" ? [side.shape] : [])),
  );
  const free = asked.flatMap((name) => siteToBring(name) ?? []);
  const pool = others.flatMap((name) => siteToBring(name) ?? []);
  return junctions.map(({ left, right, spared }): JunctionSite => {
    if (left.is !== "site" && right.is !== "site") return { site: null };
    if (left.is === "blunt" || right.is === "blunt") return { site: null };
    const fixed = left.is === "fixed" ? left.shape : right.is === "fixed" ? right.shape : null;
    if (fixed) return beside(fixed, [...free, ...pool], spared);
    const own = free.findIndex(({ shape }) => !taken.some((one) => isSameShape(one, shape)));
    if (own >= 0) {
      const [site] = free.splice(own, 1);
      taken.push(site!.shape);
      return cutsAny(site!.name, spared) ? { fault: "internal-site", enzyme: site!.name } : { site: site! };
    }
    const found = pool.find(
      ({ name, shape }) =>
        shape.kind !== "blunt" && !taken.some((one) => isSameShape(one, shape)) && !cutsAny(name, spared),
    );
    if (!found) return { fault: "no-enzyme" };
    taken.push(found.shape);
    return { site: found };
  });
};

const beside = (fixed: EndShape, sites: readonly BroughtSite[], spared: readonly string[]): JunctionSite => {
  const fitting = sites.filter(({ shape }) => isSameShape(shape, fixed));
  const site = fitting.find(({ name }) => !cutsAny(name, spared));
  if (site) return { site };
  // An uncut PCR product is blunt.
  if (fixed.kind === "blunt") return { site: null };
  const [first] = fitting;
  return first ? { fault: "internal-site", enzyme: first.name } : { fault: "no-compatible-ends" };
};
