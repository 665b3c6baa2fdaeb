import { dilute } from "@benchleaf/bio";
import { useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { type ConcentrationKind, concentrations, inBase, type Quantity, volumes } from "../units.ts";
import { useQuantityLabels } from "../use-quantity-labels.ts";
import { useRefusalMessage } from "./answer.tsx";
import { Calculation } from "./calculation.tsx";
import { ConcentrationKindChoice, emptyConcentration } from "./concentration-kind.tsx";
import { QuantityField } from "./quantity-field.tsx";
import styles from "./tools.module.css";

/** How much stock and how much diluent make a volume of a concentration. */
export const DilutionTool = () => {
  const t = useTranslation();
  const { quantity, entered } = useQuantityLabels();
  const refusal = useRefusalMessage();
  const [kind, setKind] = useState<ConcentrationKind>("molar");
  const [stock, setStock] = useState<Quantity>(() => emptyConcentration("molar", 100));
  const [wanted, setWanted] = useState<Quantity>(() => emptyConcentration("molar", 10));
  const [volume, setVolume] = useState<Quantity>({ value: 50, unit: "µL" });

  const units = concentrations[kind];
  const change = (next: ConcentrationKind) => {
    setKind(next);
    setStock(emptyConcentration(next, stock.value));
    setWanted(emptyConcentration(next, wanted.value));
  };
  const made = dilute({
    stock: inBase(stock, units),
    wanted: inBase(wanted, units),
    volume: inBase(volume, volumes),
  });
  return (
    <>
      <ConcentrationKindChoice kind={kind} onChange={change} />
      <div className={styles.fields}>
        <QuantityField label={t("calculators.stock")} quantity={stock} units={units} onChange={setStock} />
        <QuantityField label={t("calculators.wanted")} quantity={wanted} units={units} onChange={setWanted} />
        <QuantityField
          label={t("calculators.finalVolume")}
          quantity={volume}
          units={volumes}
          onChange={setVolume}
        />
      </div>
      <Calculation
        title={t("sequences.tool-dilution")}
        given={[
          [t("calculators.stock"), entered(stock)],
          [t("calculators.wanted"), entered(wanted)],
          [t("calculators.finalVolume"), entered(volume)],
        ]}
        rows={
          made.ok
            ? [
                [t("calculators.takeStock"), quantity(made.stockVolume, volumes)],
                [t("calculators.addDiluent"), quantity(made.diluentVolume, volumes)],
              ]
            : null
        }
        {...(made.ok ? {} : { remark: refusal(made) })}
      />
    </>
  );
};
