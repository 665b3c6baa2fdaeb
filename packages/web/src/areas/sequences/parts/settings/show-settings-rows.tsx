import type { Alphabet } from "@benchleaf/bio";
import { Select, Slider, Switch } from "antd";
import { type BasePalette, basePalettes } from "../../../../canvas/base-palettes.ts";
import { type ResiduePalette, residuePalettes } from "../../../../canvas/residue-palettes.ts";
import type { RowDisplay } from "../../../../canvas/row-display.ts";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import {
  cutLineCounts,
  MAX_TRACE_SCALE,
  MIN_TRACE_SCALE,
  numberings,
  rowLengths,
} from "../../analysis/analysis-settings.ts";
import styles from "./show-settings.module.css";
import { Field } from "./show-settings-field.tsx";

interface RowSettingsProps {
  readonly kind: Alphabet;
  readonly hasTrace: boolean;
  readonly rows: RowDisplay;
  readonly onChange: (next: RowDisplay) => void;
}

const numberingWords: Readonly<Record<RowDisplay["numbering"], PhraseKey>> = {
  both: "sequences.rowsNumberBoth",
  left: "sequences.rowsNumberLeft",
  none: "sequences.rowsNumberNone",
};
const cutLineWords: Readonly<Record<number, PhraseKey>> = {
  0: "sequences.rowsNamesNone",
  2: "sequences.rowsNamesFew",
  4: "sequences.rowsNamesSome",
  8: "sequences.rowsNamesMany",
};
const residueWords: Readonly<Record<ResiduePalette, PhraseKey>> = {
  rasMol: "sequences.rowsResidueRasMol",
  shapely: "sequences.rowsResidueShapely",
  zappo: "sequences.rowsResidueZappo",
  taylor: "sequences.rowsResidueTaylor",
  hydropathy: "sequences.rowsResidueHydropathy",
};
const baseWords: Readonly<Record<BasePalette, PhraseKey>> = {
  dyes: "sequences.rowsBaseDyes",
  jalview: "sequences.rowsBaseJalview",
  shapely: "sequences.rowsBaseShapely",
  purines: "sequences.rowsBasePurines",
};
/** Stands for as many residues as fit. */
const AUTOMATIC = 0;

/** How the residues are drawn. */
export const RowSettings = ({ kind, hasTrace, rows, onChange }: RowSettingsProps) => {
  const t = useTranslation();
  const set = (change: Partial<RowDisplay>) => onChange({ ...rows, ...change });
  const isProtein = kind === "protein";
  const toggle = (label: PhraseKey, key: "hasTranslations" | "hasComplement") => (
    <div className={styles.head}>
      <span>{t(label)}</span>
      <Switch
        size="small"
        aria-label={t(label)}
        checked={rows[key]}
        onChange={(isOn) => set({ [key]: isOn })}
      />
    </div>
  );
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t("sequences.rowsTitle")}</h3>
      {!isProtein && toggle("sequences.rowsTranslations", "hasTranslations")}
      {!isProtein && toggle("sequences.rowsComplement", "hasComplement")}
      <Field label={t("sequences.rowsResidueCode")}>
        <Select<1 | 3>
          value={rows.residueCode}
          options={[
            { value: 1, label: t("sequences.rowsOneLetter") },
            { value: 3, label: t("sequences.rowsThreeLetters") },
          ]}
          onChange={(residueCode) => set({ residueCode })}
        />
      </Field>
      <Field label={t("sequences.rowsResidueColors")}>
        <Select<RowDisplay["residueColors"]>
          value={rows.residueColors}
          options={[
            ...residuePalettes.map((value) => ({ value, label: t(residueWords[value]) })),
            { value: "none" as const, label: t("sequences.rowsNoColors") },
          ]}
          onChange={(residueColors) => set({ residueColors })}
        />
      </Field>
      {!isProtein && (
        <Field label={t("sequences.rowsBaseColors")}>
          <Select<RowDisplay["baseColors"]>
            value={rows.baseColors}
            options={[
              { value: "none" as const, label: t("sequences.rowsNoColors") },
              ...basePalettes.map((value) => ({ value, label: t(baseWords[value]) })),
            ]}
            onChange={(baseColors) => set({ baseColors })}
          />
        </Field>
      )}
      <Field label={t("sequences.rowsLength")}>
        <Select<number>
          value={rows.perRow ?? AUTOMATIC}
          options={rowLengths.map((length) => ({
            value: length ?? AUTOMATIC,
            label: length ?? t("sequences.rowsAutomatic"),
          }))}
          onChange={(length) => set({ perRow: length === AUTOMATIC ? null : length })}
        />
      </Field>
      <Field label={t("sequences.rowsNumbering")}>
        <Select<RowDisplay["numbering"]>
          value={rows.numbering}
          options={numberings.map((numbering) => ({ value: numbering, label: t(numberingWords[numbering]) }))}
          onChange={(numbering) => set({ numbering })}
        />
      </Field>
      {kind === "dna" && (
        <Field label={t("sequences.rowsNames")}>
          <Select<number>
            value={rows.cutLines}
            options={cutLineCounts.map((count) => ({
              value: count,
              label: t(cutLineWords[count] ?? "sequences.rowsNamesMany"),
            }))}
            onChange={(cutLines) => set({ cutLines })}
          />
        </Field>
      )}
      {hasTrace && (
        <Field label={t("sequences.rowsTraceHeight")}>
          <Slider
            min={MIN_TRACE_SCALE}
            max={MAX_TRACE_SCALE}
            step={0.5}
            value={rows.traceScale}
            onChange={(traceScale) => set({ traceScale })}
          />
        </Field>
      )}
    </section>
  );
};
