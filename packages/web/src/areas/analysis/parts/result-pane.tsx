import { methodRoles, type StatisticsError } from "@benchleaf/bio";
import type { AnalysisContent } from "@benchleaf/contract";
import { Alert } from "antd";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { captionOf } from "../work/caption-of.ts";
import { headlineText } from "../work/headline-text.ts";
import type { AnalysisAnswer } from "../work/run-analysis.ts";
import styles from "./analysis.module.css";
import { FigurePanel } from "./figure-panel.tsx";
import { ResultView } from "./result-view.tsx";

interface ResultPaneProps {
  readonly content: AnalysisContent;
  readonly answer: AnalysisAnswer | null;
  readonly name: string;
  readonly onFigure: (figure: AnalysisContent["figure"]) => void;
}

const refusalWords = ({ code: _, message: __, ...about }: StatisticsError) => about;

/** The result in one line, its figure and its tables; or why there is none. */
export const ResultPane = ({ content, answer, name, onFigure }: ResultPaneProps) => {
  const t = useTranslation();
  const { spec, figure } = content;
  const outcome = answer?.outcome;
  const hasRoles = methodRoles[spec.method].needs.every((role) => (spec.roles[role] ?? []).length > 0);
  const about = { method: spec.method, confidence: spec.options.confidence };
  return (
    <>
      <h2>{t("analysis.result")}</h2>
      {!hasRoles && <p className={styles.soft}>{t("analysis.nothingYet")}</p>}
      {hasRoles && outcome && !outcome.ok && (
        <Alert
          type="warning"
          showIcon
          title={t(`analysis.refusal-${outcome.error.code}` as PhraseKey, refusalWords(outcome.error))}
        />
      )}
      {hasRoles && outcome?.ok && (
        <>
          <p className={styles.headline} role="status">
            {headlineText(t, outcome.result)}
          </p>
          <FigurePanel
            figure={outcome.result.figure}
            settings={figure}
            name={name}
            caption={captionOf(t, outcome.result.figure, figure, about)}
            onChange={onFigure}
          />
          <ResultView result={outcome.result} />
        </>
      )}
    </>
  );
};
