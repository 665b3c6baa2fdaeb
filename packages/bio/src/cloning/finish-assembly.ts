import {
  type AssemblyProduct,
  type AssemblyRefusal,
  type AssemblyResult,
  type AssemblyWarning,
  refuseAssembly,
} from "./assembly.ts";
import { buildProduct, type Making } from "./build-product.ts";
import {
  type ChainPiece,
  type ChainSearch,
  findCircles,
  findInsertions,
  findLines,
  MAX_CHAINS,
  pieceBetween,
} from "./chain.ts";
import type { Fragment } from "./fragment.ts";
import type { JoinEnd, Junction } from "./junction.ts";
import type { AssemblyOptions } from "./options.ts";

/** What a method provides besides its junctions. */
export interface Finish {
  readonly making: Making;
  readonly warnings?: (products: readonly AssemblyProduct[]) => readonly AssemblyWarning[];
  /** Explains an empty result (called only then), and lists products that are not stable. */
  readonly explain: (passing: readonly AssemblyProduct[]) => AssemblyRefusal;
  /** Which kinds of product the method gives: both by default. */
  readonly only?: "circles" | "lines";
  /** Whether fragments may go into a linear one between its ends, as in recombination. */
  readonly inserts?: boolean;
  /** Whether a product lasts in the reaction; others are not listed. */
  readonly isLasting?: (product: AssemblyProduct) => boolean;
  /** Sites that the enzymes used would still cut between two ends of a fragment. */
  readonly uncutSites?: (piece: Pick<ChainPiece, "fragment" | "strand" | "start" | "end">) => number;
}

/** Finds every product that the junctions allow, circles first, each molecule once. */
export const finishAssembly = (
  fragments: readonly Fragment[],
  junctions: readonly Junction[],
  options: AssemblyOptions,
  finish: Finish,
): AssemblyResult => {
  const isCancelled = (): boolean => options.signal?.aborted === true;
  if (isCancelled()) return refuseAssembly("aborted", "The assembly was cancelled.");
  const { uncutSites = () => 0 } = finish;
  const isFullyCut = (left: JoinEnd, right: JoinEnd): boolean =>
    uncutSites(pieceBetween(fragments, left, right)) === 0;
  // Complete digestion first, so that its products are never lost among those of incomplete digestion.
  const search = (find: typeof findCircles): ChainSearch => {
    if (!finish.uncutSites) return find(fragments, junctions);
    const best = find(fragments, junctions, isFullyCut);
    if (options.completeDigestion) return best;
    const all = find(fragments, junctions);
    return { chains: [...best.chains, ...all.chains], isIncomplete: all.isIncomplete };
  };
  const circles = finish.only === "lines" ? null : search(findCircles);
  const wantsLines =
    finish.only === "lines" ||
    (finish.only !== "circles" &&
      (options.circularOnly === false ||
        (options.circularOnly === undefined && circles?.chains.length === 0)));
  const insertions =
    finish.inserts && options.circularOnly !== true ? findInsertions(fragments, junctions) : null;
  const lines = wantsLines && fragments.length > 1 ? search(findLines) : null;
  const chains = [...(circles?.chains ?? []), ...(insertions?.chains ?? []), ...(lines?.chains ?? [])];
  const products = new Map<string, AssemblyProduct>();
  const passing: AssemblyProduct[] = [];
  for (const [index, chain] of chains.entries()) {
    if (isCancelled()) return refuseAssembly("aborted", "The assembly was cancelled.");
    const left = chain.pieces.reduce((sum, piece) => sum + uncutSites(piece), 0);
    const making = options.name === undefined ? finish.making : { ...finish.making, name: options.name };
    const product = { ...buildProduct(fragments, chain, making), uncutSites: left };
    const known = products.get(product.checksum);
    if (!known || known.uncutSites > left) products.set(product.checksum, product);
    options.onProgress?.((index + 1) / chains.length);
  }
  for (const [key, product] of products) {
    if (finish.isLasting?.(product) ?? true) continue;
    passing.push(product);
    products.delete(key);
  }
  if (products.size === 0) return finish.explain(passing);
  const isIncomplete = [circles, insertions, lines].some((search) => search?.isIncomplete);
  const stopped: AssemblyWarning = {
    code: "search-stopped",
    message: `There are more ways to join these fragments than the ${MAX_CHAINS} looked at.`,
  };
  const sorted = [...products.values()].sort((a, b) => a.uncutSites - b.uncutSites);
  return {
    ok: true,
    products: sorted,
    warnings: [...(finish.warnings?.(sorted) ?? []), ...(isIncomplete ? [stopped] : [])],
  };
};
