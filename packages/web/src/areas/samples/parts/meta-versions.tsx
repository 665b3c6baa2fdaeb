import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useMetaVersions } from "../samples.queries.ts";
import styles from "./meta-form.module.css";

/** When a template was saved, by whom, and what it had then. */
export const MetaVersions = ({ warehouseId, metaId }: { warehouseId: string; metaId: string }) => {
  const t = useTranslation();
  const { data = [] } = useMetaVersions(warehouseId, metaId);
  return (
    <section className={styles.versions} aria-label={t("samplePages.versions")}>
      <h3 className={styles.subheading}>{t("samplePages.versions")}</h3>
      <ol reversed>
        {data.map(({ version, author, createTime, label, fieldCount, stages }) => (
          <li key={version} value={version}>
            {t("samplePages.versionLine", {
              name: label,
              fields: fieldCount,
              stages: stages.length,
              author,
            })}{" "}
            <Moment instant={createTime} />
          </li>
        ))}
      </ol>
    </section>
  );
};
