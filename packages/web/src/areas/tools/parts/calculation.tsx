import { markdownFacts } from "../../../kernel/markdown.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Answer, type AnswerRow } from "./answer.tsx";
import { ResultBar } from "./result-bar.tsx";
import styles from "./tools.module.css";

interface CalculationProps {
  readonly title: string;
  /** What was entered. */
  readonly given: readonly AnswerRow[];
  /** Null if there is no result yet. */
  readonly rows: readonly AnswerRow[] | null;
  readonly remark?: string;
}

/** Result and inputs, stored together. */
export const Calculation = ({ title, given, rows, remark }: CalculationProps) => {
  const t = useTranslation();
  const all = [...given, ...(rows ?? [])];
  return (
    <>
      <Answer rows={rows} {...(remark !== undefined && { remark })} />
      {rows && (
        <div className={styles.outcome}>
          <ResultBar
            text={all.map((row) => row.join("\t")).join("\n")}
            fileName={`${title}.txt`}
            page={[
              ...[`## ${t("toolbox.given")}`, markdownFacts(given)],
              ...[`## ${t("toolbox.result")}`, markdownFacts(rows)],
            ].join("\n\n")}
          />
        </div>
      )}
    </>
  );
};
