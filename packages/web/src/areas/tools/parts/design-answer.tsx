import type { DesignedOligo, DesignResult, Primer3Answer } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { linesOfLists, linesOfPairs } from "../primer-lines.ts";
import { type FigureColumn, FigureTable, tablePage, tableText } from "./figure-table.tsx";
import { OrderDesigned } from "./order-designed.tsx";
import { ResultBar } from "./result-bar.tsx";
import styles from "./tools.module.css";

interface DesignAnswerProps {
  readonly answer: Primer3Answer | DesignResult;
  readonly name: string;
  /** What the design was for, where that belongs to its name. */
  readonly kind?: string;
}

/** Pairs or lists of primers, best first; or why there are none. */
export const DesignAnswer = ({ answer, name, kind }: DesignAnswerProps) => {
  const t = useTranslation();
  const format = useFormat();
  if (!answer.ok) {
    const { error } = answer;
    const known = [
      "empty-template",
      "illegal-template-letter",
      "no-single-target",
      "unreadable-library",
      "qualities-unequal",
      "region-outside-template",
      "empty-region",
      "region-too-short",
      "contradictory-limits",
      "illegal-letter",
    ] as const;
    const code = known.find((one) => one === error.code) ?? "illegal-setting";
    return <p className={styles.wrong}>{t(`toolbox.design-${code}`)}</p>;
  }
  const columns: readonly FigureColumn[] = [
    { head: t("toolbox.primer") },
    { head: t("toolbox.bases"), kind: "letters" },
    { head: t("toolbox.place"), kind: "figure" },
    { head: "Tm (°C)", kind: "figure" },
    { head: "GC (%)", kind: "figure" },
    { head: t("toolbox.hairpin"), kind: "figure" },
    { head: t("toolbox.selfDimer"), kind: "figure" },
    { head: t("toolbox.productBp"), kind: "figure" },
    { head: t("toolbox.penalty"), kind: "figure" },
  ];
  const rowOf = (label: string, oligo: DesignedOligo, product: string, penalty: number) => ({
    key: `${label} ${oligo.bases} ${oligo.start}`,
    cells: [
      label,
      oligo.bases,
      `${format.number(oligo.start + 1)} ${oligo.strand === 1 ? "→" : "←"}`,
      format.number(oligo.tm, 1),
      format.number(oligo.gcPercent, 0),
      format.number(oligo.hairpinTm, 1),
      format.number(oligo.selfAnyTm, 1),
      product,
      format.number(penalty, 3),
    ],
  });
  const { pairs, explanation } = answer;
  const lists = "lists" in answer ? answer.lists : {};
  const ofPairs = pairs.flatMap(({ left, right, internal, productSize, penalty }, index) => {
    const label = (side: "left" | "right" | "probe") =>
      t("toolbox.primerOf", { number: index + 1, side: t(`toolbox.${side}`) });
    return [
      rowOf(label("left"), left, format.number(productSize), penalty),
      rowOf(label("right"), right, "", right.penalty),
      ...(internal ? [rowOf(label("probe"), internal, "", internal.penalty)] : []),
    ];
  });
  const ofLists = (["left", "right", "internal"] as const).flatMap((side) =>
    (lists[side]?.oligos ?? []).map((oligo, index) => {
      const word = t(`toolbox.${side === "internal" ? "probe" : side}`);
      return rowOf(t("toolbox.primerOf", { number: index + 1, side: word }), oligo, "", oligo.penalty);
    }),
  );
  const rows = [...ofPairs, ...ofLists];
  const title = [name, kind, t("toolbox.primers")].filter(Boolean).join(" ");
  const begin = name || t("toolbox.primer");
  const say = (tm: number) => format.number(tm, 1);
  const lines = [...linesOfPairs(begin, pairs, say), ...linesOfLists(begin, lists, say)];
  const counts = explanation && {
    left: format.number(explanation.left.ok),
    leftAll: format.number(explanation.left.considered),
    right: format.number(explanation.right.ok),
    rightAll: format.number(explanation.right.considered),
    pairs: format.number(explanation.pair.ok),
    pairsAll: format.number(explanation.pair.considered),
  };
  return (
    <>
      <p role="status">
        {t(rows.length === 0 ? "toolbox.designNone" : "toolbox.designMade")}{" "}
        {counts && t("toolbox.designCounts", counts)}
      </p>
      {rows.length > 0 && (
        <>
          <FigureTable label={t("toolbox.primers")} columns={columns} rows={rows} />
          <OrderDesigned title={title} lines={lines} />
          <ResultBar
            text={tableText(columns, rows)}
            page={tablePage(columns, rows)}
            fileName={`${title}.txt`}
          />
        </>
      )}
    </>
  );
};
