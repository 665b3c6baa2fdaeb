import { meltingTemperature, type SequenceRecord, sliceBases } from "@benchleaf/bio";
import type { LabFile } from "@benchleaf/contract";
import { useDeferredValue, useMemo } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { AnalysisTracks } from "../../analysis/use-analysis.ts";
import { useMoleculeFacts } from "../../hooks/use-molecule-facts.ts";
import { type FactRow, useMoleculeRows } from "../../hooks/use-molecule-rows.ts";
import { usePositionLabels } from "../../hooks/use-position-labels.ts";
import type { SequenceDocument } from "../../sequence-document.ts";
import { unitOf } from "../../sequence-labels.ts";
import { gcPercent } from "../../sequence-selection.ts";
import { DescriptionFacts } from "./description-facts.tsx";
import { FactList } from "./fact-list.tsx";
import styles from "./properties-pane.module.css";

interface PropertiesPaneProps {
  readonly file: LabFile;
  readonly document: SequenceDocument;
  readonly tracks: AnalysisTracks;
  readonly isEditable: boolean;
  readonly onDescribe: () => void;
}

/** Longer ranges are not oligos; their Tm would be meaningless. */
const MAX_MELTED = 10_000;

/** What is known of the molecule and its file. */
export const PropertiesPane = ({ file, document, tracks, isEditable, onDescribe }: PropertiesPaneProps) => {
  const t = useTranslation();
  const format = useFormat();
  // Counting residues waits while the hand is still moving.
  const { record, selection } = useDeferredValue(document);
  const facts = useMoleculeFacts(record);
  const rows = useMoleculeRows();
  const placeWords = usePositionLabels(record.sequence.length);

  const ofSelection = useMemo(
    () => selectionRows(record, selection, format.number),
    [record, selection, format],
  );
  const counts: readonly FactRow[] = [
    [t("annotation.tabFeatures"), format.number(record.features.length)],
    ...(record.kind === "protein"
      ? []
      : [
          [t("annotation.tabPrimers"), format.number(record.primers.length)] as const,
          [t("annotation.cutSitesShown"), format.number(tracks.cuts.length)] as const,
        ]),
  ];
  const fileRows: readonly FactRow[] = [
    [t("sequences.columnOwner"), file.ownerName],
    [t("annotation.created"), format.dateTime(file.createTime)],
    [t("sequences.columnUpdated"), format.dateTime(file.updateTime)],
    [t("annotation.version"), format.number(file.version)],
  ];
  return (
    <div className={styles.pane}>
      <FactList title={t("annotation.groupMolecule")} rows={rows.molecule(record, file.name, facts)} />
      {facts?.protein && <FactList title={t("annotation.groupProtein")} rows={rows.protein(facts.protein)} />}
      {selection.length > 0 && (
        <FactList
          title={t("annotation.groupSelection")}
          rows={[
            [t("sequences.rowsNumbering"), placeWords(selection)],
            [t("sequences.columnSize"), format.basePairs(selection.length, unitOf(record))],
            ...ofSelection,
          ]}
        />
      )}
      <FactList title={t("annotation.groupAnnotations")} rows={counts} />
      <DescriptionFacts record={record} isEditable={isEditable} onDescribe={onDescribe} />
      <FactList title={t("annotation.groupFile")} rows={fileRows} />
    </div>
  );
};

/** GC and Tm of what is selected of a nucleic acid. */
const selectionRows = (
  record: SequenceRecord,
  selection: SequenceDocument["selection"],
  number: (value: number, digits: number) => string,
): readonly FactRow[] => {
  if (record.kind === "protein") return [];
  const letters = sliceBases(record, selection);
  const gc = gcPercent(letters);
  const tm = selection.length <= MAX_MELTED ? meltingTemperature(letters) : null;
  return [
    ["GC", gc === null ? "—" : `${number(gc, 2)} %`],
    ["Tm", tm === null ? "—" : `${number(tm, 1)} ℃`],
  ];
};
