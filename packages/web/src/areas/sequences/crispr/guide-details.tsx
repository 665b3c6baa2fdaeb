import type { CrisprGuide, CrisprTask } from "@benchleaf/contract";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import styles from "./crispr.module.css";
import { useGuideWords } from "./guide-words.ts";
import { OffTargetList } from "./off-target-list.tsx";

interface GuideDetailsProps {
  readonly task: CrisprTask;
  readonly guide: CrisprGuide;
  readonly onSite: (site: { start: number; end: number }) => void;
}

/** All that is known of a guide: every score with what it is and what is good, what speaks against it, off-targets. */
export const GuideDetails = ({ task, guide, onSite }: GuideDetailsProps) => {
  const t = useWords();
  const format = useFormat();
  const { score, warning } = useGuideWords();
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
      <OffTargetList key={guide.number} task={task} guide={guide} onSite={onSite} />
    </section>
  );
};
