import { guideSpecificity, type OffTargetSummary, type Selection, type TargetGuide } from "@benchleaf/bio";
import {
  type CrisprGuide,
  type CrisprOffTarget,
  type CrisprPrimerPair,
  type CrisprSettings,
  MAX_CRISPR_OFF_TARGETS,
} from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";

/**
 * Bases times guides of one call to a thread: about a second, so that other work gets its share and a cancel is
 * noticed.
 */
const BATCH_WORK = 300_000_000;
/** How much more a comparison with bulges costs. */
const BULGE_COST = 5;

interface Molecule {
  readonly size: number;
  readonly circular: boolean;
}

/**
 * Returns where cuts may be: the ranges with their flanks, or the whole sequence. Null if a range is not within the
 * sequence.
 *
 * @example cutStretches([{ start: 2, length: 4 }], 5, { size: 20, circular: true }) // [{ start: 17, length: 14 }]
 */
export const cutStretches = (
  stretches: readonly Selection[],
  flank: number,
  { size, circular }: Molecule,
): readonly Selection[] | null => {
  if (stretches.length === 0) return [{ start: 0, length: size }];
  const liesOn = ({ start, length }: Selection) =>
    start < size && length <= size && (circular || start + length <= size);
  if (!stretches.every(liesOn)) return null;
  return stretches.map(({ start, length }) => {
    const wide = length + 2 * flank;
    if (circular) {
      if (wide >= size) return { start: 0, length: size };
      return { start: (((start - flank) % size) + size) % size, length: wide };
    }
    const first = Math.max(0, start - flank);
    return { start: first, length: Math.min(size, start + length + flank) - first };
  });
};

/**
 * Checks that each pair belongs to a different guide, and binds within the sequence.
 *
 * @throws crispr.guide.not.found with the number; crispr.primer.outside with the primer's name
 */
export const checkPrimers = (pairs: readonly CrisprPrimerPair[], guideCount: number, size: number): void => {
  const seen = new Set<number>();
  for (const { guide, forward, reverse } of pairs) {
    if (guide > guideCount || seen.has(guide)) throw problem("crispr.guide.not.found", { guide });
    seen.add(guide);
    for (const { name, locations } of [forward, reverse])
      if (locations.some(({ start, end }) => start > end || end > size))
        throw problem("crispr.primer.outside", { name });
  }
};

/** Splits guides into batches that a thread searches a sequence for in about a second. */
export const batchesOf = <T>(guides: readonly T[], letters: number, settings: CrisprSettings): T[][] => {
  const cost = settings.maxDnaBulge + settings.maxRnaBulge > 0 ? BULGE_COST : 1;
  const most = Math.max(1, Math.floor(BATCH_WORK / cost / Math.max(1, letters)));
  const batches: T[][] = [];
  for (let at = 0; at < guides.length; at += most) batches.push(guides.slice(at, at + most));
  return batches;
};

/** A guide's off-targets in everything searched so far. */
export interface Searched extends Omit<OffTargetSummary, "likeliest"> {
  readonly offTargets: readonly CrisprOffTarget[];
}

const nothing: Searched = { mismatchCounts: [], bulgedCount: 0, cfdSum: 0, mitSum: 0, offTargets: [] };

const byLikelihood = (a: CrisprOffTarget, b: CrisprOffTarget): number =>
  (b.cfd ?? 0) - (a.cfd ?? 0) ||
  a.mismatches + (a.bulge?.size ?? 0) - (b.mismatches + (b.bulge?.size ?? 0)) ||
  a.part - b.part ||
  a.start - b.start;

/** The position of a searched piece in its chromosome. */
export interface PiecePlace {
  readonly chromosome: { readonly number: number; readonly name: string };
  /** The position of the piece's first base; negative if it extends back across the origin of a circular sequence. */
  readonly offset: number;
  readonly size: number;
}

const placed = (position: number, { offset, size }: PiecePlace): number => (position + offset + size) % size;

