import type { SequenceRecord } from "@benchleaf/bio";
import type { CrisprGuide, CrisprTask } from "@benchleaf/contract";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { CutOutcomeList } from "./cut-outcome-list.tsx";
import { useGuideLabels } from "./guide-labels.ts";
import { OffTargetList } from "./off-target-list.tsx";

interface GuideDetailsProps {
  readonly task: CrisprTask;
  readonly guide: CrisprGuide;
  /** The residues that it is in. */
  readonly record: Pick<SequenceRecord, "sequence" | "topology">;
  readonly onSite: (site: { start: number; end: number }) => void;
}

/** Details of a guide: every score with its meaning and a good value, its warnings, off-targets. */
export const GuideDetails = ({ task, guide, record, onSite }: GuideDetailsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { score, warning } = useGuideLabels();
  const pair = task.primers.find((one) => one.guide === guide.number);
  const scores = [
    ["overall", score(guide.overall)],
    ["ruleSet1", score(guide.ruleSet1, 2)],
    ["crisprScan", score(guide.crisprScan, 2)],
    ["cfdSpecificity", score(guide.cfdSpecificity)],
    ["mitSpecificity", score(guide.mitSpecificity)],
    ["outOfFrame", guide.outOfFrame === null ? t("crispr.unknown") : `${format.number(guide.outOfFrame)} %`],
    ["gc", `${format.number(100 * guide.gc)} %`],
  ] as const;
  return (
    <section
      className={styles.details}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keys must reach it
      tabIndex={0}
      aria-label={t("crispr.guideName", { number: guide.number })}
    >
      {guide.warnings.length > 0 && (
        <>
          <h3 className={styles.heading}>{t("crispr.warnings")}</h3>
          <dl className={styles.scores}>
            {guide.warnings.map((one) => (
              <div key={one} className={styles.score}>
                <dt>{warning(one)}</dt>
                <dd className={styles.about}>
                  {t(`crispr.why-${one}`, { stem: guide.hairpin?.toUpperCase() ?? "" })}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3 className={styles.heading}>{t("crispr.scores")}</h3>
      <dl className={styles.scores}>
        {scores.map(([key, value]) => (
          <div key={key} className={styles.score}>
            <dt>{t(`crispr.score-${key}`)}</dt>
            <dd>{value}</dd>
            <dd className={styles.about}>{t(`crispr.about-${key}`)}</dd>
          </div>
        ))}
      </dl>
      {pair && (
        <>
          <h3 className={styles.heading}>{t("crispr.primersOfGuide")}</h3>
          <dl className={styles.scores}>
            {[pair.forward, pair.reverse].map(({ name, bases }) => (
              <div key={name} className={styles.score}>
                <dt>{name}</dt>
                <dd className={styles.bases}>{bases}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.soft}>
            {t("crispr.productOf", {
              length: format.basePairs(pair.productSize),
              left: format.number(pair.forward.tm, 1),
              right: format.number(pair.reverse.tm, 1),
            })}
          </p>
        </>
      )}
      <CutOutcomeList guide={guide} record={record} onSite={onSite} />
      <OffTargetList key={guide.number} task={task} guide={guide} onSite={onSite} />
    </section>
  );
};
