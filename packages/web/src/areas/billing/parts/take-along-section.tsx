import { DownloadOutlined } from "@ant-design/icons";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Section } from "../../../ui/sections.tsx";
import { archiveAddress, useOwnProjects } from "../plans.queries.ts";
import styles from "./plans.module.css";

/** A team can export its data after it has expired: each project as an archive. */
export default function DeviceExportSection() {
  const t = useTranslation();
  const { data, error, refetch } = useOwnProjects();
  return (
    <Section title={t("plans.takeAlong")} lead={t("plans.takeAlongLead")}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton label={t("shell.loading")} />}
      {data?.records.length === 0 && <p className={styles.soft}>{t("plans.noProjects")}</p>}
      {data && data.records.length > 0 && (
        <ul className={styles.projects}>
          {data.records.map(({ id, name }) => (
            <li key={id}>
              <a href={archiveAddress(id)} download>
                <DownloadOutlined aria-hidden /> {t("plans.takeAlongFile", { name })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
