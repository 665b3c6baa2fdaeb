import type { DesignPrimeEditsResult, PrimeEdit } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { fastaOf } from "../fasta-of.ts";
import { type FigureColumn, FigureTable, tablePage, tableText } from "./figure-table.tsx";
import { ResultBar } from "./result-bar.tsx";
import styles from "./tools.module.css";

interface PrimeEditsAnswerProps {
  readonly answer: DesignPrimeEditsResult;
  readonly name: string;
}

/** Guide RNAs that make the edit, nearest nick first; each opens to its whole residues and its nicking guides. */
export const PrimeEditsAnswer = ({ answer, name }: PrimeEditsAnswerProps) => {
  const t = useTranslation();
  const format = useFormat();
  if (!answer.ok) return <p className={styles.wrong}>{t("editing.refused")}</p>;
  const { designs } = answer;
  if (designs.length === 0) return <p role="status">{t("editing.primeNone")}</p>;
  const columns: readonly FigureColumn[] = [
    { head: t("editing.number"), kind: "figure" },
    { head: t("editing.spacer"), kind: "letters" },
    { head: "PAM", kind: "letters" },
    { head: t("editing.nick"), kind: "figure" },
    { head: t("editing.toEdit"), kind: "figure" },
    { head: t("editing.bindingSite"), kind: "letters" },
    { head: t("editing.template"), kind: "letters" },
    { head: t("editing.remark") },
  ];
  const rows = designs.map((design, index) => ({
    key: `${design.nick} ${design.strand}`,
    cells: [
      format.number(index + 1),
      design.spacer,
      design.pam,
      `${format.number(design.nick)} ${design.strand === 1 ? "→" : "←"}`,
      format.number(design.distance),
      design.primerBindingSite,
      design.template,
      design.canNickAgain ? t("editing.nicksAgain") : t("editing.nicksOnce"),
    ],
  }));
  const title = [name, t("sequences.tool-prime-edits")].filter(Boolean).join(" ");
  return (
    <>
      <p role="status">
        {t("editing.primeFound", { count: designs.length, number: format.number(designs.length) })}
      </p>
      <FigureTable label={t("sequences.tool-prime-edits")} columns={columns} rows={rows} />
      <ResultBar text={tableText(columns, rows)} page={tablePage(columns, rows)} fileName={`${title}.txt`} />
      {designs.map((design, index) => (
        <details key={`${design.nick} ${design.strand}`} className={styles.group}>
          <summary>
            {t("editing.pegOf", {
              number: format.number(index + 1),
              guides: format.number(design.nickingGuides.length),
            })}
          </summary>
          <PrimeEditDetails design={design} name={`${name || "pegRNA"} ${index + 1}`} />
        </details>
      ))}
    </>
  );
};

const PrimeEditDetails = ({ design, name }: { readonly design: PrimeEdit; readonly name: string }) => {
  const t = useTranslation();
  const format = useFormat();
  const columns: readonly FigureColumn[] = [
    { head: t("editing.nickingSpacer"), kind: "letters" },
    { head: "PAM", kind: "letters" },
    { head: t("editing.apart"), kind: "figure" },
    { head: t("editing.remark") },
  ];
  const rows = design.nickingGuides.map(({ spacer, pam, distance, needsEdit }) => ({
    key: `${spacer} ${distance}`,
    cells: [spacer, pam, format.number(distance), needsEdit ? "PE3b" : "PE3"],
  }));
  return (
    <>
      <output className={styles.letters}>{design.pegRna}</output>
      <ResultBar text={fastaOf([{ name, letters: design.pegRna }])} fileName={`${name}.fasta`} />
      {rows.length === 0 ? (
        <p className={styles.soft}>{t("editing.noNicking")}</p>
      ) : (
        <FigureTable label={t("editing.nickingGuides")} columns={columns} rows={rows} />
      )}
    </>
  );
};
