import { Segmented, Select } from "antd";
import { useId } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type AssemblyDraft, selectedMethods } from "../assembly-draft.ts";
import type { PlannedAssembly } from "../planning/planned-assembly.ts";
import styles from "./assembly.module.css";

/** Type IIS enzymes of the common kits. */
const goldenGateEnzymes = ["BsaI", "BsmBI", "BbsI", "PaqCI", "SapI"];

interface MethodFieldsProps {
  readonly draft: AssemblyDraft;
  readonly planned: PlannedAssembly | null;
  readonly onChange: (change: Partial<AssemblyDraft>) => void;
}

/** How the parts are joined, chosen or advised, and whether to a circle. */
export const MethodFields = ({ draft, planned, onChange }: MethodFieldsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const { method, isLinear, enzyme } = draft;
  const advised = method === "auto" && planned?.method;
  const used = method === "auto" ? planned?.method : method;
  return (
    <div className={styles.method}>
      <label htmlFor={`${id}-method`}>{t("cloning.method")}</label>
      <Select
        id={`${id}-method`}
        value={method}
        options={selectedMethods.map((value) => ({
          value,
          label: t(`assembly.method-${value}`),
        }))}
        onChange={(next) => onChange({ method: next, enzyme: null })}
      />
      {advised && (
        <p className={styles.advice} role="status">
          {t("assembly.advised", {
            method: t(`assembly.method-${advised}`),
            tried: format.list(
              planned.tried.map((one) =>
                t("assembly.triedOne", {
                  method: t(`assembly.method-${one.method}`),
                  count: one.remarks,
                }),
              ),
            ),
          })}
        </p>
      )}
      {used === "golden-gate" && (
        <>
          <label htmlFor={`${id}-enzyme`}>{t("cloning.enzymes")}</label>
          <Select
            id={`${id}-enzyme`}
            allowClear
            value={enzyme}
            placeholder={planned?.enzymes[0] ?? t("cloning.enzymesAuto")}
            options={goldenGateEnzymes.map((value) => ({ value, label: value }))}
            onChange={(next: string | undefined) => onChange({ enzyme: next ?? null })}
          />
        </>
      )}
      {used !== "user" && used !== "restriction-ligation" && used !== "overlap-extension" && (
        <>
          <span id={`${id}-shape`}>{t("assembly.shape")}</span>
          <Segmented
            aria-labelledby={`${id}-shape`}
            value={isLinear ? "linear" : "circular"}
            options={[
              { value: "circular", label: t("sequences.kindCircular") },
              { value: "linear", label: t("sequences.kindLinear") },
            ]}
            onChange={(value) => onChange({ isLinear: value === "linear" })}
          />
        </>
      )}
    </div>
  );
};
