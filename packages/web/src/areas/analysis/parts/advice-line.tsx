import type { Advice } from "@benchleaf/bio";
import type { AnalysisContent } from "@benchleaf/contract";
import { Button } from "antd";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { applyAdvice, isFollowed } from "../work/apply-advice.ts";
import styles from "./analysis.module.css";

type Spec = AnalysisContent["spec"];

interface AdviceLineProps {
  readonly advice: Advice;
  readonly spec: Spec;
  readonly onChange: (spec: Spec) => void;
}

/** The test that fits the data, why, and a button that takes it. */
export const AdviceLine = ({ advice, spec, onChange }: AdviceLineProps) => {
  const t = useTranslation();
  const reasons = advice.reasons.map(({ code, p, ...about }) =>
    t(`analysis.reason-${code}` as PhraseKey, { ...about, p: p?.toPrecision(2) ?? "" }),
  );
  const test = t(`analysis.word-${advice.test}` as PhraseKey);
  return (
    <p className={styles.soft}>
      {[t("analysis.advice", { test }), ...reasons].join(" · ")}{" "}
      {!isFollowed(spec, advice.test) && (
        <Button size="small" onClick={() => onChange(applyAdvice(spec, advice.test))}>
          {t("analysis.useAdvice")}
        </Button>
      )}
    </p>
  );
};
