import { diluteSerially } from "@benchleaf/bio";
import { useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { type ConcentrationKind, concentrations, inBase, type Quantity, volumes } from "../units.ts";
import { useQuantityLabels } from "../use-quantity-labels.ts";
import { useRefusalMessage } from "./answer.tsx";
import { Calculation } from "./calculation.tsx";
import { ConcentrationKindChoice, emptyConcentration } from "./concentration-kind.tsx";
import { CountField, QuantityField } from "./quantity-field.tsx";
import styles from "./tools.module.css";

/** A plate has 12 columns; two plates' worth is the longest row that anyone pipettes. */
const MAX_TUBES = 24;

/** A row of tubes, each thinner by a factor than the one before. */
export const SerialDilutionTool = () => {
  const t = useTranslation();
  const { quantity, entered } = useQuantityLabels();
  const refusal = useRefusalMessage();
  const [kind, setKind] = useState<ConcentrationKind>("molar");
  const [stock, setStock] = useState<Quantity>(() => emptyConcentration("molar", 100));
  const [factor, setFactor] = useState<number | null>(10);
  const [tubes, setTubes] = useState<number | null>(6);
  const [volume, setVolume] = useState<Quantity>({ value: 200, unit: "µL" });

  const units = concentrations[kind];
  const made = diluteSerially({
    stock: inBase(stock, units),
    factor: factor ?? Number.NaN,
    tubes: tubes ?? Number.NaN,
    volume: inBase(volume, volumes),
  });
  return (
    <>
      <ConcentrationKindChoice
        kind={kind}
        onChange={(next) => {
          setKind(next);
          setStock(emptyConcentration(next, stock.value));
        }}
      />
      <div className={styles.fields}>
        <QuantityField label={t("calculators.stock")} quantity={stock} units={units} onChange={setStock} />
        <CountField
          label={t("calculators.factor")}
          unit="×"
          value={factor}
          isWhole={false}
          onChange={setFactor}
        />
        <CountField label={t("calculators.tubes")} value={tubes} max={MAX_TUBES} onChange={setTubes} />
        <QuantityField
          label={t("calculators.tubeVolume")}
          quantity={volume}
          units={volumes}
          onChange={setVolume}
        />
      </div>
      <Calculation
        title={t("sequences.tool-serial-dilution")}
        given={[
          [t("calculators.stock"), entered(stock)],
          [t("calculators.factor"), entered({ value: factor, unit: "×" })],
          [t("calculators.tubes"), entered({ value: tubes, unit: "" })],
          [t("calculators.tubeVolume"), entered(volume)],
        ]}
        rows={
          made.ok
            ? [
                [t("calculators.diluentEach"), quantity(made.diluentVolume, volumes)],
                [t("calculators.transferEach"), quantity(made.transferVolume, volumes)],
                ...made.concentrations.map(
                  (concentration, index) =>
                    [t("calculators.tube", { number: index + 1 }), quantity(concentration, units)] as const,
                ),
              ]
            : null
        }
        {...(made.ok ? {} : { remark: refusal(made) })}
      />
    </>
  );
};
