import { chargeCurve, isoelectricPoint, proteinCharge } from "@benchleaf/bio";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { LineChart } from "../../../kernel/parts/line-chart.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ResultBar } from "./result-bar.tsx";
import { NumberField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

interface ChargeCurveProps {
  readonly protein: string;
  readonly name: string;
}

/** In steps of 0.1 pH. */
const POINTS = 141;

/** The charge of a protein at every pH, and at one of them. */
export const ChargeCurve = ({ protein, name }: ChargeCurveProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [at, setAt] = useState<number | null>(7.4);
  const points = useMemo(
    () => chargeCurve(protein, { points: POINTS }).map(({ pH, charge }) => ({ x: pH, y: charge })),
    [protein],
  );
  const pI = useMemo(() => isoelectricPoint(protein), [protein]);
  const text = [
    `pH\t${t("gene.netCharge")}`,
    ...points.map(({ x, y }) => `${x.toFixed(1)}\t${y.toFixed(3)}`),
  ].join("\n");
  return (
    <section className={styles.outcome} aria-label={t("gene.chargeCurve")}>
      <h2 className={styles.smallHead}>{t("gene.chargeCurve")}</h2>
      <div className={styles.fields}>
        <NumberField label={t("gene.atPh")} min={0} max={14} step={0.1} value={at} onChange={setAt} />
      </div>
      <p role="status">
        {at !== null &&
          t("gene.chargeAt", {
            pH: format.number(at, 2),
            charge: format.number(proteinCharge(protein, at), 2),
          })}
      </p>
      <LineChart
        label={t("gene.chargeSeen", {
          most: format.number(points[0]?.y ?? 0, 1),
          least: format.number(points.at(-1)?.y ?? 0, 1),
          pI: format.number(pI, 2),
        })}
        xLabel="pH"
        yLabel={t("gene.netCharge")}
        points={points}
        yLeast={0}
        yMost={0}
        mark={{ x: pI, label: `pI ${format.number(pI, 2)}` }}
        say={{ x: (x) => format.number(x, 1), y: (y) => format.number(y, 1) }}
        table={{ label: t("gene.asTable"), every: 5 }}
      />
      <ResultBar text={text} fileName={`${[name, t("gene.chargeCurve")].filter(Boolean).join(" ")}.txt`} />
    </section>
  );
};
