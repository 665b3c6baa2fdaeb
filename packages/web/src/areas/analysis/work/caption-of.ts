import { type AnalysisFigure, captionPartsOf, type FigureStyle } from "@benchleaf/bio";
import type { PhraseKey, Translate } from "../../../kernel/translation.ts";

/** The caption of a figure: its method, and what error bars, bands and marks mean. */
export const captionOf = (
  t: Translate,
  figure: AnalysisFigure,
  style: FigureStyle,
  about: { readonly method: string; readonly confidence: number },
): string => {
  const parts = captionPartsOf(figure, style, about.confidence).map(({ code, least, most, confidence }) =>
    t(`analysis.caption-${code}` as PhraseKey, {
      least: least ?? 0,
      most: most ?? 0,
      confidence: confidence ?? 0,
    }),
  );
  const method = t(`analysis.method-${about.method}` as PhraseKey);
  return parts.length === 0
    ? t("analysis.captionPlain", { method })
    : t("analysis.caption", {
        method,
        parts: parts.reduce((first, second) => t("analysis.captionJoin", { first, second })),
      });
};
