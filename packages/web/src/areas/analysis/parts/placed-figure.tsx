import { drawFigure, type StatisticsError } from "@benchleaf/bio";
import type { PlacedAnalysis } from "@benchleaf/contract";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { headlineText } from "../work/headline-text.ts";
import styles from "./analysis.module.css";
import { FigureDrawing } from "./figure-drawing.tsx";

const refusalWords = ({ code: _, message: __, ...about }: StatisticsError) => about;

/** The figure of an analysis with its result in one line, as a page shows it. */
export const PlacedFigure = ({ placed }: { readonly placed: PlacedAnalysis }) => {
  const t = useTranslation();
  const { outcome, figure, name } = placed;
  if (!outcome.ok)
    return (
      <p className={styles.soft}>
        {t(
          `analysis.refusal-${outcome.error.code}` as PhraseKey,
          refusalWords(outcome.error as StatisticsError),
        )}
      </p>
    );
  const headline = headlineText(t, outcome.result);
  return (
    <div className={styles.placed}>
      <FigureDrawing
        scene={drawFigure(outcome.result.figure, figure)}
        size={figure}
        label={[figure.title || name, headline].join(": ")}
      />
      <p className={styles.headline}>{headline}</p>
    </div>
  );
};
