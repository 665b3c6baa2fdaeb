import { Button } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { AssembledContig, AssemblyAnswer } from "../work/assemble-selected.ts";
import styles from "./alignments.module.css";

interface ContigTableProps {
  readonly contigs: readonly AssembledContig[];
  readonly leftOut: Extract<AssemblyAnswer, { ok: true }>["leftOut"];
  readonly isBusy: boolean;
  readonly onKeep: (index: number) => void;
  readonly onOpen: (contig: AssembledContig, index: number) => void;
}

/** Contigs, the one of most reads first, and reads that were left out. */
export const ContigTable = ({ contigs, leftOut, isBusy, onKeep, onOpen }: ContigTableProps) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <>
      <p role="status">
        {t("alignments.contigCount", { count: contigs.length, number: format.number(contigs.length) })}
        {leftOut.length > 0 &&
          ` ${t("alignments.assemblyLeftOut", { names: leftOut.map(({ name }) => name).join(", ") })}`}
      </p>
      {contigs.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keys must reach it
        <section className={styles.tableBox} tabIndex={0} aria-label={t("alignments.contigs")}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t("alignments.contig")}</th>
                <th scope="col">{t("alignments.contigLength")}</th>
                <th scope="col">{t("alignments.contigQuality")}</th>
                <th scope="col">{t("alignments.contigReads")}</th>
                <th scope="col">{t("alignments.contigDo")}</th>
              </tr>
            </thead>
            <tbody>
              {contigs.map((contig, index) => (
                <tr key={contig.content.referenceId}>
                  <th scope="row">{format.number(index + 1)}</th>
                  <td className={styles.figure}>{format.basePairs(contig.consensus.length)}</td>
                  <td className={styles.figure}>Q{format.number(contig.quality, 0)}</td>
                  <td>
                    {contig.reads.map(({ name, strand }) => `${name} ${strand === 1 ? "→" : "←"}`).join(", ")}
                  </td>
                  <td>
                    <div className={styles.line}>
                      <Button size="small" onClick={() => onKeep(index)}>
                        {t("alignments.contigKeep")}
                      </Button>
                      {contig.reads.length > 1 && (
                        <Button size="small" disabled={isBusy} onClick={() => onOpen(contig, index)}>
                          {t("alignments.contigOpen")}
                        </Button>
                      )}
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
};
