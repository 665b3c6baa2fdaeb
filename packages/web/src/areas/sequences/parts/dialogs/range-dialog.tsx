import type { Selection, SequenceRecord } from "@benchleaf/bio";
import { InputNumber } from "antd";
import { type FormEvent, useId, useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { caretAt, oneBasedEnds, selectionFromOneBased } from "../../sequence-selection.ts";
import styles from "../list/residues-field.module.css";

interface RangeDialogProps {
  readonly kind: "goTo" | "selectRange";
  readonly record: SequenceRecord;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onClose: () => void;
}

/** A position to go to or a stretch to select, counted from one. */
export const RangeDialog = ({ kind, record, selection, onSelect, onClose }: RangeDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const size = record.sequence.length;
  const ends = oneBasedEnds(selection, size);
  const [first, setFirst] = useState<number | null>(Math.min(ends.first, size));
  const [last, setLast] = useState<number | null>(selection.length > 0 ? ends.last : size);
  const [fault, setFault] = useState<string | null>(null);
  const isRange = kind === "selectRange";

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const wanted = selectionFromOneBased(first ?? 0, isRange ? (last ?? 0) : (first ?? 0), record);
    if (wanted === "outside") return setFault(t("sequences.rangeOutside", { size: format.number(size) }));
    if (wanted === "backwards") return setFault(t("sequences.rangeBackwards"));
    onSelect(isRange ? wanted : caretAt(wanted.start));
    onClose();
  };
  const field = (
    name: string,
    label: string,
    value: number | null,
    set: (value: number | null) => void,
    isFirst: boolean,
  ) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <InputNumber
        id={`${id}-${name}`}
        style={{ width: "100%" }}
        value={value}
        precision={0}
        controls={false}
        autoFocus={isFirst}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-help`}
        onFocus={(event) => event.target.select()}
        onChange={(next) => {
          set(next);
          setFault(null);
        }}
      />
    </div>
  );
  return (
    <Dialog
      open
      width={420}
      title={t(isRange ? "sequences.selectRange" : "sequences.goToTitle")}
      okText={t(isRange ? "sequences.selectAction" : "sequences.goToAction")}
      cancelText={t("sequences.cancel")}
      onOk={() => submit()}
      onCancel={onClose}
    >
      <form className={styles.form} data-no-loss onSubmit={submit}>
        <div className={styles.pair}>
          {field(
            "first",
            isRange ? t("sequences.selectFrom") : t("sequences.goToField", { size: format.number(size) }),
            first,
            setFirst,
            true,
          )}
          {isRange && field("last", t("sequences.selectTo"), last, setLast, false)}
        </div>
        <p
          id={`${id}-help`}
          className={fault === null ? styles.help : styles.fault}
          role={fault === null ? undefined : "alert"}
        >
          {fault ?? (isRange && record.topology === "circular" ? t("sequences.selectCircularHelp") : "")}
        </p>
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
};
