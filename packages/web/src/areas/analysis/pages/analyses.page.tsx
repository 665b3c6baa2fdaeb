import { PlusOutlined } from "@ant-design/icons";
import type { AnalysisSummary } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useAnalysisList } from "../analysis.queries.ts";

/** Analyses of all projects, newest first. */
export default function AnalysesPage() {
  const t = useTranslation();
  const list = useAnalysisList();
  useBreadcrumbs([{ label: t("files.kindAnalysis") }]);
  const columns: readonly Column<AnalysisSummary>[] = [
    {
      key: "name",
      header: t("analysis.name"),
      width: "minmax(200px, 2fr)",
      cell: ({ id, name }) => (
        <Link to="/analysis/file/$analysisId" params={{ analysisId: id }}>
          {name}
        </Link>
      ),
    },
    {
      key: "method",
      header: t("analysis.method"),
      width: "minmax(140px, 1fr)",
      isSecondary: true,
      cell: ({ method }) => t(`analysis.method-${method}` as PhraseKey),
    },
    {
      key: "project",
      header: t("analysis.project"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ projectName }) => projectName,
    },
    {
      key: "updated",
      header: t("sequences.columnUpdated"),
      width: "140px",
      isSecondary: true,
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
  ];
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
      <DataList
        label={t("files.kindAnalysis")}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <Page>
      <PageHeader title={t("files.kindAnalysis")} actions={begin} />
      {body()}
    </Page>
  );
}
