import type { Topology } from "../sequence.ts";
import { encodeBases } from "../translate/base-masks.ts";
import { compareWindows, packSpacer, type Tolerance } from "./compare-windows.ts";
import { eachWindow, windowSides, withMargins } from "./genome-windows.ts";
import { chooseNuclease, type NucleaseChoice, type NucleaseRefusal } from "./nuclease.ts";
import { describeOffTarget, type OffTarget } from "./off-target.ts";

/** A chromosome, a plasmid, a sequence of the project. */
export interface GenomePart {
  readonly name: string;
  readonly sequence: string;
  /** `linear` by default. */
  readonly topology?: Topology;
}

/** How far a site may differ from a spacer. */
export interface FindOffTargetsOptions extends NucleaseChoice {
  /** 0 to 8; 4 by default. */
  readonly maxMismatches?: number;
  /** Longest run of bases that only the site has, 0 (default) to 2. */
  readonly maxDnaBulge?: number;
  /** Longest run of bases that only the guide has, 0 (default) to 2. */
  readonly maxRnaBulge?: number;
  /** PAM that a site must have; that at which the nuclease still cuts (NRG for SpCas9) by default. */
  readonly offTargetPam?: string;
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (fraction: number) => void;
}

/** Off-targets of each spacer in the order given, or why nothing was searched. */
export type FindOffTargetsResult =
  | { readonly ok: true; readonly offTargets: readonly (readonly OffTarget[])[] }
  | NucleaseRefusal
  | FindOffTargetsRefusal;

/** Why nothing was searched. */
export interface FindOffTargetsRefusal {
  readonly ok: false;
  readonly error: {
    readonly code: "illegal-spacer" | "illegal-letter" | "illegal-tolerance" | "aborted";
    readonly message: string;
    /** Index of the spacer or of the genome part at fault. */
    readonly index?: number;
    /** Of the first illegal base, from zero. */
    readonly position?: number;
  };
}

/**
 * The sites of a genome that each of several guides of one nuclease may lead to, the targets themselves among them
 * (0 mismatches): a list a guide, fewest bulged bases and mismatches first. Both strands, and across the origin of
 * circles. Of a site with several ways to pair, the one without bulge or else with the smallest is given. Ambiguous
 * bases of the genome count as mismatches. Time is that of one pass over the genome and one comparison for each
 * guide and PAM in it; for many guides or all PAMs, give `signal` and `onProgress`.
 *
 * Errors: those of the nuclease; `illegal-spacer` (with `index`: other than A, C, G, T, U or the wrong length),
 * `illegal-letter` (with `index` of the part and `position`), `illegal-tolerance`, `aborted`.
 *
 * Sources: weak PAMs of {@link nucleases}; bulges as in Bae et al. 2014 (Cas-OFFinder), Bioinformatics 30:1473.
 *
 * @example findOffTargets(["TTCTTTAATAGTGGACTCTT"], [{ name: "p", sequence: "TTCTGTAATAGTGGACTCTTTGG" }])
 * // offTargets: [[{ part: 0, start: 0, end: 20, strand: 1, pam: "TGG", mismatches: 1, cfd: 0.64, … }]]
 */
export const findOffTargets = (
  spacers: readonly string[],
  genome: readonly GenomePart[],
  options: FindOffTargetsOptions = {},
): FindOffTargetsResult => {
  const chosen = chooseNuclease(options);
  if (!chosen.ok) return chosen;
  const { nuclease } = chosen;
  const tolerance = {
    maxMismatches: options.maxMismatches ?? 4,
    maxDnaBulge: options.maxDnaBulge ?? 0,
    maxRnaBulge: options.maxRnaBulge ?? 0,
  };
  const guides = spacers.map((spacer) => spacer.toUpperCase().replaceAll("U", "T"));
  const pam = (options.offTargetPam ?? nuclease.weakPam ?? nuclease.pam).toUpperCase();
  const refused = checkTolerance(tolerance, pam) ?? checkSpacers(guides, nuclease.spacerLength);
  if (refused) return refused;
  const packed = guides.map((guide) => packSpacer(guide, nuclease.pamSide));
  const found = guides.map((): OffTarget[] => []);
  for (const [part, { sequence, topology }] of genome.entries()) {
    const masks = encodeBases(sequence);
    const position = masks.indexOf(0);
    if (position >= 0) {
      const message = `Letter ${position + 1} of part ${part + 1}, "${sequence[position]}", is no nucleotide.`;
      return refuse("illegal-letter", message, { index: part, position });
    }
    const isCircular = topology === "circular";
    const wide = withMargins(masks, isCircular);
    for (const [turn, side] of windowSides(nuclease).entries()) {
      const isDone = eachWindow(wide, pam, side, (block, share) => {
        if (options.signal?.aborted) return false;
        for (const [which, guide] of guides.entries()) {
          const spacer = packed[which];
          if (!spacer) continue;
          compareWindows(block, spacer, guide.length, tolerance, (window, mismatches, bulge) => {
            const nearest = block.nearest[window] ?? 0;
            const site = { guide, part, nearest, mismatches, bulge, pamLength: pam.length };
            found[which]?.push(describeOffTarget(sequence, isCircular, side, site));
          });
        }
        options.onProgress?.((2 * part + turn + share) / (2 * genome.length));
        return true;
      });
      if (!isDone) return refuse("aborted", "The search for off-targets was stopped.");
    }
  }
  for (const sites of found) sites.sort(byLikeness);
  return { ok: true, offTargets: found };
};

const byLikeness = (a: OffTarget, b: OffTarget): number =>
  (a.bulge?.size ?? 0) - (b.bulge?.size ?? 0) ||
  a.mismatches - b.mismatches ||
  a.part - b.part ||
  a.start - b.start ||
  b.strand - a.strand;

const checkTolerance = (tolerance: Tolerance, pam: string): FindOffTargetsRefusal | null => {
  const { maxMismatches, maxDnaBulge, maxRnaBulge } = tolerance;
  const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;
  if (!isWithin(maxMismatches, 8))
    return refuse("illegal-tolerance", "Mismatches are a whole number from 0 to 8.");
  if (!isWithin(maxDnaBulge, 2) || !isWithin(maxRnaBulge, 2)) {
    return refuse("illegal-tolerance", "A bulge has 0, 1 or 2 bases.");
  }
  if (/^[ACGTURYSWKMBDHVN]{0,12}$/.test(pam)) return null;
  return refuse("illegal-tolerance", `A PAM has at most 12 IUPAC letters, unlike "${pam}".`);
};

const checkSpacers = (spacers: readonly string[], length: number): FindOffTargetsRefusal | null => {
  const index = spacers.findIndex((spacer) => spacer.length !== length || /[^ACGT]/.test(spacer));
  if (index < 0) return null;
  return refuse("illegal-spacer", `Spacer ${index + 1} is not ${length} letters of A, C, G and T.`, {
    index,
  });
};

const refuse = (
  code: FindOffTargetsRefusal["error"]["code"],
  message: string,
  where: { index?: number; position?: number } = {},
): FindOffTargetsRefusal => ({ ok: false, error: { code, message, ...where } });
