import { Button } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { fastaOf } from "../fasta-of.ts";
import type { ToolAnswer, ToolJob } from "../jobs/tool-jobs.ts";
import { changedBases, MAX_WAYS, type SilentWay } from "../silent-ways.ts";
import { type FigureColumn, FigureTable, tablePage, tableText } from "./figure-table.tsx";
import { ResultBar } from "./result-bar.tsx";
import styles from "./tools.module.css";

type SilentJob = Extract<ToolJob, { type: "silentSites" }>;

interface SilentAnswerProps {
  readonly answer: ToolAnswer<SilentJob>;
  readonly input: SilentJob["input"];
  readonly name: string;
}

const keyOf = ({ enzyme, start, strand, changes }: SilentWay): string =>
  [enzyme, start, strand, ...changes.map(({ position, to }) => `${position}${to}`)].join(" ");

const contextText = ({ context }: SilentWay): string =>
  context.map(({ letters, kind }) => (kind === "changed" ? `[${letters}]` : letters)).join("");

/** Residues around a site; changed ones are marked by more than colour. */
const Context = ({ way }: { readonly way: SilentWay }) => (
  <span translate="no" className={styles.context}>
    {way.context.map(({ at, letters, kind }) => {
      if (kind === "changed") return <mark key={at}>{letters}</mark>;
      return kind === "site" ? <strong key={at}>{letters}</strong> : <span key={at}>{letters}</span>;
    })}
  </span>
);

/**
 * Each way to add or remove a site, with the changed residues and codons; selecting one shows the resulting sequence.
 */
export const SilentAnswer = ({ answer, input: wish, name }: SilentAnswerProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [taken, setTaken] = useState<string | null>(null);
  if (!answer.ok) {
    const known = ["bad-cds", "too-many", "illegal-letter"] as const;
    const code = known.find((one) => one === answer.error.code) ?? "refused";
    return <p className={styles.wrong}>{t(`gene.silent-${code}`)}</p>;
  }
  const { ways, total } = answer;
  if (ways.length === 0) return <p role="status">{t(`gene.silentNone-${wish.mode}`)}</p>;
  const columns: readonly FigureColumn[] = [
    { head: t("gene.enzyme") },
    { head: t("toolbox.place"), kind: "figure" },
    { head: t("gene.changes") },
    { head: t("gene.codonsHead") },
    { head: t("gene.around"), kind: "letters" },
    { head: t("gene.sitesHead"), kind: "figure" },
  ];
  const rows = ways.map((way) => ({
    key: keyOf(way),
    way,
    cells: [
      way.enzyme,
      `${format.number(way.start + 1)} ${way.strand === 1 ? "→" : "←"}`,
      way.changes.map(({ position, from, to }) => `${from}${position + 1}${to}`).join(" "),
      way.codons.map(({ number, residue, from, to }) => `${residue}${number} ${from}→${to}`).join("; "),
      contextText(way),
      `${format.number(way.sitesBefore)} → ${format.number(way.sitesAfter)}`,
    ],
  }));
  const way = ways.find((one) => keyOf(one) === taken);
  const title = [name, t("sequences.tool-silent-sites")].filter(Boolean).join(" ");
  return (
    <>
      <p role="status">
        {t("gene.silentFound", { count: total, number: format.number(total) })}
        {total > MAX_WAYS && ` ${t("gene.silentShown", { most: format.number(MAX_WAYS) })}`}
      </p>
      <FigureTable
        label={t("sequences.tool-silent-sites")}
        columns={[...columns, { head: t("gene.take") }]}
        rows={rows.map(({ key, cells, way: one }) => ({
          key,
          cells: [
            ...cells.map((cell, index) => (index === 4 ? <Context key="context" way={one} /> : cell)),
            <Button
              key="take"
              size="small"
              aria-label={t("gene.takeWay", { enzyme: one.enzyme, changes: String(cells[2]) })}
              aria-pressed={key === taken}
              onClick={() => setTaken(key)}
            >
              {t("gene.take")}
            </Button>,
          ],
        }))}
        chosen={taken}
      />
      <ResultBar text={tableText(columns, rows)} page={tablePage(columns, rows)} fileName={`${title}.txt`} />
      {way && <Changed way={way} sequence={wish.molecule.sequence} name={name} />}
    </>
  );
};

interface ChangedProps {
  readonly way: SilentWay;
  readonly sequence: string;
  readonly name: string;
}

/** The sequence after one way. */
const Changed = ({ way, sequence, name }: ChangedProps) => {
  const t = useTranslation();
  const letters = changedBases(sequence, way.changes);
  const changes = way.changes.map(({ position, from, to }) => `${from}${position + 1}${to}`).join("-");
  const title = [name || t("toolbox.template"), changes].join(" ");
  return (
    <section aria-label={t("gene.changedSequence")}>
      <h2 className={styles.smallHead}>{t("gene.changedWith", { enzyme: way.enzyme, changes })}</h2>
      <output className={styles.letters}>{letters}</output>
      <ResultBar text={fastaOf([{ name: title, letters }])} fileName={`${title}.fasta`} />
    </section>
  );
};
