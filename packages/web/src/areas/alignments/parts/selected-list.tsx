import { CloseOutlined } from "@ant-design/icons";
import { Button, Radio } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { SelectedSequence } from "../work/selected-sequence.ts";
import styles from "./alignments.module.css";

interface ChosenListProps {
  readonly chosen: readonly SelectedSequence[];
  readonly referenceKey: string | null;
  /** A multiple alignment may go without one. */
  readonly mayHaveNone: boolean;
  readonly onReference: (key: string | null) => void;
  readonly onRemove: (key: string) => void;
}

/** What will be aligned, and which of it the others are compared with. */
export const SelectedList = ({
  chosen,
  referenceKey,
  mayHaveNone,
  onReference,
  onRemove,
}: ChosenListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const aboutOf = ({ kind, letters, isCircular, trace }: SelectedSequence): string => {
    const parts = [
      t(`alignments.alphabet-${kind}`),
      format.basePairs(letters.length, kind === "protein" ? "aa" : kind === "rna" ? "nt" : "bp"),
    ];
    if (isCircular) parts.push(t("alignments.circular"));
    if (trace) parts.push(t("alignments.withTrace"));
    return parts.join(" · ");
  };
  return (
    <>
      <ul className={styles.chosen} aria-label={t("alignments.chosen")}>
        {chosen.map((one) => (
          <li key={one.key} className={styles.chosenRow}>
            <Radio
              name="reference"
              checked={one.key === referenceKey}
              onChange={() => onReference(one.key)}
              aria-label={t("alignments.makeReference", { name: one.name })}
            >
              {one.key === referenceKey ? t("alignments.reference") : ""}
            </Radio>
            <span className={styles.pickName} title={one.name}>
              {one.name}
            </span>
            <span className={styles.soft}>{aboutOf(one)}</span>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={t("alignments.removeNamed", { name: one.name })}
              onClick={() => onRemove(one.key)}
            />
          </li>
        ))}
      </ul>
      {mayHaveNone && referenceKey !== null && (
        <Button type="link" size="small" onClick={() => onReference(null)}>
          {t("alignments.noReference")}
        </Button>
      )}
    </>
  );
};
