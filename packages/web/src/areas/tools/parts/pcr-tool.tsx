import type { PcrError } from "@benchleaf/bio";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { MAX_OLIGOS, parseOligos } from "../../../shared/sequences/parse-oligos.ts";
import { fastaOf } from "../fasta-of.ts";
import type { ToolJob } from "../jobs/tool-jobs.ts";
import { useLiveToolJob } from "../jobs/use-tool-job.ts";
import type { ToolProps } from "../tool-props.ts";
import { type FigureColumn, FigureTable } from "./figure-table.tsx";
import { ResultBar } from "./result-bar.tsx";
import { TemplateFields, useTemplate } from "./template-fields.tsx";
import { NumberField, ResiduesField } from "./tool-fields.tsx";
import { ToolGel } from "./tool-gel.tsx";
import styles from "./tools.module.css";

const LONGEST_PRODUCT = 20_000;
type PcrJob = Extract<ToolJob, { type: "pcr" }>;

/** What primers make on a template, on a gel and residue by residue. */
export const PcrTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const format = useFormat();
  const template = useTemplate(source);
  const { molecule } = template;
  const [text, setText] = useState("");
  const [longest, setLongest] = useState<number | null>(LONGEST_PRODUCT);
  const [chosen, setChosen] = useState<number | null>(null);
  const { oligos: primers, isCut } = useMemo(() => parseOligos(text), [text]);
  const job = useMemo(
    (): PcrJob | null =>
      molecule.sequence === "" || primers.length === 0
        ? null
        : { type: "pcr", molecule, primers, maxProductLength: longest ?? LONGEST_PRODUCT },
    [molecule, primers, longest],
  );
  const { answer, isCurrent } = useLiveToolJob<PcrJob>(job);
  const products = useMemo(() => (isCurrent && answer?.ok ? answer.products : []), [answer, isCurrent]);
  const lanes = useMemo(
    () => [{ name: "PCR", lengths: products.map(({ record }) => record.sequence.length) }],
    [products],
  );
  const nameOf = (index: number) => primers[index]?.name ?? "";
  const columns: readonly FigureColumn[] = [
    { head: t("toolbox.product") },
    { head: t("toolbox.lengthBp"), kind: "figure" },
    { head: t("toolbox.primerPair") },
    { head: t("toolbox.begins"), kind: "figure" },
    { head: t("toolbox.bindingTms"), kind: "figure" },
    { head: t("toolbox.mismatches"), kind: "figure" },
  ];
  const rows = products.map(({ record, forward, reverse, forwardSite, reverseSite }, index) => ({
    key: String(index),
    cells: [
      String(index + 1),
      format.number(record.sequence.length),
      `${nameOf(forward)} + ${nameOf(reverse)}`,
      format.number(forwardSite.start + 1),
      `${format.number(forwardSite.tm, 1)} / ${format.number(reverseSite.tm, 1)}`,
      format.number(forwardSite.mismatches.length + reverseSite.mismatches.length),
    ],
  }));
  const refusal = ({ code, primer = 0, position = 0 }: PcrError): string => {
    const name = nameOf(primer);
    switch (code) {
      case "too-many-products":
        return t("toolbox.pcrTooMany");
      case "primer-too-short":
        return t("toolbox.pcrShort", { name });
      case "illegal-letter": {
        const letter = primers[primer]?.bases[position] ?? "";
        return t("toolbox.pcrLetter", { name, letter, number: format.number(position + 1) });
      }
      default:
        return t("toolbox.pcrOdd", { name });
    }
  };
  const fault = isCurrent && answer?.ok === false ? refusal(answer.error) : null;
  const remark = () => {
    if (job === null) return t("toolbox.pcrWanted");
    if (!isCurrent || answer === null) return t("toolbox.computing");
    return fault ?? (products.length === 0 ? t("toolbox.pcrNone") : "");
  };
  return (
    <>
      <TemplateFields template={template} />
      <ResiduesField
        label={t("toolbox.primers")}
        help={t("toolbox.oligosHelp")}
        rows={3}
        value={text}
        placeholder={"M13-F GTAAAACGACGGCCAGT\nM13-R CAGGAAACAGCTATGAC"}
        onChange={setText}
      />
      {isCut && <p className={styles.remark}>{t("toolbox.oligosCut", { limit: MAX_OLIGOS })}</p>}
      <div className={styles.fields}>
        <NumberField
          label={t("toolbox.longestProduct")}
          unit="bp"
          min={50}
          max={50_000}
          value={longest}
          onChange={setLongest}
        />
      </div>
      <div className={styles.outcome} aria-busy={job !== null && !isCurrent}>
        <p className={fault === null ? styles.soft : styles.remark} role="status">
          {remark()}
        </p>
        {products.length > 0 && (
          <>
            <FigureTable
              label={t("toolbox.products")}
              columns={columns}
              rows={rows}
              chosen={String(products.findIndex(({ record }) => record.sequence.length === chosen))}
            />
            <ResultBar
              text={fastaOf(
                products.map(({ record, forward, reverse }, index) => ({
                  name: `${source?.name ?? "PCR"} ${nameOf(forward)}-${nameOf(reverse)} ${index + 1}`,
                  letters: record.sequence,
                })),
              )}
              fileName={`${source?.name ?? "PCR"} PCR.fasta`}
            />
            <ToolGel
              title={[source?.name, t("sequences.tool-pcr")].filter(Boolean).join(" ")}
              lanes={lanes}
              chosen={chosen}
              onPick={setChosen}
            />
          </>
        )}
      </div>
    </>
  );
};
