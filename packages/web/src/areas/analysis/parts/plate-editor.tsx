import {
  blankOf,
  changeWells,
  emptyWell,
  newPlate,
  type Plate,
  type PlateSize,
  pasteValues,
  plateSizes,
  wellsBetween,
} from "@benchleaf/bio";
import type { AnalysisContent } from "@benchleaf/contract";
import { Select } from "antd";
import { useId, useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { numberText } from "../work/headline-text.ts";
import styles from "./analysis.module.css";
import { PlateForm } from "./plate-form.tsx";
import { PlateGrid, type PlateSelection } from "./plate-grid.tsx";

interface PlateEditorProps {
  readonly plate: Plate;
  readonly decimalMark: AnalysisContent["spec"]["decimalMark"];
  readonly onChange: (plate: Plate) => void;
}

/** A plate with the form of its selected wells. */
export const PlateEditor = ({ plate, decimalMark, onChange }: PlateEditorProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const id = useId();
  const [selection, setSelection] = useState<PlateSelection>({ from: 0, to: 0 });
  const shown = selection.to < plate.size && selection.from < plate.size ? selection : { from: 0, to: 0 };
  const wells = wellsBetween(plate, shown.from, shown.to);
  const blank = plate.isBlankSubtracted ? blankOf(plate, decimalMark) : null;
  const paste = (cells: string[][]) => {
    const pasted = pasteValues(plate, Math.min(...wells), cells);
    onChange(pasted.plate);
    if (pasted.lost > 0) toasts.warning(t("analysis.pasteLost", { count: pasted.lost }));
  };
  const resize = (size: PlateSize) => {
    onChange({ ...newPlate(size), isBlankSubtracted: plate.isBlankSubtracted });
    setSelection({ from: 0, to: 0 });
  };
  return (
    <>
      <div className={styles.line}>
        <label htmlFor={id}>{t("analysis.plateSize")}</label>
        <Select
          id={id}
          value={plate.size}
          options={plateSizes.map((value) => ({ value, label: t("analysis.plateWells", { count: value }) }))}
          onChange={resize}
        />
        <span className={styles.soft}>{t("analysis.plateHelp")}</span>
      </div>
      <PlateGrid
        plate={plate}
        selection={shown}
        onSelect={setSelection}
        onPaste={paste}
        onClear={() => onChange(changeWells(plate, wells, emptyWell))}
      />
      {blank && (
        <p className={styles.soft}>
          {t("analysis.blankMean", { mean: numberText(blank.mean, "mean"), count: blank.count })}
        </p>
      )}
      <PlateForm plate={plate} wells={wells} onChange={onChange} />
    </>
  );
};
