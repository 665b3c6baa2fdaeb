import { ErrorState } from "../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../kernel/translation.ts";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { useInstanceModelSetting } from "./models.queries.ts";
import { ModelSettingForm } from "./parts/model-setting-form.tsx";
import styles from "./parts/models.module.css";

/** The model that an installation offers to all teams, for the page of its owner. */
export const useInstanceModel = () => {
  const { data, error, refetch } = useInstanceModelSetting();
  return { setting: data, error, retry: () => void refetch() };
};

export const InstanceModelForm = ({ setting, error, retry }: ReturnType<typeof useInstanceModel>) => {
  const t = useTranslation();
  if (error && setting === undefined) return <ErrorState error={error} onRetry={retry} />;
  if (setting === undefined) return <ListSkeleton label={t("shell.loading")} />;
  return (
    <>
      <p className={styles.lead}>{t("models.instanceLead")}</p>
      <ModelSettingForm key={setting?.updateTime ?? "new"} owner="installation" setting={setting} />
    </>
  );
};
