import { Segmented } from "antd";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { type ConcentrationKind, concentrations, type Quantity } from "../units.ts";
import styles from "./tools.module.css";

const words: Readonly<Record<ConcentrationKind, PhraseKey>> = {
  molar: "calculators.kindMolar",
  mass: "calculators.kindMass",
  fold: "calculators.kindFold",
  percent: "calculators.kindPercent",
};

/** The unit that fields of a kind begin with. */
const usual: Readonly<Record<ConcentrationKind, string>> = {
  molar: "µM",
  mass: "ng/µL",
  fold: "×",
  percent: "%",
};

export const emptyConcentration = (kind: ConcentrationKind, value: number | null = null): Quantity => ({
  value,
  unit: usual[kind],
});

interface ConcentrationKindChoiceProps {
  readonly kind: ConcentrationKind;
  readonly onChange: (next: ConcentrationKind) => void;
}

/** In which units one reckons: concentrations of different kinds cannot be compared. */
export const ConcentrationKindChoice = ({ kind, onChange }: ConcentrationKindChoiceProps) => {
  const t = useTranslation();
  return (
    <Segmented<ConcentrationKind>
      className={styles.choice ?? ""}
      aria-label={t("calculators.concentrationKind")}
      value={kind}
      options={(Object.keys(concentrations) as ConcentrationKind[]).map((value) => ({
        value,
        label: t(words[value]),
      }))}
      onChange={onChange}
    />
  );
};
