import { Select } from "antd";
import { useId, useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAllEnzymes } from "../../../shared/sequences/use-own-enzymes.ts";
import { fastaOf } from "../fasta-of.ts";
import type { DigestedFragment, ToolJob } from "../jobs/tool-jobs.ts";
import { useLiveToolJob } from "../jobs/use-tool-job.ts";
import type { ToolProps } from "../tool-props.ts";
import { type FigureColumn, FigureTable } from "./figure-table.tsx";
import { ResultBar } from "./result-bar.tsx";
import { TemplateFields, useTemplate } from "./template-fields.tsx";
import { ToolGel } from "./tool-gel.tsx";
import styles from "./tools.module.css";

type DigestJob = Extract<ToolJob, { type: "digest" }>;
const MAX_ENZYMES = 6;
/** More rows than this no one reads; the gel shows all of them. */
const MAX_ROWS = 200;

/** The fragments that enzymes leave of a molecule, on a gel and letter by residue. */
export const DigestTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const template = useTemplate(source);
  const { molecule } = template;
  const [names, setNames] = useState<string[]>([]);
  // A selection is cut immediately, and the list would cover the result.
  const [isListOpen, setListOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const all = useAllEnzymes();
  const known = useMemo(
    () =>
      all
        .filter(({ cuts }) => cuts.length > 0)
        .map(({ name, site }) => ({ value: name, label: `${name} · ${site.toUpperCase()}` })),
    [all],
  );
  const job = useMemo(
    (): DigestJob | null =>
      molecule.sequence === "" || names.length === 0
        ? null
        : { type: "digest", molecule, enzymes: all.filter(({ name }) => names.includes(name)) },
    [molecule, names, all],
  );
  const { answer, isCurrent } = useLiveToolJob<DigestJob>(job);
  const fragments = useMemo(
    () => (isCurrent && answer ? answer.fragments.toSorted((a, b) => b.length - a.length) : []),
    [answer, isCurrent],
  );
  const crossing = isCurrent && answer ? answer.crossing : [];
  const lanes = useMemo(
    () => [{ name: names.join("+"), lengths: fragments.map(({ length }) => length) }],
    [names, fragments],
  );
  const size = molecule.sequence.length;
  const lettersOf = ({ start, length }: DigestedFragment) =>
    (molecule.sequence + molecule.sequence).slice(start, start + length);
  const endOf = (end: DigestedFragment["left"]) =>
    end?.enzyme ? `${end.enzyme}${end.overhang ? ` (${end.overhang})` : ""}` : "–";
  const columns: readonly FigureColumn[] = [
    { head: t("toolbox.fragment") },
    { head: t("toolbox.lengthBp"), kind: "figure" },
    { head: t("toolbox.place"), kind: "figure" },
    { head: t("toolbox.leftEnd") },
    { head: t("toolbox.rightEnd") },
  ];
  const rows = fragments.slice(0, MAX_ROWS).map((one, index) => ({
    key: String(index),
    cells: [
      String(index + 1),
      format.number(one.length),
      `${format.number(one.start + 1)}–${format.number(((one.start + one.length - 1) % size) + 1)}`,
      endOf(one.left),
      endOf(one.right),
    ],
  }));
  return (
    <>
      <TemplateFields template={template} />
      <div className={styles.field}>
        <label htmlFor={`${id}-enzymes`}>{t("digest.enzymes")}</label>
        <Select
          id={`${id}-enzymes`}
          mode="multiple"
          open={isListOpen}
          onOpenChange={setListOpen}
          onSelect={() => setListOpen(false)}
          maxCount={MAX_ENZYMES}
          value={names}
          options={known}
          optionLabelProp="value"
          placeholder="EcoRI, BamHI"
          onChange={setNames}
        />
      </div>
      <div className={styles.outcome} aria-busy={job !== null && !isCurrent}>
        <p className={styles.soft} role="status">
          {job === null && t("toolbox.digestWanted")}
          {job !== null && !isCurrent && t("toolbox.computing")}
          {isCurrent &&
            fragments.length > 0 &&
            t("toolbox.fragmentCount", { count: fragments.length, number: format.number(fragments.length) })}
        </p>
        {crossing.length > 0 && (
          <p className={styles.remark}>{t("digest.crossing", { names: crossing.join(", ") })}</p>
        )}
        {fragments.length > 0 && (
          <>
            <FigureTable
              label={t("toolbox.fragments")}
              columns={columns}
              rows={rows}
              chosen={String(fragments.findIndex(({ length }) => length === chosen))}
            />
            <ResultBar
              text={fastaOf(
                fragments.slice(0, MAX_ROWS).map((one, index) => ({
                  name: `${source?.name ?? names.join("-")} ${index + 1} ${one.length} bp`,
                  letters: lettersOf(one),
                })),
              )}
              fileName={`${[source?.name, names.join("-")].filter(Boolean).join(" ")}.fasta`}
            />
            <ToolGel
              title={[source?.name, t("sequences.tool-digest")].filter(Boolean).join(" ")}
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
