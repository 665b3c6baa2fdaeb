import { PlusOutlined } from "@ant-design/icons";
import type { SequenceRecord } from "@benchleaf/bio";
import { MAX_CLONING_FRAGMENTS } from "@benchleaf/contract";
import { Button } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type MoleculeCard, MoleculeCards } from "../../../shared/cloning/molecule-cards.tsx";
import { ChooseSequencesDialog } from "../../../shared/sequences/choose-sequences-dialog.tsx";
import { StretchFields } from "../../../shared/sequences/stretch-fields.tsx";
import {
  type AssemblyDraft,
  addParts,
  changePart,
  type DraftPart,
  flipPart,
  keyOf,
  movePart,
  removePart,
  roomOf,
} from "../assembly-draft.ts";
import styles from "./assembly.module.css";

export interface PartListProps {
  readonly draft: AssemblyDraft;
  readonly molecules: ReadonlyMap<string, SequenceRecord> | null;
  readonly nameOf: (partId: string) => string;
  readonly isChoosing: boolean;
  readonly onChoosing: (isOpen: boolean) => void;
  readonly onChange: (edit: (draft: AssemblyDraft) => AssemblyDraft) => void;
}

/** The parts in the order of the product; moved by dragging or by their buttons. */
export const PartList = ({ draft, molecules, nameOf, isChoosing, onChoosing, onChange }: PartListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { parts } = draft;
  const full = t("assembly.full", { limit: MAX_CLONING_FRAGMENTS });
  const cardOf = (part: DraftPart, index: number): MoleculeCard => {
    const record = molecules?.get(keyOf(part)) ?? null;
    const name = record?.name ?? nameOf(part.id);
    return {
      id: part.id,
      name,
      sequenceId: part.sequenceId,
      record,
      strand: part.strand,
      badge: <span className={styles.place}>{format.number(index + 1)}</span>,
      body: record && (
        <StretchFields
          name={name}
          record={record}
          stretch={part}
          onChange={(next) => onChange((before) => changePart(before, part.id, next))}
        />
      ),
    };
  };
  return (
    <>
      {parts.length > 0 && (
        <MoleculeCards
          label={t("assembly.parts")}
          cards={parts.map(cardOf)}
          onMove={(id, to) => onChange((before) => movePart(before, id, to))}
          onTurn={(id) => onChange((before) => flipPart(before, id))}
          onTakeOff={(id) => onChange((before) => removePart(before, id))}
        />
      )}
      <Button
        icon={<PlusOutlined aria-hidden />}
        block
        disabled={roomOf(draft) === 0}
        onClick={() => onChoosing(true)}
      >
        {t(parts.length === 0 ? "assembly.choose" : "assembly.add")}
      </Button>
      {roomOf(draft) === 0 && <p className={styles.soft}>{full}</p>}
      {isChoosing && (
        <ChooseSequencesDialog
          refuse={(chosen) => (chosen.length > roomOf(draft) ? full : null)}
          onChoose={(chosen) => {
            onChange((before) => addParts(before, chosen));
            onChoosing(false);
          }}
          onClose={() => onChoosing(false)}
        />
      )}
    </>
  );
};
