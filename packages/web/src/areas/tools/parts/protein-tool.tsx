import { proteinProperties } from "@benchleaf/bio";
import { useDeferredValue, useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { markdownFacts } from "../../../kernel/markdown.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { residuesOf } from "../bases-of.ts";
import { MAX_CONVERTED } from "../convert-sequence.ts";
import type { ToolProps } from "../tool-props.ts";
import { Answer, type AnswerRow } from "./answer.tsx";
import { proteinOf } from "./back-translate-tool.tsx";
import { ChargeCurve } from "./charge-curve.tsx";
import { ResultBar } from "./result-bar.tsx";
import { ResiduesField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

/** Properties of a protein: mass, charge, absorption, stability. */
export const ProteinTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [text, setText] = useState(() => proteinOf(source));
  const seen = useDeferredValue(text);
  const protein = useMemo(() => residuesOf(seen), [seen]);
  const isTooLong = protein.length > MAX_CONVERTED;
  const made = useMemo(
    () => (protein === "" || isTooLong ? null : proteinProperties(protein)),
    [protein, isTooLong],
  );
  const orNone = (value: number | null, digits: number) =>
    value === null ? "–" : format.number(value, digits);
  const rows = (): readonly AnswerRow[] | null => {
    if (!made?.ok) return null;
    return [
      [t("toolbox.residues"), format.basePairs(made.length, "aa")],
      [t("toolbox.weight"), `${format.number(made.molecularWeight / 1000, 3)} kDa`],
      [t("toolbox.monoisotopic"), `${format.number(made.monoisotopicMass, 4)} Da`],
      [t("toolbox.pI"), format.number(made.isoelectricPoint, 2)],
      [t("toolbox.charge"), format.number(made.chargeAtPh7, 2)],
      [t("toolbox.extinctionReduced"), `${format.number(made.extinctionReduced)} M⁻¹ cm⁻¹`],
      [t("toolbox.extinctionCystines"), `${format.number(made.extinctionCystines)} M⁻¹ cm⁻¹`],
      [t("toolbox.absorbance"), format.number(made.absorbanceReduced, 3)],
      [t("toolbox.gravy"), orNone(made.gravy, 3)],
      [t("toolbox.instability"), orNone(made.instabilityIndex, 2)],
      [t("toolbox.aliphatic"), format.number(made.aliphaticIndex, 2)],
      [t("toolbox.aromaticity"), format.number(made.aromaticity, 3)],
      [
        t("toolbox.composition"),
        Object.entries(made.composition)
          .sort(([, a], [, b]) => b - a)
          .map(([letter, count]) => `${letter} ${count}`)
          .join("  "),
      ],
    ];
  };
  const shown = rows();
  const remark = () => {
    if (isTooLong) return t("toolbox.tooLong", { most: format.basePairs(MAX_CONVERTED, "aa") });
    if (made === null || made.ok) return t("toolbox.typeProtein");
    return t("toolbox.oddResidue", { position: format.number((made.error.position ?? 0) + 1) });
  };
  return (
    <>
      <ResiduesField
        label={t("toolbox.protein")}
        kind="residues"
        value={text}
        placeholder="MKLVVVGAGG…"
        onChange={setText}
      />
      <Answer rows={shown} remark={remark()} />
      {shown && (
        <div className={styles.outcome}>
          <ResultBar
            text={shown.map((row) => row.join("\t")).join("\n")}
            page={markdownFacts(shown)}
            fileName={`${[source?.name, t("sequences.tool-protein")].filter(Boolean).join(" ")}.txt`}
          />
        </div>
      )}
      {shown && <ChargeCurve protein={protein} name={source?.name ?? ""} />}
    </>
  );
};
