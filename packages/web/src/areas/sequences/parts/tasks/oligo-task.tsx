import { checkOligo } from "@benchleaf/bio";
import { Button, Input, Radio } from "antd";
import { useId, useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { MAX_PRIMER, MIN_PRIMER } from "../../annotation/pasted-oligos.ts";
import { bindingBases, boundPart, primerOnSelection } from "../../annotation/selected-primer.ts";
import type { TaskProps } from "../../annotation/task-props.ts";
import { usePositionLabels } from "../../hooks/use-position-labels.ts";
import { OligoFactsList } from "./oligo-facts-list.tsx";
import { TaskLine } from "./task-line.tsx";
import styles from "./task-panel.module.css";
import { TaskPanel } from "./task-panel.tsx";

const MAX_NAME = 64;

/** One primer on what is selected, its figures following the selection and the tail. */
export const OligoTask = ({ editor, onAdd, onClose }: TaskProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const id = useId();
  const { record, selection: selected } = editor.document;
  const [strand, setStrand] = useState<1 | -1>(1);
  const [tail, setTail] = useState("");
  const [name, setName] = useState("");
  const selection = boundPart(record, selected, strand);
  const isTrimmed = selection.length < selected.length;
  const placeWords = usePositionLabels(record.sequence.length);
  const checked = checkOligo(tail);
  const tailBases = checked.ok ? checked.bases : "";
  const hasBadTail = tail.trim() !== "" && !checked.ok;
  const total = tailBases.length + selection.length;
  const fitsSize = selection.length > 0 && total <= MAX_PRIMER;
  const binding = fitsSize ? bindingBases(record, selection, strand) : "";
  const usualName = `${record.name.slice(0, 40)}-${strand === 1 ? "F" : "R"}${record.primers.length + 1}`;

  const fault = (): string | null => {
    if (selection.length === 0) return t("annotation.selectForPrimer");
    if (hasBadTail) return t("annotation.badTail");
    return total < MIN_PRIMER || total > MAX_PRIMER
      ? t("annotation.primerSize", { least: MIN_PRIMER, most: MAX_PRIMER, size: format.number(total) })
      : null;
  };
  const said = fault();
  const add = () => {
    const primer = primerOnSelection(record, selection, {
      name: name.trim() || usualName,
      strand,
      tail: tailBases,
    });
    onAdd({ features: [], primers: [primer] });
    toasts.success(t("annotation.primerAdded", { name: primer.name }));
    setName("");
  };
  return (
    <TaskPanel title={t("annotation.oligoTitle")} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (said === null) add();
        }}
      >
        <p className={styles.help}>{t("annotation.oligoHelp")}</p>
        <TaskLine id={`${id}-name`} label={t("sequences.fieldName")}>
          <Input
            id={`${id}-name`}
            className={styles.short ?? ""}
            size="small"
            maxLength={MAX_NAME}
            value={name}
            placeholder={usualName}
            onChange={(event) => setName(event.target.value)}
          />
        </TaskLine>
        <div className={styles.line}>
          <span>{t("sequences.featureFieldStrand")}</span>
          <Radio.Group
            size="small"
            optionType="button"
            aria-label={t("sequences.featureFieldStrand")}
            value={strand}
            onChange={(event) => setStrand(event.target.value as 1 | -1)}
            options={[
              { value: 1, label: t("sequences.strandForward") },
              { value: -1, label: t("sequences.strandReverse") },
            ]}
          />
        </div>
        <TaskLine id={`${id}-tail`} label={t("annotation.tail")}>
          <Input
            id={`${id}-tail`}
            className={`${styles.short ?? ""} ${styles.bases ?? ""}`}
            size="small"
            value={tail}
            status={hasBadTail ? "error" : ""}
            spellCheck={false}
            autoComplete="off"
            placeholder="GGGGAATTC"
            onChange={(event) => setTail(event.target.value)}
          />
        </TaskLine>
        {isTrimmed && (
          <p className={styles.help} role="status">
            {t("annotation.trimmedToTm", {
              selected: format.basePairs(selected.length),
              bound: format.basePairs(selection.length, "nt"),
            })}
          </p>
        )}
        {said !== null && <p className={styles.fault}>{said}</p>}
        <div className={styles.actions}>
          <Button htmlType="submit" type="primary" disabled={said !== null}>
            {t("annotation.addPrimer")}
          </Button>
        </div>
      </form>
      {fitsSize && !hasBadTail && (
        <div className={styles.said}>
          <p className={styles.bases}>
            5′ <span className={styles.tail}>{tailBases}</span>
            {binding} 3′
          </p>
          <OligoFactsList tail={tailBases} binding={binding} place={placeWords(selection, strand)} />
        </div>
      )}
    </TaskPanel>
  );
};
