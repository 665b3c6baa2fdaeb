import type { OligoFault, PairFault } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import type { CountsSummary } from "../annotation/design-counts.ts";

const MOST_REASONS = 4;

/** Why oligos or pairs were rejected, as text: how many of how many, and why. */
export const useDesignSummary = () => {
  const t = useTranslation();
  const format = useFormat();
  return (what: PhraseKey, counts: CountsSummary<OligoFault> | CountsSummary<PairFault>): string => {
    const isPair = what === "annotation.countPairs";
    const reasons = counts.failed.slice(0, MOST_REASONS).map(([fault, count]) => {
      const word: PhraseKey = isPair
        ? `annotation.pair-${fault as PairFault}`
        : `annotation.oligo-${fault as OligoFault}`;
      return t("annotation.reason", { reason: t(word), count: format.number(count) });
    });
    const summary = t(what, { considered: format.number(counts.considered), ok: format.number(counts.ok) });
    return reasons.length === 0
      ? summary
      : t("annotation.because", {
          told: summary,
          reasons: reasons.reduce((one, other) => t("annotation.and", { one, other })),
        });
  };
};
