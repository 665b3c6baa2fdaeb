import { PlusOutlined } from "@ant-design/icons";
import { Link } from "@tanstack/react-router";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useAnalysisList } from "../analysis.queries.ts";
import styles from "../parts/analysis.module.css";

/** Analyses of all projects, newest first. */
export default function AnalysesPage() {
  const t = useTranslation();
  const list = useAnalysisList();
  useBreadcrumbs([{ label: t("files.kindAnalysis") }]);
  const begin = (
    <Link to="/analysis/file/$analysisId" params={{ analysisId: "new" }}>
      <PlusOutlined aria-hidden /> {t("analysis.new")}
    </Link>
  );
  const body = () => {
    if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={10} label={t("shell.loading")} />;
    if (list.rows.length === 0)
      return (
        <EmptyState
          sketch="list"
          title={t("analysis.listEmpty")}
          text={t("analysis.listEmptyHelp")}
          action={begin}
        />
      );
    return (
      <table className={styles.results}>
        <thead>
          <tr>
            <th scope="col">{t("analysis.name")}</th>
            <th scope="col">{t("analysis.method")}</th>
            <th scope="col">{t("analysis.project")}</th>
            <th scope="col">{t("sequences.columnUpdated")}</th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Link to="/analysis/file/$analysisId" params={{ analysisId: row.id }}>
                  {row.name}
                </Link>
              </td>
              <td>{t(`analysis.method-${row.method}` as PhraseKey)}</td>
              <td>{row.projectName}</td>
              <td>
                <Moment instant={row.updateTime} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  };
  return (
    <Page>
      <PageHeader title={t("files.kindAnalysis")} actions={begin} />
      {body()}
    </Page>
  );
}
