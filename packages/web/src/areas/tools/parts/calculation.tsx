import { markdownFacts } from "../../../kernel/markdown.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Answer, type AnswerRow } from "./answer.tsx";
import { ResultBar } from "./result-bar.tsx";
import styles from "./tools.module.css";

interface CalculationProps {
  readonly title: string;
  /** What was entered. */
  readonly given: readonly AnswerRow[];
  /** Null if there is nothing to say yet. */
  readonly rows: readonly AnswerRow[] | null;
  readonly remark?: string;
}

/** What came of what was entered; both are kept together. */
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
