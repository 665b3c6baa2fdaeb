import type { CrisprGuide, CrisprOffTarget, CrisprTask } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { useOffTargets } from "../../../shared/crispr/crispr.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";

interface OffTargetListProps {
  readonly task: CrisprTask;
  readonly guide: CrisprGuide;
  readonly onSite: (site: { start: number; end: number }) => void;
}

/** Where else a guide may lead, base by base, and the gene that is there. */
export const OffTargetList = ({ task, guide, onSite }: OffTargetListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const found = useOffTargets(task.id, guide.number);
  const sites = found.data?.offTargets ?? [];
  const total = guide.mismatchCounts.reduce((sum, count) => sum + count, guide.bulgedCount);
  const sums = [
    ...guide.mismatchCounts.map((count, mismatches) =>
      t("crispr.mismatchCount", { mismatches, number: format.number(count) }),
    ),
    ...(guide.bulgedCount > 0 ? [t("crispr.bulged", { number: format.number(guide.bulgedCount) })] : []),
  ];
  return (
    <>
      <h3 className={styles.heading}>{t("crispr.offTargets")}</h3>
      <p className={styles.soft}>
        {t("crispr.searched", { names: task.searched.map(({ name }) => name).join(", ") })}
      </p>
      <p className={styles.soft}>{t("crispr.byMismatches", { counts: sums.join(", ") })}</p>
      {found.isPending && <ListSkeleton rows={2} label={t("crispr.offTargets")} />}
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && sites.length === 0 && <p>{t("crispr.noOffTargets")}</p>}
      {sites.length > 0 && sites.length < total && (
        <p className={styles.soft}>{t("crispr.offTargetsCut", { number: format.number(sites.length) })}</p>
      )}
      <ul className={styles.sites}>
        {sites.map((site) => (
          <Site
            key={`${site.part} ${site.chromosome?.number ?? 0} ${site.start} ${site.strand} ${site.end}`}
            {...{ task, site, onSite }}
          />
        ))}
      </ul>
    </>
  );
};

interface SiteProps {
  readonly task: CrisprTask;
  readonly site: CrisprOffTarget;
  readonly onSite: (site: { start: number; end: number }) => void;
}

const Site = ({ task, site, onSite }: SiteProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { part, start, end, strand, feature, bulge, mismatches, cfd } = site;
  const file = task.searched[part];
  const place = `${format.number(start + 1)}–${format.number(end)} (${strand === 1 ? "+" : "−"})`;
  return (
    <li className={styles.site}>
      <span className={styles.place}>
        {part === 0 ? (
          <Button size="small" type="link" onClick={() => onSite(site)}>
            {t("crispr.thisSequence")} {place}
          </Button>
        ) : site.chromosome ? (
          <Link
            to="/sequence/genomes/$genomeId"
            params={{ genomeId: file?.genomeId ?? "" }}
            search={{ place: `${site.chromosome.number}:${start + 1}-${end}` }}
            target="_blank"
            rel="noreferrer"
          >
            {file?.name} {site.chromosome.name} {place}
          </Link>
        ) : (
          <Link
            to="/sequence/$sequenceId"
            params={{ sequenceId: file?.fileId ?? "" }}
            target="_blank"
            rel="noreferrer"
          >
            {file?.name} {place}
          </Link>
        )}
        {feature && (
          <span>
            {feature.name} ({feature.type})
          </span>
        )}
        <span>{t("crispr.mismatches", { count: mismatches })}</span>
        {bulge && <span>{t(`crispr.bulge-${bulge.kind}`, { size: bulge.size })}</span>}
        {cfd !== null && <span>{t("crispr.cfd", { score: format.number(cfd, 2) })}</span>}
      </span>
      <Alignment site={site} />
    </li>
  );
};

/** The guide aligned with the site; differences are marked by weight and line, not by colour alone. */
const Alignment = ({ site: { alignedGuide, alignedSite, pam } }: { site: CrisprOffTarget }) => (
  <code className={styles.alignment}>
    {alignedGuide}
    {"\n"}
    {[...alignedSite].map((letter, index) =>
      letter === alignedGuide[index] ? (
        letter
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is known by its place
        <mark key={index}>{letter}</mark>
      ),
    )}{" "}
    {pam}
  </code>
);
