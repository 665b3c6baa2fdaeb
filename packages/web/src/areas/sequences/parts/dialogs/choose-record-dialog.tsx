import type { SequenceRecord } from "@benchleaf/bio";
import { Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { RecordChoice } from "../../hooks/use-editor-tools.ts";
import { unitOf } from "../../sequence-labels.ts";
import { namedList } from "../named-list.ts";
import { DialogField } from "./dialog-field.tsx";
import { dialogTitle } from "./dialog-title.ts";

interface ChooseRecordDialogProps {
  readonly choice: RecordChoice;
  /** Null when none is wanted. */
  readonly onChoose: (record: SequenceRecord | null) => void;
}

/** Several sequences of a file or of the library: which one to insert. */
export const ChooseRecordDialog = ({ choice: { from, records }, onChoose }: ChooseRecordDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [chosen, setChosen] = useState(0);
  const title = t(from === "file" ? "sequences.editInsertFile" : "sequences.insertPlasmid");
  const question = from === "file" ? "sequences.insertFileChoose" : "sequences.insertPlasmidChoose";
  return (
    <Dialog
      open
      width={480}
      title={dialogTitle(title)}
      okText={t("sequences.insert")}
      cancelText={t("sequences.cancel")}
      onOk={() => onChoose(records[chosen] ?? null)}
      onCancel={() => onChoose(null)}
    >
      <DialogField label={t(question, { count: records.length })}>
        {(id) => (
          <Select
            {...namedList(id, title)}
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
    </Dialog>
  );
};
