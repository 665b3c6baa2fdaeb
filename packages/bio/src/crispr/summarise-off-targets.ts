import { reverseComplement } from "../alphabet.ts";
import type { Feature, Strand } from "../feature.ts";
import {
  type FindOffTargetsOptions,
  type FindOffTargetsRefusal,
  findOffTargets,
  type GenomePart,
} from "./find-off-targets.ts";
import { type Guide, sliceAround } from "./guide.ts";
import type { NucleaseRefusal } from "./nuclease.ts";
import type { OffTarget } from "./off-target.ts";

/** A guide whose off-targets are sought, with what tells its own place from others. */
export interface SoughtGuide extends Pick<Guide, "spacer" | "start" | "strand"> {
  /** See {@link guideContext}. */
  readonly context: string;
}

/** An off-target with the feature that it lies in: a gene before others, then the shortest. */
export interface PlacedOffTarget extends OffTarget {
  readonly feature: Pick<Feature, "name" | "type"> | null;
}

export interface OffTargetSummary {
  /** Sites without bulge, by mismatches from none on. */
  readonly mismatchCounts: readonly number[];
  readonly bulgedCount: number;
  /** Sums of the scores of all sites, for {@link guideSpecificity}. */
  readonly cfdSum: number;
  readonly mitSum: number;
  /** The likeliest, best first. */
  readonly likeliest: readonly PlacedOffTarget[];
}

export interface SummariseOptions extends Omit<FindOffTargetsOptions, "signal" | "onProgress"> {
  /** The part is the sequence that the guides were found on, so their own places are known by position. */
  readonly isSource: boolean;
  readonly features: readonly Feature[];
  /** Sites of a guide that are told one by one. */
  readonly most: number;
  /** Of a piece of a longer sequence: only sites that begin here are its own, so that pieces may overlap. */
  readonly startsWithin?: { readonly from: number; readonly to: number };
}

export type SummariseResult =
  | { readonly ok: true; readonly summaries: readonly OffTargetSummary[] }
  | NucleaseRefusal
  | FindOffTargetsRefusal;

/** Bases on either side of a protospacer by which its place is known again in another sequence. */
const CONTEXT = 20;

interface Place {
  readonly start: number;
  readonly end: number;
  readonly strand: Strand;
}

/** A protospacer with 20 bases on either side, fewer at an end, as its strand reads. */
export const guideContext = (
  sequence: string,
  { start, end, strand }: Place,
  topology: GenomePart["topology"] = "linear",
): string => {
  const bases = sliceAround(sequence, start - CONTEXT, end - start + 2 * CONTEXT, topology === "circular");
  const letters = bases.toUpperCase().replaceAll("U", "T");
  return strand === 1 ? letters : reverseComplement(letters);
};

/**
 * The off-targets of several guides in one sequence, counted, summed and the likeliest told. A guide's own place is not
 * among them; in another sequence than its own that is the first perfect site with the same 20 bases on either side, as
 * where a gene's genome is searched. Errors: those of {@link findOffTargets}.
 */
export const summariseOffTargets = (
  guides: readonly SoughtGuide[],
  genome: GenomePart,
  { isSource, features, most, startsWithin, ...options }: SummariseOptions,
): SummariseResult => {
  const spacers = guides.map(({ spacer }) => spacer);
  const found = findOffTargets(spacers, [genome], options);
  if (!found.ok) return found;
  const nameAt = featureFinder(features, genome.sequence.length);
  const { maxMismatches = 4 } = options;
  const summaries = guides.map((guide, index): OffTargetSummary => {
    const all = (found.offTargets[index] ?? []).filter(
      ({ start }) => !startsWithin || (start >= startsWithin.from && start < startsWithin.to),
    );
    const own = all.find((site) => isOwnPlace(guide, site, genome, isSource));
    const sites = all.filter((site) => site !== own);
    const plain = sites.filter(({ bulge }) => bulge === null);
    const counts = new Array<number>(maxMismatches + 1).fill(0);
    for (const { mismatches } of plain) counts[mismatches] = (counts[mismatches] ?? 0) + 1;
    const likeliest = [...sites].sort(byLikelihood).slice(0, most);
    return {
      mismatchCounts: counts,
      bulgedCount: sites.length - plain.length,
      cfdSum: sites.reduce((sum, { cfd }) => sum + (cfd ?? 0), 0),
      mitSum: sites.reduce((sum, { mit }) => sum + (mit ?? 0), 0),
      likeliest: likeliest.map((site) => ({ ...site, feature: nameAt(site) })),
    };
  });
  return { ok: true, summaries };
};

const byLikelihood = (a: OffTarget, b: OffTarget): number =>
  (b.cfd ?? 0) - (a.cfd ?? 0) ||
  a.mismatches + (a.bulge?.size ?? 0) - (b.mismatches + (b.bulge?.size ?? 0)) ||
  a.start - b.start ||
  b.strand - a.strand;

const isOwnPlace = (
  { start, strand, context }: SoughtGuide,
  site: OffTarget,
  { sequence, topology }: GenomePart,
  isSource: boolean,
): boolean => {
  if (site.mismatches > 0 || site.bulge !== null) return false;
  if (isSource) return site.start === start && site.strand === strand;
  return guideContext(sequence, site, topology) === context;
};

const geneTypes = new Set(["CDS", "gene", "mRNA", "exon", "tRNA", "rRNA", "ncRNA"]);

/** Tells the feature of a place; what covers all of the sequence says nothing of it. */
const featureFinder = (features: readonly Feature[], size: number) => {
  const spans = features.flatMap(({ name, type, locations }) =>
    type === "source"
      ? []
      : locations
          .filter(({ start, end }) => end - start < size)
          .map(({ start, end }) => ({
            start,
            end,
            rank: geneTypes.has(type) ? 0 : 1,
            feature: { name, type },
          })),
  );
  return ({ start, end }: Place): Pick<Feature, "name" | "type"> | null => {
    let best: (typeof spans)[number] | null = null;
    for (const span of spans) {
      if (span.start >= end || span.end <= start) continue;
      const isBetter =
        best === null ||
        span.rank < best.rank ||
        (span.rank === best.rank && span.end - span.start < best.end - best.start);
      if (isBetter) best = span;
    }
    return best?.feature ?? null;
  };
};
