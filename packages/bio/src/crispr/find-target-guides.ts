import type { Selection } from "../range.ts";
import { cutOutcomes } from "./cut-outcomes.ts";
import { type FindGuidesOptions, type FindGuidesResult, findGuides } from "./find-guides.ts";
import type { Guide } from "./guide.ts";
import { type GuideWarning, guideHairpin, guideWarnings } from "./guide-warnings.ts";
import { guideContext } from "./summarise-off-targets.ts";

/** A guide with everything that is known about it before the off-target search. */
export interface TargetGuide extends Guide {
  readonly warnings: readonly GuideWarning[];
  readonly hairpin: string | null;
  /** See `cutOutcomes`; null for enzymes that do not cut blunt. */
  readonly outOfFrame: number | null;
  readonly context: string;
}

/** The stretches in which a guide has to cut. */
export interface FindTargetGuidesOptions extends Omit<FindGuidesOptions, "region"> {
  /** Only guides that cut within one of these, as exons of a gene. */
  readonly stretches: readonly Selection[];
}

/** Guides with the stretch that each cuts in, or why nothing was searched for. */
export type FindTargetGuidesResult =
  | { readonly ok: true; readonly guides: readonly TargetGuide[] }
  | (FindGuidesResult & { readonly ok: false });

/** The guides of several stretches of one sequence, each once, by `start`. Errors: those of {@link findGuides}. */
export const findTargetGuides = (
  sequence: string,
  { stretches, ...options }: FindTargetGuidesOptions,
): FindTargetGuidesResult => {
  const { topology = "linear" } = options;
  const found = new Map<string, Guide>();
  for (const region of stretches) {
    const result = findGuides(sequence, { ...options, region });
    if (!result.ok) return result;
    for (const guide of result.guides) found.set(`${guide.start} ${guide.strand}`, guide);
  }
  const guides = [...found.values()].sort((a, b) => a.start - b.start || b.strand - a.strand);
  return {
    ok: true,
    guides: guides.map((guide) => ({
      ...guide,
      warnings: guideWarnings(guide.spacer),
      hairpin: guideHairpin(guide.spacer),
      outOfFrame:
        guide.cutTop === guide.cutBottom ? cutOutcomes(sequence, guide, topology).outOfFrameScore : null,
      context: guideContext(sequence, guide, topology),
    })),
  };
};
