import { enzymes } from "@benchleaf/bio";
import { MAX_REACTION_ENZYMES } from "@benchleaf/contract";
import { InputNumber, Select } from "antd";
import { useId, useMemo } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { cutsByItself, familyOf } from "../planning/bench-methods.ts";
import type { PlannedBench } from "../planning/planned-bench.ts";
import { withMethod } from "../planning/quick-fixes.ts";
import { rankedTypeIis } from "../planning/ranked-enzymes.ts";
import type { OpenBench } from "../use-bench.ts";
import styles from "./cloning.module.css";
import { EnzymeChoice } from "./enzyme-choice.tsx";
import { methodOptions } from "./method-options.ts";
import { MutationFields } from "./mutation-fields.tsx";

interface MethodBarProps {
  readonly bench: OpenBench;
  readonly planned: PlannedBench | null;
}

/** The method, and its options in addition to the plasmids. */
export const MethodBar = ({ bench: { plan, changePlan }, planned }: MethodBarProps) => {
  const t = useTranslation();
  const id = useId();
  const family = familyOf(plan.cloningMethod);
  const names = useMemo(
    () => (family === "golden-gate" ? rankedTypeIis() : enzymes().map(({ name }) => name)),
    [family],
  );
  return (
    <div className={styles.method}>
      <label htmlFor={`${id}-method`}>{t("cloning.method")}</label>
      <Select
        id={`${id}-method`}
        value={plan.cloningMethod}
        options={methodOptions(t)}
        onChange={(method) => changePlan((before) => withMethod(before, method))}
      />
      {cutsByItself(plan.cloningMethod) && (
        <>
          <label htmlFor={`${id}-enzymes`}>{t("cloning.enzymes")}</label>
          <EnzymeChoice
            id={`${id}-enzymes`}
            label={t("cloning.enzymes")}
            value={plan.enzymes}
            placeholder={planned?.enzymes.join(" + ") || t("cloning.enzymesAuto")}
            usable={planned?.usableEnzymes ?? []}
            names={names}
            most={family === "golden-gate" ? 1 : MAX_REACTION_ENZYMES}
            onChange={(chosen) => changePlan((before) => ({ ...before, enzymes: chosen }))}
          />
        </>
      )}
      {family === "mutagenesis" && (
        <MutationFields
          mutation={plan.mutation}
          onChange={(mutation) => changePlan((before) => ({ ...before, mutation }))}
        />
      )}
      {family === "homology" && (
        <>
          <label htmlFor={`${id}-overlap`}>{t("cloning.overlap")}</label>
          <InputNumber
            id={`${id}-overlap`}
            min={10}
            max={60}
            value={plan.overlapLength}
            placeholder={plan.cloningMethod === "in-fusion" ? "15" : "20"}
            suffix="bp"
            onChange={(overlapLength) => changePlan((before) => ({ ...before, overlapLength }))}
          />
        </>
      )}
    </div>
  );
};
