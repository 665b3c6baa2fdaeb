import type { Topology } from "@benchleaf/bio";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { basesOf } from "../bases-of.ts";
import type { ToolSource } from "../tool-source.ts";
import { ChoiceField, ResiduesField } from "./tool-fields.tsx";

/** Residues and shape of a molecule that a tool works on. */
export const useTemplate = (source: ToolSource | null) => {
  const [text, setText] = useState(source?.kind === "protein" ? "" : (source?.letters ?? ""));
  const [topology, setTopology] = useState<Topology>(source?.topology ?? "linear");
  const sequence = useMemo(() => basesOf(text), [text]);
  const molecule = useMemo(() => ({ sequence, topology }), [sequence, topology]);
  return { text, setText, topology, setTopology, molecule };
};

interface TemplateFieldsProps {
  readonly template: ReturnType<typeof useTemplate>;
}

export const TemplateFields = ({ template }: TemplateFieldsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { text, setText, topology, setTopology, molecule } = template;
  return (
    <>
      <ResiduesField
        label={t("toolbox.template")}
        kind="bases"
        value={text}
        placeholder="ATGACCATGATTACG…"
        help={molecule.sequence !== "" && format.basePairs(molecule.sequence.length)}
        onChange={setText}
      />
      <ChoiceField<Topology>
        label={t("toolbox.topology")}
        value={topology}
        options={[
          { value: "linear", label: t("sequences.kindLinear") },
          { value: "circular", label: t("sequences.kindCircular") },
        ]}
        onChange={setTopology}
      />
    </>
  );
};
