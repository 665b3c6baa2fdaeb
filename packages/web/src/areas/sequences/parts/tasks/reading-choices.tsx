import { type Frame, findGeneticCode, type GeneticCodeId, geneticCodes } from "@benchleaf/bio";
import { Checkbox, Select } from "antd";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import { ALL_FRAMES, type StartCodons } from "../../analysis/analysis-settings.ts";
import { namedList } from "../named-list.ts";
import styles from "./task-panel.module.css";

interface FrameChoiceProps {
  readonly label: string;
  readonly value: readonly Frame[];
  readonly onChange: (frames: readonly Frame[]) => void;
}

export const FrameChoice = ({ label, value, onChange }: FrameChoiceProps) => (
  <Checkbox.Group
    aria-label={label}
    value={[...value]}
    options={ALL_FRAMES.map((frame) => ({ value: frame, label: frame > 0 ? `+${frame}` : `−${-frame}` }))}
    onChange={(frames) => onChange(ALL_FRAMES.filter((one) => frames.includes(one)))}
  />
);

interface GeneticCodeChoiceProps {
  readonly id: string;
  readonly value: GeneticCodeId;
  readonly onChange: (table: GeneticCodeId) => void;
}

/** Any of NCBI's genetic codes, by number and name. */
export const GeneticCodeChoice = ({ id, value, onChange }: GeneticCodeChoiceProps) => {
  const t = useTranslation();
  return (
    <Select<GeneticCodeId>
      {...namedList(id, t("sequences.geneticCode"))}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: "label" }}
      value={value}
      options={geneticCodes.map((code) => ({ value: code.id, label: `${code.id} ${code.name}` }))}
      onChange={onChange}
    />
  );
};

type StartKind = "ATG" | "table" | "any" | "chosen";

const startWords: Readonly<Record<StartKind, PhraseKey>> = {
  ATG: "sequences.orfAtg",
  table: "sequences.orfAnyStart",
  any: "annotation.startsAny",
  chosen: "annotation.startsChosen",
};

interface StartCodonChoiceProps {
  readonly id: string;
  readonly table: GeneticCodeId;
  readonly value: StartCodons;
  readonly onChange: (starts: StartCodons) => void;
}

/** What may begin a reading frame: ATG, what the genetic code admits, chosen codons, or any codon after a stop. */
export const StartCodonChoice = ({ id, table, value, onChange }: StartCodonChoiceProps) => {
  const t = useTranslation();
  const kind: StartKind = typeof value === "string" ? value : "chosen";
  const ofTable = findGeneticCode(table)?.startCodons ?? ["ATG"];
  const chosen = typeof value === "string" ? [] : value;
  return (
    <div className={styles.starts}>
      <Select<StartKind>
        {...namedList(id, t("sequences.orfStarts"))}
        popupMatchSelectWidth={false}
        value={kind}
        options={(["ATG", "table", "chosen", "any"] as const).map((one) => ({
          value: one,
          label: t(startWords[one], { codons: ofTable.join(" ") }),
        }))}
        onChange={(next) => onChange(next === "chosen" ? ["ATG"] : next)}
      />
      {kind === "chosen" && (
        <Select<string[]>
          mode="multiple"
          {...namedList(`${id}-codons`, t("annotation.startsChosen"))}
          value={[...chosen]}
          options={allCodons.map((codon) => ({ value: codon, label: codon }))}
          onChange={(codons) => onChange(codons.length === 0 ? "ATG" : codons)}
        />
      )}
    </div>
  );
};

const allCodons = [..."ACGT"].flatMap((first) =>
  [..."ACGT"].flatMap((second) => [..."ACGT"].map((third) => first + second + third)),
);
