import { useDeferredValue, useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { remarksOn } from "../bases-of.ts";
import styles from "./tools.module.css";

interface LettersRemarkProps {
  readonly text: string;
  readonly kind: "bases" | "residues";
}

/** What was left out of residues that were pasted, or that they look like something else. */
export const SequenceWarning = ({ text, kind }: LettersRemarkProps) => {
  const t = useTranslation();
  const format = useFormat();
  const seen = useDeferredValue(text);
  const { records, removed, isOtherKind } = useMemo(() => remarksOn(seen, kind), [seen, kind]);
  return (
    <div aria-live="polite">
      {records > 1 && (
        <p className={styles.remark}>{t("toolbox.firstRecord", { number: format.number(records) })}</p>
      )}
      {isOtherKind && <p className={styles.remark}>{t(`toolbox.other-${kind}`)}</p>}
      {removed > 0 && (
        <p className={styles.remark}>
          {t(`toolbox.removed-${kind}`, { count: removed, number: format.number(removed) })}
        </p>
      )}
    </div>
  );
};
