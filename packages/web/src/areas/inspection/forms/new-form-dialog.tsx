import type { ReadyFormKey } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useFormText } from "../form-text.ts";
import styles from "../inspection.module.css";
import { useCreateForm, useReadyForms } from "../inspection.queries.ts";

/** Begins a form: empty, or with one of those that come with the product. */
export const NewFormDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation();
  const say = useFormText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { locale } = usePreferences();
  const { data: ready, error, refetch } = useReadyForms(true);
  const create = useCreateForm();
  const begin = (readyForm: ReadyFormKey | null) => {
    if (create.isPending) return;
    create.mutate(
      { readyForm, locale },
      {
        onSuccess: ({ id }) => {
          toasts.success(t("inspecting.created"));
          void navigate({ to: `/inspection/detail/${id}` });
        },
        onError: toasts.failure,
      },
    );
  };
  return (
    <Dialog open title={t("inspecting.newForm")} width={760} footer={null} onCancel={onClose}>
      <button
        type="button"
        className={styles.readyForm}
        disabled={create.isPending}
        onClick={() => begin(null)}
      >
        <span className={styles.readyName}>{t("inspecting.blankForm")}</span>
        <span className={styles.small}>{t("inspecting.blankFormText")}</span>
      </button>
      <h3 className={styles.sectionTitle}>{t("inspecting.readyForms")}</h3>
      {error && !ready && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !ready && <ListSkeleton rows={4} label={t("shell.loading")} />}
      <ul className={styles.ready}>
        {ready?.map((form) => (
          <li key={form.key}>
            <button
              type="button"
              className={styles.readyForm}
              disabled={create.isPending}
              onClick={() => begin(form.key)}
            >
              <span className={styles.readyName}>{say(form.name)}</span>
              <span className={styles.small}>{say(form.about)}</span>
              <span className={styles.small}>{t("inspecting.itemCount", { count: form.itemCount })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
