import type { AmountRefusal } from "@benchleaf/bio";
import { Fragment } from "react";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import styles from "./tools.module.css";

export type AnswerRow = readonly [label: string, value: string];

interface AnswerProps {
  /** Null if there is no result yet. */
  readonly rows: readonly AnswerRow[] | null;
  /** Shown instead of rows. */
  readonly remark?: string;
}

/** What came out, as label and value; spoken when it changes. */
export const Answer = ({ rows, remark }: AnswerProps) => (
  <div className={styles.answer} role="status">
    {rows ? (
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    ) : (
      <p className={styles.soft}>{remark}</p>
    )}
  </div>
);

const refusals: Readonly<Record<AmountRefusal["error"]["code"], PhraseKey>> = {
  "not-positive": "calculators.fillIn",
  "stock-too-thin": "calculators.stockTooThin",
  "no-dilution": "calculators.factorTooSmall",
};

/** Why there is no answer, in the reader's words. */
export const useRefusalMessage = () => {
  const t = useTranslation();
  return ({ error }: AmountRefusal): string => t(refusals[error.code]);
};
