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

/** A guide to search off-targets for, with the data that distinguishes its own site from others. */
export interface SearchedGuide extends Pick<Guide, "spacer" | "start" | "strand"> {
  /** See {@link guideContext}. */
  readonly context: string;
  /** In another sequence than its own: places that are counted already, by their surroundings; each is met once. */
  readonly known?: readonly string[];
}

/** An off-target with the feature that it is in: a gene before others, then the shortest. */
export interface PlacedOffTarget extends OffTarget {
  readonly feature: Pick<Feature, "name" | "type"> | null;
}

/** How many sites a guide has, and how likely they are cut. */
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

/** What one sequence holds of a guide's off-targets, and what of it was counted elsewhere already. */
export interface PartSummary extends OffTargetSummary {
  /** In the guide's own sequence: the surroundings of each site, by which it is known again elsewhere. */
  readonly surroundings: readonly string[];
  /** Whether the guide's own site is here. */
  readonly hasOwn: boolean;
  /** Sites that are known already, which is not so where the rest of the guide's sequence is missing; null without any. */
  readonly again: OffTargetSummary | null;
  /** Of `known`, what was not met here. */
  readonly unmet: readonly string[];
}

/** What is searched, and what of it is the guide's own place. */
export interface SummariseOptions extends Omit<FindOffTargetsOptions, "signal" | "onProgress"> {
  /** The part is the sequence that the guides were found on, so their own places are known by position. */
  readonly isSource: boolean;
  readonly features: readonly Feature[];
  /** Sites of a guide that are listed individually. */
  readonly most: number;
  /** Of a piece of a longer sequence: only sites that begin here are its own, so that pieces may overlap. */
  readonly startsWithin?: { readonly from: number; readonly to: number };
}

/** A summary for each part of what was searched, or why nothing was. */
export type SummariseResult =
  | { readonly ok: true; readonly summaries: readonly PartSummary[] }
  | NucleaseRefusal
  | FindOffTargetsRefusal;

/** Bases on either side of a protospacer by which its place is known again in another sequence. */
const CONTEXT = 20;

interface Place {
  readonly start: number;
  readonly end: number;
  readonly strand: Strand;
}

/** Represents a base beyond the end of a linear sequence: a base there has no meaning. */
const BEYOND = ".";

/** A protospacer with 20 bases on either side as its strand reads, `.` for each beyond an end. */
export const guideContext = (
  sequence: string,
  { start, end, strand }: Place,
  topology: GenomePart["topology"] = "linear",
): string => {
  const from = start - CONTEXT;
  const length = end - start + 2 * CONTEXT;
  const isCircular = topology === "circular";
  const letters = sliceAround(sequence, from, length, isCircular).toUpperCase().replaceAll("U", "T");
  const before = BEYOND.repeat(isCircular ? 0 : Math.max(0, -from));
  const behind = BEYOND.repeat(isCircular ? 0 : Math.max(0, from + length - sequence.length));
  return strand === 1 ? before + letters + behind : behind + reverseComplement(letters) + before;
};

const isSamePlace = (one: string, other: string): boolean => {
  if (one === other) return true;
  if (one.length !== other.length || !(one.includes(BEYOND) || other.includes(BEYOND))) return false;
  return [...one].every((base, at) => base === BEYOND || other[at] === BEYOND || base === other[at]);
};

/**
 * The off-targets of several guides in one sequence: counts, sums and the likeliest sites. A guide's own site is not
 * among them; in another sequence than its own that is the first perfect site with the same 20 bases on either side,
 * as when a gene's genome is searched. Sites that the guide's own sequence has too (`known`) are marked, so that the
 * same site is counted once. Errors: those of {@link findOffTargets}.
 */
export const summariseOffTargets = (
  guides: readonly SearchedGuide[],
  genome: GenomePart,
  { isSource, features, most, startsWithin, ...options }: SummariseOptions,
): SummariseResult => {
  const spacers = guides.map(({ spacer }) => spacer);
  const found = findOffTargets(spacers, [genome], options);
  if (!found.ok) return found;
  const nameAt = featureFinder(features, genome.sequence.length);
  const { maxMismatches = 4 } = options;
  const surroundingsOf = (site: Place): string => guideContext(genome.sequence, site, genome.topology);
  const sum = (sites: readonly OffTarget[]): OffTargetSummary => {
    const plain = sites.filter(({ bulge }) => bulge === null);
    const counts = new Array<number>(maxMismatches + 1).fill(0);
    for (const { mismatches } of plain) counts[mismatches] = (counts[mismatches] ?? 0) + 1;
    const likeliest = [...sites].sort(byLikelihood).slice(0, most);
    return {
      mismatchCounts: counts,
      bulgedCount: sites.length - plain.length,
      cfdSum: sites.reduce((total, { cfd }) => total + (cfd ?? 0), 0),
      mitSum: sites.reduce((total, { mit }) => total + (mit ?? 0), 0),
      likeliest: likeliest.map((site) => ({ ...site, feature: nameAt(site) })),
    };
  };
  const summaries = guides.map((guide, index): PartSummary => {
    const all = (found.offTargets[index] ?? []).filter(
      ({ start }) => !startsWithin || (start >= startsWithin.from && start < startsWithin.to),
    );
    const isOwn = (site: OffTarget): boolean =>
      isPerfect(site) &&
      (isSource
        ? site.start === guide.start && site.strand === guide.strand
        : guide.context !== "" && isSamePlace(surroundingsOf(site), guide.context));
    const own = all.find(isOwn);
    const unmet = [...(guide.known ?? [])];
    const isAgain = (site: OffTarget): boolean => {
      if (isSource || unmet.length === 0) return false;
      const here = surroundingsOf(site);
      const at = unmet.findIndex((place) => isSamePlace(place, here));
      if (at >= 0) unmet.splice(at, 1);
      return at >= 0;
    };
    const again: OffTarget[] = [];
    const sites: OffTarget[] = [];
    for (const site of all) if (site !== own) (isAgain(site) ? again : sites).push(site);
    return {
      ...sum(sites),
      surroundings: isSource ? sites.map(surroundingsOf) : [],
      hasOwn: own !== undefined,
      again: again.length > 0 ? sum(again) : null,
      unmet,
    };
  });
  return { ok: true, summaries };
};

const byLikelihood = (a: OffTarget, b: OffTarget): number =>
  (b.cfd ?? 0) - (a.cfd ?? 0) ||
  a.mismatches + (a.bulge?.size ?? 0) - (b.mismatches + (b.bulge?.size ?? 0)) ||
  a.start - b.start ||
  b.strand - a.strand;

const isPerfect = ({ mismatches, bulge }: OffTarget): boolean => mismatches === 0 && bulge === null;

const geneTypes = new Set(["CDS", "gene", "mRNA", "exon", "tRNA", "rRNA", "ncRNA"]);

/** Returns the feature at a position; a feature that covers the whole sequence is ignored. */
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