/** Adds the off-targets in another sequence, or in a piece of a genome. */
export const addSearched = (
  before: Searched | undefined,
  { likeliest, ...found }: OffTargetSummary,
  part: number,
  place: PiecePlace | null = null,
): Searched => {
  const known = before ?? nothing;
  const more = likeliest.map(
    (site): CrisprOffTarget => ({
      part,
      chromosome: place?.chromosome ?? null,
      start: place ? placed(site.start, place) : site.start,
      end: place ? placed(site.start, place) + site.end - site.start : site.end,
      strand: site.strand,
      alignedGuide: site.alignedGuide,
      alignedSite: site.alignedSite,
      pam: site.pam,
      mismatches: site.mismatches,
      bulge: site.bulge && { kind: site.bulge.kind, size: site.bulge.size },
      cfd: site.cfd,
      mit: site.mit,
      feature: site.feature,
    }),
  );
  return {
    mismatchCounts: found.mismatchCounts.map((count, index) => count + (known.mismatchCounts[index] ?? 0)),
    bulgedCount: known.bulgedCount + found.bulgedCount,
    cfdSum: known.cfdSum + found.cfdSum,
    mitSum: known.mitSum + found.mitSum,
    offTargets: [...known.offTargets, ...more].sort(byLikelihood).slice(0, MAX_CRISPR_OFF_TARGETS),
  };
};

/** The scores were measured with SpCas9 with its own PAM and 20 bases; they do not apply to other nucleases. */
const isScored = ({ nuclease, pam, spacerLength }: CrisprSettings): boolean =>
  nuclease === "SpCas9" && (pam === null || pam === "NGG") && (spacerLength === null || spacerLength === 20);

export interface RankedGuide {
  readonly guide: CrisprGuide;
  readonly offTargets: readonly CrisprOffTarget[];
}

/** Sorts by overall score; if there is none, by off-targets, the perfect ones first, then by closeness to 50 % GC. */
const byRank = ({ guide: a }: RankedGuide, { guide: b }: RankedGuide): number => {
  if (a.overall !== null || b.overall !== null) {
    const difference = (b.overall ?? -1) - (a.overall ?? -1);
    if (difference !== 0) return difference;
  }
  for (const [index, count] of a.mismatchCounts.entries()) {
    const difference = count - (b.mismatchCounts[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return (
    a.bulgedCount - b.bulgedCount ||
    a.warnings.length - b.warnings.length ||
    Math.abs(a.gc - 0.5) - Math.abs(b.gc - 0.5) ||
    a.start - b.start ||
    b.strand - a.strand
  );
};

/** Returns guides with their scores, best first. `overall` is activity times specificity, 0 to 100. */
export const rankGuides = (
  guides: readonly TargetGuide[],
  searched: readonly (Searched | undefined)[],
  settings: CrisprSettings,
): readonly RankedGuide[] => {
  const scored = isScored(settings);
  const ranked = guides.map((guide, index): RankedGuide => {
    const { offTargets, mismatchCounts, bulgedCount, cfdSum, mitSum } = searched[index] ?? nothing;
    const ruleSet1 = scored ? guide.onTargetScore : null;
    const crisprScan = scored ? guide.crisprScanScore : null;
    const cfdSpecificity = scored ? guideSpecificity([cfdSum]) : null;
    const activity = settings.onTarget === "ruleSet1" ? ruleSet1 : crisprScan;
    return {
      offTargets,
      guide: {
        number: 0,
        start: guide.start,
        end: guide.end,
        strand: guide.strand,
        spacer: guide.spacer,
        pam: guide.pam,
        cutTop: guide.cutTop,
        cutBottom: guide.cutBottom,
        gc: guide.gc,
        warnings: [...guide.warnings],
        hairpin: guide.hairpin,
        ruleSet1,
        crisprScan,
        cfdSpecificity,
        mitSpecificity: scored ? guideSpecificity([mitSum]) : null,
        outOfFrame: guide.outOfFrame,
        overall: activity === null || cfdSpecificity === null ? null : Math.max(0, activity) * cfdSpecificity,
        mismatchCounts: [...mismatchCounts],
        bulgedCount,
      },
    };
  });
  ranked.sort(byRank);
  return ranked.map(({ guide, offTargets }, index) => ({
    guide: { ...guide, number: index + 1 },
    offTargets,
  }));
};
