import { findCodonUsage, type HostId } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { LineChart } from "../../../kernel/parts/line-chart.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type CodonReport, MAX_RARE } from "../codon-report.ts";
import { Answer } from "./answer.tsx";
import { type FigureColumn, FigureTable, tablePage, tableText } from "./figure-table.tsx";
import { ResultBar } from "./result-bar.tsx";
import styles from "./tools.module.css";

interface AdaptationAnswerProps {
  readonly report: CodonReport;
  readonly host: HostId;
  readonly name: string;
}

/** The index of a gene, its course, its rare codons, and the same gene in other hosts. */
export const AdaptationAnswer = ({ report, host, name }: AdaptationAnswerProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { codons, index, hosts, profile, rare, rareCount, gc3, stopsWithin } = report;
  const hostName = findCodonUsage(host)?.name ?? host;
  const rareColumns: readonly FigureColumn[] = [
    { head: t("gene.codonNumber"), kind: "figure" },
    { head: t("gene.codon"), kind: "letters" },
    { head: t("gene.residue"), kind: "letters" },
    { head: t("gene.share"), kind: "figure" },
  ];
  const rareRows = rare.map(({ number, codon, residue, percent }) => ({
    key: String(number),
    cells: [format.number(number), codon, residue, format.number(percent, 1)],
  }));
  const hostColumns: readonly FigureColumn[] = [
    { head: t("toolbox.host") },
    { head: t("gene.index"), kind: "figure" },
  ];
  const hostRows = hosts.map((one) => ({ key: one.id, cells: [one.name, format.number(one.index, 3)] }));
  const title = [name, t("sequences.tool-codon-adaptation")].filter(Boolean).join(" ");
  return (
    <>
      <Answer
        rows={[
          [t("gene.indexFor", { host: hostName }), index === null ? "–" : format.number(index, 3)],
          [t("toolbox.codons"), format.number(codons)],
          [t("gene.rareHead"), format.number(rareCount)],
          [t("gene.gc3"), gc3 === null ? "–" : `${format.number(gc3, 1)} %`],
        ]}
      />
      {stopsWithin > 0 && (
        <p className={styles.remark}>
          {t("gene.stopsWithin", { count: stopsWithin, number: format.number(stopsWithin) })}
        </p>
      )}
      {profile.length > 1 && (
        <LineChart
          label={t("gene.profileSeen", {
            host: hostName,
            least: format.number(Math.min(...profile.map(({ y }) => y)), 2),
            most: format.number(Math.max(...profile.map(({ y }) => y)), 2),
          })}
          xLabel={t("gene.codonNumber")}
          yLabel={t("gene.index")}
          points={profile}
          yLeast={0}
          yMost={1}
          say={{ x: (x) => format.number(x, Number.isInteger(x) ? 0 : 1), y: (y) => format.number(y, 2) }}
          table={{ label: t("gene.asTable"), every: Math.ceil(profile.length / 60) }}
        />
      )}
      {rareRows.length > 0 && (
        <details className={styles.group}>
          <summary>
            {t("gene.rareCodons", { number: format.number(rareCount) })}
            {rareCount > MAX_RARE && ` ${t("gene.rareShown", { most: format.number(MAX_RARE) })}`}
          </summary>
          <FigureTable label={t("gene.rareHead")} columns={rareColumns} rows={rareRows} />
          <ResultBar
            text={tableText(rareColumns, rareRows)}
            page={tablePage(rareColumns, rareRows)}
            fileName={`${title} ${t("gene.rareHead")}.txt`}
          />
        </details>
      )}
      <h2 className={styles.smallHead}>{t("gene.otherHosts")}</h2>
      <FigureTable label={t("gene.otherHosts")} columns={hostColumns} rows={hostRows} chosen={host} />
      <ResultBar
        text={tableText(hostColumns, hostRows)}
        page={tablePage(hostColumns, hostRows)}
        fileName={`${title}.txt`}
      />
    </>
  );
};
