import type { SequenceRecord } from "@benchleaf/bio";
import { Modal, Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import { unitOf } from "../sequence-words.ts";
import { DialogField } from "./dialog-field.tsx";
import { dialogTitle } from "./dialog-title.ts";
import { namedList } from "./named-list.ts";

interface ChooseRecordDialogProps {
  readonly records: readonly SequenceRecord[];
  /** Null when none is wanted. */
  readonly onChoose: (record: SequenceRecord | null) => void;
}

/** A file of several sequences: which of them goes in. */
export const ChooseRecordDialog = ({ records, onChoose }: ChooseRecordDialogProps) => {
  const t = useWords();
  const format = useFormat();
  const [chosen, setChosen] = useState(0);
  return (
    <Modal
      open
      width={480}
      title={dialogTitle(t("sequences.editInsertFile"))}
      okText={t("sequences.insert")}
      cancelText={t("sequences.cancel")}
      onOk={() => onChoose(records[chosen] ?? null)}
      onCancel={() => onChoose(null)}
    >
      <DialogField label={t("sequences.insertFileChoose", { count: records.length })}>
        {(id) => (
          <Select
            {...namedList(id, t("sequences.editInsertFile"))}
            value={chosen}
            showSearch={{ optionFilterProp: "label" }}
            onChange={setChosen}
            options={records.map((record, value) => ({
              value,
              label: `${record.name} · ${format.basePairs(record.sequence.length, unitOf(record))}`,
            }))}
          />
        )}
      </DialogField>
    </Modal>
  );
};
