import type { BindingSite } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { NamedOligo } from "../annotation/annotation-jobs.ts";
import type { Proposal } from "../annotation/proposal.ts";
import { usePositionLabels } from "./use-position-labels.ts";

/** Where an oligo binds and how: place, length, Tm, tail and mismatches. */
export const useSiteLabels = (size: number) => {
  const t = useTranslation();
  const format = useFormat();
  const placeWords = usePositionLabels(size);
  return ({ bases }: NamedOligo, site: BindingSite): Pick<Proposal, "detail" | "more"> => ({
    detail: () =>
      [
        placeWords(site, site.strand),
        format.basePairs(bases.length, "nt"),
        `${format.number(site.tm, 1)} ℃`,
        ...(site.tailLength > 0
          ? [t("annotation.tailOf", { length: format.basePairs(site.tailLength, "nt") })]
          : []),
        ...(site.mismatches.length > 0
          ? [t("annotation.mismatchesOf", { count: format.number(site.mismatches.length) })]
          : []),
      ].join(" · "),
    more: [bases],
  });
};
