import type { BenchPlasmid, CloningMethod, PlasmidConfig } from "@benchleaf/contract";
import { Select } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { amplifiesVector, bindTypesOf, opensEach, treats } from "../planning/bench-methods.ts";
import { rankedCutters } from "../planning/ranked-enzymes.ts";
import { BroughtBases } from "./brought-bases.tsx";
import { EnzymeChoice } from "./enzyme-choice.tsx";
import { TreatmentFields } from "./treatment-fields.tsx";

interface EndFieldsProps {
  readonly plasmid: BenchPlasmid;
  readonly method: CloningMethod;
  readonly name: string;
  /** Enzymes that would open the vector. */
  readonly usable: readonly string[];
  readonly onChange: (change: Partial<PlasmidConfig>) => void;
}

/** Whether a plasmid may name enzymes of its own; for restriction these are instead of the method's. */
const takesEnzymes = (method: CloningMethod, { bindType }: PlasmidConfig): boolean =>
  method === "restriction-ligation" ? bindType === "enzyme" : opensEach(method) && bindType !== "PCR";

/**
 * How the ends of a plasmid are made, if the method leaves a choice, what its primers add, and what linearizes it.
 */
export const EndFields = ({ plasmid, method, name, usable, onChange }: EndFieldsProps) => {
  const t = useTranslation();
  const { id, plasmidType, plasmidConfig: config } = plasmid;
  const isVector = plasmidType === "vector";
  const binds = bindTypesOf(method, plasmidType);
  return (
    <>
      {binds.length > 1 && (
        <Select
          aria-label={t("cloning.bindOf", { name })}
          value={config.bindType}
          options={binds.map((value) => ({ value, label: t(`cloning.bind-${value}`) }))}
          onChange={(bindType) => onChange({ bindType })}
        />
      )}
      {config.bindType !== "enzyme" && (!isVector || amplifiesVector(method)) && method !== "mutagenesis" && (
        <BroughtBases name={name} config={config} onChange={onChange} />
      )}
      {takesEnzymes(method, config) && (
        <EnzymeChoice
          id={`${id}-enzymes`}
          label={t("cloning.openWith", { name })}
          placeholder={t(method === "restriction-ligation" ? "cloning.cutAsAll" : "cloning.openWith", {
            name,
          })}
          value={config.enzymes}
          usable={isVector ? usable : []}
          names={rankedCutters()}
          most={2}
          onChange={(enzymes) => onChange({ enzymes })}
        />
      )}
      {treats(method) && <TreatmentFields name={name} config={config} onChange={onChange} />}
    </>
  );
};
