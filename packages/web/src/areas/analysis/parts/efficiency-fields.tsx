import type { AnalysisContent } from "@benchleaf/contract";
import { InputNumber } from "antd";
import { useId } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./analysis.module.css";

type Efficiencies = AnalysisContent["spec"]["options"]["efficiencies"];

interface EfficiencyFieldsProps {
  readonly genes: readonly string[];
  readonly value: Efficiencies;
  readonly onChange: (value: Efficiencies) => void;
}

/** The amplification efficiency of each gene, in per cent; a gene without one doubles in each cycle. */
export const EfficiencyFields = ({ genes, value, onChange }: EfficiencyFieldsProps) => {
  const t = useTranslation();
  const id = useId();
  return genes.map((gene, index) => (
    <div key={gene} className={styles.field}>
      <label htmlFor={`${id}${index}`}>{t("analysis.efficiencyOf", { gene })}</label>
      <InputNumber
        id={`${id}${index}`}
        min={50}
        max={120}
        suffix="%"
        value={Math.round((value[gene] ?? 1) * 1_000) / 10}
        onChange={(percent) => {
          const { [gene]: _, ...others } = value;
          onChange(percent === null || percent === 100 ? others : { ...others, [gene]: percent / 100 });
        }}
      />
    </div>
  ));
};
