import type { CutSite } from "../enzyme/cut-site.ts";
import { findCutSites } from "../enzyme/find-cut-sites.ts";
import { type AssemblyProduct, type AssemblyRefusal, refuseAssembly } from "./assembly.ts";
import { describeFragment, type Fragment } from "./fragment.ts";
import type { AssemblyOptions } from "./options.ts";

/** The first site at which the enzymes of a one-pot reaction cut a product of it; null if they cut none. */
export const siteCutAgain = (
  { sequence, topology }: AssemblyProduct,
  { enzymes, methylation }: AssemblyOptions,
): CutSite | null => {
  const found = findCutSites(sequence, {
    topology,
    ...(enzymes !== undefined && { enzymes }),
    ...(methylation && { methylation }),
  });
  return found.ok ? (found.sites.find(({ state }) => state === "cut") ?? null) : null;
};

/** Why there is no product where each one that closes is cut again; null if none closes. */
export const refuseRecut = (
  fragments: readonly Fragment[],
  passing: readonly AssemblyProduct[],
  options: AssemblyOptions,
): AssemblyRefusal | null => {
  const [product] = passing;
  const site = product ? siteCutAgain(product, options) : null;
  if (!product || !site) return null;
  const size = product.sequence.length;
  const touched = [site.start, (site.end - 1 + size) % size].map((base) =>
    fragmentAt(product, fragments, base),
  );
  const concerned = [...new Set(touched.filter((one) => one !== null))];
  const where = concerned.length === 1 ? "in" : "where these meet:";
  const message = `${site.enzyme} finds its site again at base ${site.start + 1} of the product (${where} ${concerned.map(describeFragment).join(" and ")}), so that the product is cut again.`;
  return refuseAssembly(
    "site-again",
    message,
    concerned.map(({ index }) => index),
  );
};

const fragmentAt = (
  { lineage }: AssemblyProduct,
  fragments: readonly Fragment[],
  base: number,
): Fragment | null => {
  if (lineage.kind === "input") return null;
  let end = 0;
  for (const [index, { from, start, end: last }] of lineage.parts.entries()) {
    end += last - start - (lineage.junctions[index]?.letters.length ?? 0);
    if (base < end) return fragments.find((one) => one.lineage === from) ?? null;
  }
  return null;
};
