import { useTranslation } from "../../../kernel/translation.ts";
import type { CodingEnds } from "../coding-stretch.ts";
import { ChoiceField, NumberField } from "./tool-fields.tsx";

interface CodingFieldsProps {
  readonly ends: CodingEnds;
  /** What empty ends mean, where that is not all of the molecule. */
  readonly help?: string;
  readonly onChange: (ends: CodingEnds) => void;
}

/** Where the protein is read from on a molecule. */
export const CodingFields = ({ ends, help, onChange }: CodingFieldsProps) => {
  const t = useTranslation();
  return (
    <>
      <NumberField
        label={t("gene.codingFirst")}
        help={help ?? t("gene.codingHelp")}
        min={1}
        isWhole
        value={ends.first}
        onChange={(first) => onChange({ ...ends, first })}
      />
      <NumberField
        label={t("gene.codingLast")}
        min={1}
        isWhole
        value={ends.last}
        onChange={(last) => onChange({ ...ends, last })}
      />
      <ChoiceField<1 | -1>
        label={t("gene.codingStrand")}
        value={ends.strand}
        options={[
          { value: 1, label: t("gene.strandTop") },
          { value: -1, label: t("gene.strandBottom") },
        ]}
        onChange={(strand) => onChange({ ...ends, strand })}
      />
    </>
  );
};
