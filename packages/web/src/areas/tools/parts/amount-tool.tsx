import { type Alphabet, meanMolarMass, type PolymerKind } from "@benchleaf/bio";
import { Select } from "antd";
import { useId, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import type { ToolProps } from "../tool-props.ts";
import { amounts, concentrations, inBase, masses, type Quantity, volumes } from "../units.ts";
import { useQuantityLabels } from "../use-quantity-labels.ts";
import type { AnswerRow } from "./answer.tsx";
import { Calculation } from "./calculation.tsx";
import { CountField, QuantityField } from "./quantity-field.tsx";
import styles from "./tools.module.css";

const kinds: Readonly<Record<PolymerKind, PhraseKey>> = {
  "double-dna": "calculators.doubleDna",
  "single-dna": "calculators.singleDna",
  "single-rna": "calculators.singleRna",
  protein: "calculators.protein",
};
const lengthUnits = { "double-dna": "bp", "single-dna": "nt", "single-rna": "nt", protein: "aa" } as const;

const kindOf = (alphabet: Alphabet | undefined): PolymerKind =>
  alphabet === "protein" ? "protein" : alphabet === "rna" ? "single-rna" : "double-dna";

const AVOGADRO = 6.022_140_76e23;

/** From a mass to moles and molecules, and with a volume to concentrations. */
export const AmountTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { quantity, count, entered } = useQuantityLabels();
  const [kind, setKind] = useState<PolymerKind>(kindOf(source?.kind));
  const [length, setLength] = useState<number | null>(source?.letters.length ?? 2686);
  const [mass, setMass] = useState<Quantity>({ value: 1, unit: "µg" });
  const [volume, setVolume] = useState<Quantity>({ value: 50, unit: "µL" });
  const kindId = useId();

  const answer = (): readonly AnswerRow[] | null => {
    const grams = inBase(mass, masses);
    const litres = inBase(volume, volumes);
    if (length === null || !(grams > 0)) return null;
    const molarMass = meanMolarMass(kind, length);
    const moles = grams / molarMass;
    return [
      [t("calculators.molarMass"), `${format.number(molarMass / 1000, 2)} kDa`],
      [t("calculators.moles"), quantity(moles, amounts)],
      [t("calculators.molecules"), count(moles * AVOGADRO)],
      ...(litres > 0
        ? [
            [t("calculators.molarity"), quantity(moles / litres, concentrations.molar)] as const,
            [
              t("calculators.massConcentration"),
              quantity(grams / litres, { "µg/µL": 1, "ng/µL": 1e-3 }),
            ] as const,
          ]
        : []),
    ];
  };
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={kindId}>{t("calculators.molecule")}</label>
          <Select<PolymerKind>
            id={kindId}
            value={kind}
            options={(Object.keys(kinds) as PolymerKind[]).map((value) => ({
              value,
              label: t(kinds[value]),
            }))}
            onChange={setKind}
          />
        </div>
        <CountField
          label={t("calculators.length")}
          unit={lengthUnits[kind]}
          value={length}
          onChange={setLength}
        />
        <QuantityField label={t("calculators.mass")} quantity={mass} units={masses} onChange={setMass} />
        <QuantityField
          label={t("calculators.dissolvedIn")}
          quantity={volume}
          units={volumes}
          onChange={setVolume}
        />
      </div>
      <Calculation
        title={t("sequences.tool-amount")}
        given={[
          [t("calculators.molecule"), t(kinds[kind])],
          [t("calculators.length"), entered({ value: length, unit: lengthUnits[kind] })],
          [t("calculators.mass"), entered(mass)],
          [t("calculators.dissolvedIn"), entered(volume)],
        ]}
        rows={answer()}
        remark={t("calculators.fillIn")}
      />
    </>
  );
};
