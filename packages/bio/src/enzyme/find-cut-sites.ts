import type { Topology } from "../sequence.ts";
import type { SiteStarts } from "./cut-positions.ts";
import { CutSites } from "./cut-sites.ts";
import { encodeDna, reverseMasks, siteMasks } from "./dna-codes.ts";
import type { Methylase } from "./enzyme.ts";
import { MethylationMap } from "./methylation.ts";
import {
  type EnzymeProblem,
  type EnzymeSelection,
  resolveEnzymes,
  type SearchEnzyme,
} from "./resolve-enzymes.ts";
import { LOOK_AHEAD, scanSites } from "./scan-sites.ts";
import { type SiteTable, tabulateSites } from "./site-table.ts";

/** Which enzymes are searched for, on what. */
export interface CutSiteOptions {
  /** `linear` by default. */
  readonly topology?: Topology;
  /** Names or records; the whole catalogue by default. */
  readonly enzymes?: EnzymeSelection;
  /**
   * Methylases that the DNA was exposed to: `["dam", "dcm"]` for a plasmid from an ordinary strain of E. coli.
   * Blocked sites are then reported as such, and enzymes that require methylation (DpnI) cut only methylated sites.
   * By default, methylation is ignored.
   */
  readonly methylation?: readonly Methylase[];
  readonly signal?: { readonly aborted: boolean };
  /** Told a fraction from 0 to 1, every million bases. */
  readonly onProgress?: (fraction: number) => void;
}

/** Sites and cuts, or what is wrong with an enzyme. */
export type CutSiteResult = CutSites | { readonly ok: false; readonly error: EnzymeProblem };

/**
 * Where enzymes recognise and cut a double-stranded DNA: both strands, sites and cuts across the origin of a circle,
 * cuts far from the site, both cuts of double cutters, nicks. The result is iterable; `sites` is the array,
 * `of("EcoRI")` one enzyme's.
 *
 * An ambiguous base of the sequence counts as all bases it may be, so that a reported site is certain. A cut that
 * would fall beyond the end of a linear molecule, on either strand, does not happen (`state: "beyond-end"`). Where
 * REBASE knows no cut the site is reported without (`state: "unknown"`). A site longer than the molecule is not
 * found. Bases other than DNA's (IUPAC), an empty sequence and unknown enzymes are refused.
 *
 * Source of sites and cuts: REBASE, Roberts et al., Nucleic Acids Res. 2023;51:D629.
 *
 * @example [...findCutSites("AAGAATTCAA", { enzymes: ["EcoRI"] })].map((site) => site.topCut) // [3]
 * @example findCutSites("MKV*", {}) // { ok: false, error: { code: "illegal-letter", position: 2, … } }
 */
export const findCutSites = (sequence: string, options: CutSiteOptions = {}): CutSiteResult => {
  const isCircular = options.topology === "circular";
  if (sequence.length === 0)
    return { ok: false, error: { code: "empty-sequence", message: "The sequence has no letters." } };
  const enzymes = resolveEnzymes(options.enzymes);
  if ("code" in enzymes) return { ok: false, error: enzymes };
  const search = prepareSearch(enzymes, sequence.length);
  const codes = encodeDna(sequence, search.longest + LOOK_AHEAD, isCircular);
  if (typeof codes === "number") {
    const message = `"${sequence[codes]}" at base ${codes + 1} is no letter of DNA.`;
    return { ok: false, error: { code: "illegal-letter", message, position: codes } };
  }
  const hits = options.signal?.aborted
    ? null
    : scanSites(codes, sequence.length, isCircular, search.index, (fraction) => {
        options.onProgress?.(fraction);
        return !options.signal?.aborted;
      });
  if (!hits) return { ok: false, error: { code: "aborted", message: "The search was cancelled." } };
  const starts = search.patternsOf.map(({ top, bottom }): SiteStarts => {
    return { top: hits[top] ?? NONE, bottom: hits[bottom] ?? NONE };
  });
  const methylation = options.methylation
    ? new MethylationMap(codes, sequence.length, isCircular, options.methylation)
    : null;
  return new CutSites({ sequence: sequence.toUpperCase(), isCircular, methylation }, enzymes, starts);
};

const NONE = new Int32Array(0);
const ABSENT = -1;

/** The distinct sites of some enzymes, filed for the scan. */
interface Search {
  readonly index: SiteTable;
  readonly longest: number;
  /** Number of the pattern of each enzyme's site on either strand; -1 if there is none to look for. */
  readonly patternsOf: readonly { readonly top: number; readonly bottom: number }[];
}

/** The last search's sites: repeated searches use the same enzymes. */
let latest: { readonly sites: readonly string[]; readonly size: number; readonly search: Search } | undefined;

const prepareSearch = (enzymes: readonly SearchEnzyme[], moleculeSize: number): Search => {
  // No site is longer than this: what fits one such molecule fits all.
  const size = Math.min(moleculeSize, 256);
  const isLatest =
    latest?.size === size &&
    latest.sites.length === enzymes.length &&
    latest.sites.every((site, index) => site === enzymes[index]!.site);
  if (latest && isLatest) return latest.search;
  const search = fileSites(enzymes, size);
  latest = { sites: enzymes.map(({ site }) => site), size, search };
  return search;
};

/** A site that reads the same on both strands is searched for once, like a site that several enzymes share. */
const fileSites = (enzymes: readonly SearchEnzyme[], size: number): Search => {
  const patterns: Uint8Array[] = [];
  const numbers = new Map<string, { top: number; bottom: number }>();
  let longest = 0;
  const fileSite = (site: string) => {
    const masks = siteMasks(site);
    if (!masks || masks.length > size) return { top: ABSENT, bottom: ABSENT };
    longest = Math.max(longest, masks.length);
    const top = patterns.push(masks) - 1;
    const reverse = reverseMasks(masks);
    const isPalindrome = reverse.every((mask, index) => mask === masks[index]);
    return { top, bottom: isPalindrome ? ABSENT : patterns.push(reverse) - 1 };
  };
  const patternsOf = enzymes.map((enzyme) => {
    const site = enzyme.site.toLowerCase();
    let known = numbers.get(site);
    if (!known) {
      known = fileSite(site);
      numbers.set(site, known);
    }
    return known;
  });
  return { index: tabulateSites(patterns), longest, patternsOf };
};
