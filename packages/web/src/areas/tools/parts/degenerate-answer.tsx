import type { DegeneratePrimer, DegenerateResult } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { linesOfPairs } from "../primer-lines.ts";
import { type FigureColumn, FigureTable, tablePage, tableText } from "./figure-table.tsx";
import { OrderDesigned } from "./order-designed.tsx";
import { ResultBar } from "./result-bar.tsx";
import styles from "./tools.module.css";

interface DegenerateAnswerProps {
  readonly answer: DegenerateResult;
  readonly name: string;
}

/** Pairs of degenerate primers, fewest oligos in the mixture first; or why there are none. */
export const DegenerateAnswer = ({ answer, name }: DegenerateAnswerProps) => {
  const t = useTranslation();
  const format = useFormat();
  if (!answer.ok) {
    const { code, position } = answer.error;
    const at = position === undefined ? "" : format.number(position + 1);
    return <p className={styles.wrong}>{t(`primerKinds.refused-${code}`, { position: at })}</p>;
  }
  const title = [name, t("sequences.tool-degenerate-primers")].filter(Boolean).join(" ");
  const columns: readonly FigureColumn[] = [
    { head: t("toolbox.primer") },
    { head: t("toolbox.bases"), kind: "letters" },
    { head: t("toolbox.place"), kind: "figure" },
    { head: t("primerKinds.oligosInMix"), kind: "figure" },
    { head: t("primerKinds.meanTm"), kind: "figure" },
    { head: t("toolbox.productBp"), kind: "figure" },
  ];
  const rowOf = (label: string, primer: DegeneratePrimer, product: string) => ({
    key: label,
    cells: [
      label,
      primer.bases,
      `${format.number(primer.start + 1)}–${format.number(primer.start + primer.length)} ${primer.strand === 1 ? "→" : "←"}`,
      format.number(primer.degeneracy),
      format.number(primer.tm, 1),
      product,
    ],
  });
  const rows = answer.pairs.flatMap(({ left, right, productSize }, index) => [
    rowOf(
      t("toolbox.primerOf", { number: index + 1, side: t("toolbox.left") }),
      left,
      format.number(productSize),
    ),
    rowOf(t("toolbox.primerOf", { number: index + 1, side: t("toolbox.right") }), right, ""),
  ]);
  return (
    <>
      <p role="status">{t(rows.length === 0 ? "primerKinds.degenerateNone" : "toolbox.designMade")}</p>
      {rows.length > 0 && (
        <>
          <FigureTable label={t("toolbox.primers")} columns={columns} rows={rows} />
          <OrderDesigned
            title={title}
            lines={linesOfPairs(name || t("toolbox.primer"), answer.pairs, (tm) => format.number(tm, 1))}
          />
          <ResultBar
            text={tableText(columns, rows)}
            page={tablePage(columns, rows)}
            fileName={`${title} ${t("toolbox.primers")}.txt`}
          />
        </>
      )}
      <details className={styles.group}>
        <summary>{t("primerKinds.consensus")}</summary>
        <output className={styles.letters}>{answer.consensus}</output>
      </details>
    </>
  );
};
