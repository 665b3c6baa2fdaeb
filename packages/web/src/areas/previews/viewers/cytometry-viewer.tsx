import { Alert } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ViewerBar } from "../../../ui/viewer-bar.tsx";
import { useReading } from "../hooks/use-reading.ts";
import styles from "../parts/cytometry.module.css";
import { ReadView } from "../parts/read-view.tsx";
import type { Cytometry, Parameter } from "../reading/read-cytometry.ts";
import type { ViewerProps } from "./viewer.ts";

const [WIDTH, HEIGHT] = [256, 72];

const Histogram = ({ parameter, label }: { parameter: Parameter; label: string }) => {
  const most = Math.max(1, ...parameter.histogram);
  const step = WIDTH / parameter.histogram.length;
  const path = parameter.histogram
    .map((count, index) => `L${index * step} ${HEIGHT - (count / most) * HEIGHT}h${step}`)
    .join("");
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.histogram} role="img" aria-label={label}>
      <path d={`M0 ${HEIGHT}${path}V${HEIGHT}Z`} />
    </svg>
  );
};

const ParameterCard = ({ parameter, hasData }: { parameter: Parameter; hasData: boolean }) => {
  const t = useTranslation();
  const format = useFormat();
  const name = parameter.stain ? `${parameter.name} · ${parameter.stain}` : parameter.name;
  return (
    <li className={styles.parameter}>
      <h3 className={styles.name}>{name}</h3>
      {hasData && <Histogram parameter={parameter} label={t("previews.histogramOf", { name })} />}
      <p className={styles.figures}>
        {hasData
          ? t("previews.parameterFigures", {
              minimum: format.number(parameter.minimum, 2),
              maximum: format.number(parameter.maximum, 2),
              mean: format.number(parameter.mean, 2),
            })
          : t("previews.parameterRange", { range: format.number(parameter.range), bits: parameter.bits })}
      </p>
    </li>
  );
};

const Summary = ({ cytometry }: { cytometry: Cytometry }) => {
  const t = useTranslation();
  const format = useFormat();
  const { version, events, parameters, hasData, keywords } = cytometry;
  return (
    <>
      <ViewerBar
        facts={t("previews.cytometryFacts", {
          version,
          events: format.number(events),
          parameters: parameters.length,
        })}
      />
      {!hasData && <Alert type="warning" showIcon title={t("previews.cytometryNoData")} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1). */}
      <section className={styles.scroller} tabIndex={0} aria-label={t("previews.cytometry")}>
        <ul className={styles.parameters}>
          {parameters.map((parameter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parameters may bear one name, and never change places.
            <ParameterCard key={index} parameter={parameter} hasData={hasData} />
          ))}
        </ul>
        <h2 className={styles.heading}>{t("previews.keywords")}</h2>
        <dl className={styles.keywords}>
          {keywords.map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
};

/** Flow cytometry at a glance: how many events, what was measured, and how it is spread. */
export default function CytometryViewer({ page, address }: ViewerProps) {
  const { data, fault } = useReading({ kind: "cytometry", address, bytes: page.bytes ?? 0 });
  return (
    <ReadView page={page} data={data} fault={fault}>
      {(cytometry) => <Summary cytometry={cytometry} />}
    </ReadView>
  );
}
