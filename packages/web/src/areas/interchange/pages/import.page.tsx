import { DeleteOutlined } from "@ant-design/icons";
import { useNavigate } from "@tanstack/react-router";
import { Alert, Button } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { isInProgress, useImport, useRemoveImport } from "../interchange.queries.ts";
import { formatFault } from "../node-labels.ts";
import { ImportState } from "../parts/import-state.tsx";
import { InProgress } from "../parts/in-progress.tsx";
import styles from "../parts/interchange.module.css";
import { Preview } from "../parts/preview.tsx";
import { Report } from "../parts/report.tsx";

/** One import: progress, contents of the archive, and results. */
export default function ImportPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { elnImportId } = usePathParams<"elnImportId">();
  const { data: shown, error, refetch } = useImport(elnImportId);
  const remove = useRemoveImport(elnImportId);
  const [isAsking, setAsking] = useState(false);
  useBreadcrumbs([
    { label: t("projects.title"), to: "/project" },
    { label: t("projects.importEln"), to: "/eln/import" },
    { label: shown?.fileName ?? "" },
  ]);
  const body = () => {
    if (error && !shown) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!shown) return <ListSkeleton label={t("shell.loading")} />;
    if (isInProgress(shown)) return <InProgress shown={shown} />;
    if (shown.project !== null) return <Report shown={shown} />;
    if (shown.state === "ready") return <Preview shown={shown} />;
    return (
      <Alert
        type={shown.state === "failed" ? "error" : "info"}
        showIcon
        title={shown.fault === null ? t("interchange.stopped") : formatFault(t, shown.fault)}
      />
    );
  };
  return (
    <Page>
      <PageHeader
        title={shown?.fileName ?? t("projects.importEln")}
        {...(shown && { count: <ImportState state={shown.state} /> })}
        actions={
          shown && (
            <Button icon={<DeleteOutlined />} onClick={() => setAsking(true)}>
              {t("interchange.remove")}
            </Button>
          )
        }
      />
      <div className={styles.scroll}>{body()}</div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("interchange.removeTitle")}
        action={t("interchange.remove")}
        isDanger
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onError: toasts.failure,
            onSuccess: () => {
              toasts.success(t("interchange.removed"));
              void navigate({ to: "/eln/import" });
            },
          })
        }
      >
        {t("interchange.removeText")}
      </ConfirmDialog>
    </Page>
  );
}
