import type { SequenceRecord } from "@benchleaf/bio";
import type { CrisprGuide } from "@benchleaf/contract";
import { Button } from "antd";
import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { outcomesOf } from "./cut-facts.ts";

interface CutOutcomeListProps {
  readonly guide: CrisprGuide;
  readonly record: Pick<SequenceRecord, "sequence" | "topology">;
  readonly onSite: (site: { start: number; end: number }) => void;
}

/** The likeliest are what is looked at. */
const SHOWN = 8;

/** What repair without a template is likely to leave at a guide's cut; a deletion is seen in the views by a press. */
export const CutOutcomeList = ({ guide, record, onSite }: CutOutcomeListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { sequence, topology } = record;
  const made = useMemo(() => outcomesOf(guide, { sequence, topology }), [guide, sequence, topology]);
  const total = made?.microhomologyScore ?? 0;
  return (
    <section aria-label={t("crispr.cutLeaves")}>
      <h3 className={styles.heading}>{t("crispr.cutLeaves")}</h3>
      {made === null ? (
        <p className={styles.soft}>{t("crispr.leavesUnknown")}</p>
      ) : (
        <>
          <p className={styles.soft}>{t("crispr.leavesHelp", { base: made.likelyInsertion || "–" })}</p>
          {made.deletions.length === 0 ? (
            <p className={styles.soft}>{t("crispr.leavesNone")}</p>
          ) : (
            <div className={styles.sheetBox}>
              <table className={styles.sheet}>
                <thead>
                  <tr>
                    <th scope="col">{t("crispr.leavesStretch")}</th>
                    <th scope="col">{t("crispr.leavesPlace")}</th>
                    <th scope="col">{t("crispr.leavesLost")}</th>
                    <th scope="col">{t("crispr.leavesShare")}</th>
                    <th scope="col">{t("crispr.leavesFrame")}</th>
                  </tr>
                </thead>
                <tbody>
                  {made.deletions.slice(0, SHOWN).map((one) => (
                    <tr key={`${one.start} ${one.length} ${one.microhomology}`}>
                      <th scope="row" className={styles.bases}>
                        {one.microhomology}
                      </th>
                      <td>
                        <Button
                          size="small"
                          type="link"
                          onClick={() => onSite({ start: one.start, end: one.start + one.length })}
                        >
                          {format.number(one.start + 1)}–
                          {format.number(((one.start + one.length - 1) % sequence.length) + 1)}
                        </Button>
                      </td>
                      <td>{format.basePairs(one.length)}</td>
                      <td>{format.number((100 * one.score) / total)} %</td>
                      <td>{t(one.isOutOfFrame ? "crispr.outOfFrame" : "crispr.inFrame")}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </>
      )}
    </section>
  );
};
