import { ligationAmounts } from "@benchleaf/bio";
import { useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import type { ToolProps } from "../tool-props.ts";
import { amounts, inBase, masses, type Quantity } from "../units.ts";
import { useQuantityLabels } from "../use-quantity-labels.ts";
import { useRefusalMessage } from "./answer.tsx";
import { Calculation } from "./calculation.tsx";
import { CountField, QuantityField } from "./quantity-field.tsx";
import styles from "./tools.module.css";

/** The amount of insert for a vector. */
export const LigationTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const { quantity, entered } = useQuantityLabels();
  const refusal = useRefusalMessage();
  const [vectorMass, setVectorMass] = useState<Quantity>({ value: 50, unit: "ng" });
  const [vectorLength, setVectorLength] = useState<number | null>(3000);
  const [insertLength, setInsertLength] = useState<number | null>(source?.letters.length ?? 1000);
  const [ratio, setRatio] = useState<number | null>(3);

  const made = ligationAmounts({
    vectorMass: inBase(vectorMass, masses),
    vectorLength: vectorLength ?? Number.NaN,
    insertLength: insertLength ?? Number.NaN,
    ratio: ratio ?? Number.NaN,
  });
  return (
    <>
      <div className={styles.fields}>
        <QuantityField
          label={t("calculators.vectorMass")}
          quantity={vectorMass}
          units={masses}
          onChange={setVectorMass}
        />
        <CountField
          label={t("calculators.vectorLength")}
          unit="bp"
          value={vectorLength}
          onChange={setVectorLength}
        />
        <CountField
          label={t("calculators.insertLength")}
          unit="bp"
          value={insertLength}
          onChange={setInsertLength}
        />
        <CountField
          label={t("calculators.ratio")}
          unit=": 1"
          value={ratio}
          isWhole={false}
          onChange={setRatio}
        />
      </div>
      <Calculation
        title={t("sequences.tool-ligation")}
        given={[
          [t("calculators.vectorMass"), entered(vectorMass)],
          [t("calculators.vectorLength"), entered({ value: vectorLength, unit: "bp" })],
          [t("calculators.insertLength"), entered({ value: insertLength, unit: "bp" })],
          [t("calculators.ratio"), entered({ value: ratio, unit: ": 1" })],
        ]}
        rows={
          made.ok
            ? [
                [t("calculators.insertMass"), quantity(made.insertMass, masses)],
                [t("calculators.insertAmount"), quantity(made.insertAmount, amounts)],
                [t("calculators.vectorAmount"), quantity(made.vectorAmount, amounts)],
              ]
            : null
        }
        {...(made.ok ? {} : { remark: refusal(made) })}
      />
    </>
  );
};
