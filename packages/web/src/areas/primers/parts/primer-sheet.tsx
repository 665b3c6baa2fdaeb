import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { OligoSheet } from "../../../shared/sequences/oligo-sheet.tsx";
import { type OrderLine, summarise } from "../order-sheet.ts";
import styles from "./assembly.module.css";

interface PrimerSheetProps {
  readonly title: string;
  readonly lines: readonly OrderLine[];
  readonly pricePerBase: number | null;
}

/** What is ordered: each primer with its figures, and how much it is in all. */
export const PrimerSheet = ({ title, lines, pricePerBase }: PrimerSheetProps) => {
  const t = useTranslation();
  const format = useFormat();
  const figure = (value: number | null, digits = 1) => (value === null ? "–" : format.number(value, digits));
  const { count, bases, longest, cost } = summarise(lines, pricePerBase);
  return (
    <>
      <p className={styles.facts}>
        {t("assembly.summary", {
          count,
          number: format.number(count),
          bases: format.number(bases),
          longest: format.number(longest),
        })}
        {cost !== null && ` · ${t("assembly.cost", { cost: format.number(cost, 2) })}`}
      </p>
      <OligoSheet
        title={title}
        figures={[
          t("assembly.lengthHead"),
          t("cloning.primerTm"),
          t("assembly.tmHead"),
          t("assembly.gcHead"),
          t("assembly.hairpinHead"),
          t("assembly.dimerHead"),
        ]}
        oligos={lines.map((one) => ({
          ...one,
          key: `${one.partId} ${one.direction}`,
          figures: [
            figure(one.bases.length, 0),
            figure(one.bindingTm),
            figure(one.tm),
            figure(one.gc, 0),
            figure(one.hairpinTm),
            figure(one.selfDimerTm),
          ],
        }))}
        help={[
          t("cloning.primerHelp"),
          ...(lines.some((one) => one.bases.includes("U")) ? [t("assembly.uracilHelp")] : []),
        ].join(" ")}
      />
    </>
  );
};
