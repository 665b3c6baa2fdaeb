import { CheckCircleFilled, CloseCircleFilled, WarningFilled } from "@ant-design/icons";
import type { BenchPlan } from "@benchleaf/contract";
import { Button } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useWords, type Words } from "../../../kernel/words.ts";
import { applyMend } from "../planning/mends.ts";
import type { BenchConflict, Mend } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import styles from "./cloning.module.css";

interface ConflictListProps {
  readonly conflicts: readonly BenchConflict[];
  readonly names: PlasmidNames;
  readonly onMend: (edit: (plan: BenchPlan) => BenchPlan) => void;
}

const mendWords = (t: Words, mend: Mend): string => {
  switch (mend.kind) {
    case "enzymes":
      return t("cloning.mend-enzymes", { names: mend.names.join(" + ") });
    case "method":
      return t("cloning.mend-method", { method: t(`cloning.method-${mend.method}`) });
    case "overlap":
      return t("cloning.mend-overlap", { length: mend.length });
    default:
      return t(`cloning.mend-${mend.kind}`);
  }
};

/** What stands in the way, as sentences that say why and where, each with what can be done at once. */
export const ConflictList = ({ conflicts, names, onMend }: ConflictListProps) => {
  const t = useWords();
  const format = useFormat();
  if (conflicts.length === 0)
    return (
      <p className={styles.good} role="status">
        <CheckCircleFilled aria-hidden /> {t("cloning.noConflicts")}
      </p>
    );
  const sentence = ({ code, plasmidIds, position, enzyme }: BenchConflict) =>
    t(`cloning.conflict-${code}`, {
      names: plasmidIds.map((id) => names.get(id) ?? id).join(t("cloning.listComma")),
      position: position === undefined ? "" : format.number(position + 1),
      enzyme: enzyme ?? "",
    });
  return (
    <ul className={styles.conflicts} aria-label={t("cloning.conflicts")}>
      {conflicts.map((conflict, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two conflicts may say the same
        <li key={index} className={conflict.isBlocking ? styles.bad : styles.warn}>
          {conflict.isBlocking ? <CloseCircleFilled aria-hidden /> : <WarningFilled aria-hidden />}
          <span>{sentence(conflict)}</span>
          {conflict.mend && (
            <Button
              size="small"
              onClick={() => conflict.mend && onMend((plan) => applyMend(plan, conflict.mend as Mend))}
            >
              {mendWords(t, conflict.mend)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
