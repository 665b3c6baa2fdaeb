import { type Primer, primerPlaces, type SequenceRecord } from "@benchleaf/bio";
import { Input } from "antd";
import { useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { boundBases } from "../../annotation/bound-bases.ts";
import { MAX_PRIMER, MIN_PRIMER } from "../../annotation/pasted-oligos.ts";
import { usePositionLabels } from "../../hooks/use-position-labels.ts";
import { useRebound } from "../../hooks/use-rebound.ts";
import { OligoFactsList } from "../tasks/oligo-facts-list.tsx";
import { DialogField } from "./dialog-field.tsx";
import { dialogTitle } from "./dialog-title.ts";
import styles from "./editing-dialogs.module.css";

interface PrimerDialogProps {
  readonly primer: Primer;
  readonly record: SequenceRecord;
  readonly onPut: (primer: Primer) => void;
  readonly onClose: () => void;
}

const MAX_NAME = 64;

/** The name and the residues of a primer; with other residues it binds where they do. */
export const PrimerDialog = ({ primer, record, onPut, onClose }: PrimerDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [name, setName] = useState(primer.name);
  const [text, setText] = useState(primer.order ?? primer.bases);
  const size = record.sequence.length;
  const placeWords = usePositionLabels(size);
  const { bases, rebound } = useRebound(primer, text, record);
  const binding = rebound ? boundBases(rebound) : "";
  const placeOf = (one: Primer): string => {
    const places = primerPlaces(one, { size, isCircular: record.topology === "circular" });
    if (places.length === 0) return t("annotation.bindsNowhere");
    return format.list(places.map((place) => placeWords(place, place.strand)));
  };
  const submit = () => {
    if (!rebound || name.trim() === "") return;
    onPut({ ...rebound, name: name.trim() });
    onClose();
  };
  return (
    <Dialog
      open
      width={560}
      title={dialogTitle(t("annotation.editPrimer"))}
      okText={t("annotation.primerAction")}
      cancelText={t("sequences.cancel")}
      okButtonProps={{ disabled: rebound === null || name.trim() === "" }}
      onOk={submit}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <DialogField label={t("sequences.fieldName")}>
          {(id) => (
            <Input
              id={id}
              value={name}
              maxLength={MAX_NAME}
              onChange={(event) => setName(event.target.value)}
              onPressEnter={submit}
            />
          )}
        </DialogField>
        <DialogField label={t("annotation.primerBases")}>
          {(id) => (
            <Input.TextArea
              id={id}
              className={`${styles.bases} ${styles.growing}`}
              value={text}
              rows={2}
              spellCheck={false}
              status={bases === null ? "error" : ""}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </DialogField>
        {bases === null && (
          <p className={styles.fault} role="alert">
            {t("annotation.primerLetters", { least: MIN_PRIMER, most: MAX_PRIMER })}
          </p>
        )}
        {rebound && (
          <OligoFactsList
            tail={rebound.bases.slice(0, rebound.bases.length - binding.length)}
            binding={binding}
            {...(rebound.order !== undefined && { order: rebound.order })}
            place={placeOf(rebound)}
          />
        )}
      </div>
    </Dialog>
  );
};
