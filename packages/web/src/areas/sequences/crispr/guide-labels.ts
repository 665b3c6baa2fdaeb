import type { CrisprGuide } from "@benchleaf/contract";
import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";

/** How a guide and its off-targets are displayed. */
export const useGuideLabels = () => {
  const t = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const counts = ({ mismatchCounts, bulgedCount }: CrisprGuide): string =>
      [
        ...mismatchCounts.map((count) => format.number(count)),
        ...(bulgedCount > 0 ? [`+${bulgedCount}`] : []),
      ].join("-");
    const score = (value: number | null, digits = 0): string =>
      value === null ? t("crispr.unknown") : format.number(value, digits);
    return {
      counts,
      score,
      warning: (one: CrisprGuide["warnings"][number]) => t(`crispr.warn-${one}`),
      strand: ({ strand }: Pick<CrisprGuide, "strand">) => (strand === 1 ? "+" : "−"),
      cut: ({ cutTop }: Pick<CrisprGuide, "cutTop">) =>
        t("crispr.cutAt", { position: format.number(cutTop) }),
    };
  }, [t, format]);
};
