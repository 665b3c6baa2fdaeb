import type { BenchEndTreatment, PlasmidConfig } from "@benchleaf/contract";
import { Select } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";

interface TreatmentFieldsProps {
  readonly name: string;
  readonly config: PlasmidConfig;
  readonly onChange: (change: Partial<PlasmidConfig>) => void;
}

type Kind = BenchEndTreatment["treatment"];
const kinds: readonly Kind[] = ["dephosphorylate", "phosphorylate", "fill-in", "blunt"];
const bases = ["A", "C", "G", "T"] as const;

/** What is done to the ends of a plasmid before ligation; a fill-in names the nucleotides that are present. */
export const TreatmentFields = ({ name, config, onChange }: TreatmentFieldsProps) => {
  const t = useTranslation();
  const treatments = config.treatments ?? [];
  const choose = (chosen: readonly Kind[]) =>
    onChange({
      treatments: chosen.map(
        (treatment) => treatments.find((one) => one.treatment === treatment) ?? { treatment },
      ),
    });
  const fillIn = treatments.find(({ treatment }) => treatment === "fill-in");
  const present = (chosen: readonly string[]) =>
    onChange({
      treatments: treatments.map(({ treatment, ...before }) => {
        if (treatment !== "fill-in") return { treatment, ...before };
        const isSome = chosen.length > 0 && chosen.length < bases.length;
        return { treatment, ...(isSome && { nucleotides: chosen.toSorted().join("") }) };
      }),
    });
  return (
    <>
      <Select<Kind[]>
        mode="multiple"
        aria-label={t("cloning.treatmentsOf", { name })}
        placeholder={t("cloning.treatments")}
        value={treatments.map(({ treatment }) => treatment)}
        options={kinds.map((value) => ({ value, label: t(`cloning.treat-${value}`) }))}
        onChange={choose}
      />
      {fillIn && (
        <Select<string[]>
          mode="multiple"
          aria-label={t("cloning.nucleotidesOf", { name })}
          placeholder={t("cloning.nucleotidesAll")}
          value={[...(fillIn.nucleotides ?? "")]}
          options={bases.map((value) => ({ value, label: `d${value}TP` }))}
          onChange={present}
        />
      )}
    </>
  );
};
