import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Section, Sections } from "../../../ui/sections.tsx";
import { useModelSettings } from "../models.queries.ts";
import { ModelLog } from "../parts/model-log.tsx";
import { ModelSettingForm } from "../parts/model-setting-form.tsx";
import styles from "../parts/models.module.css";

/** The team's language model, and what was sent to it. */
export default function ModelsPage() {
  const t = useTranslation();
  const { data, error, refetch } = useModelSettings();
  const offered = data?.team === null ? data.installation : null;
  return (
    <SettingsFrame title={t("models.title")}>
      <Sections>
        <Section title={t("models.title")} lead={t("models.lead")}>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <ListSkeleton label={t("shell.loading")} />}
          <p className={styles.lead}>{t("models.usedBy")}</p>
          {offered && <p className={styles.lead}>{t("models.usesInstallation", { model: offered.model })}</p>}
          {data && <ModelSettingForm key={data.team?.updateTime ?? "new"} owner="team" setting={data.team} />}
        </Section>
        <Section title={t("models.log")} lead={t("models.logLead")}>
          <ModelLog />
        </Section>
      </Sections>
    </SettingsFrame>
  );
}
