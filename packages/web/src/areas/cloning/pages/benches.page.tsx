import { DeleteOutlined, ExperimentOutlined, PlusOutlined } from "@ant-design/icons";
import { type BenchSummary, cloningApi } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useGuide } from "../../../kernel/guidance/use-guide.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type Translate, useTranslation } from "../../../kernel/translation.ts";
import { idsIn } from "../../../shared/sequences/ids-in.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useBenchCache, useBenches } from "../cloning.queries.ts";
import { CloningGuide } from "../guide/cloning-guide.tsx";
import { CreateBenchDialog } from "../parts/create-bench-dialog.tsx";

const columnsOf = (
  t: Translate,
  onRemove: (bench: BenchSummary) => void,
): readonly Column<BenchSummary>[] => [
  {
    key: "name",
    header: t("cloning.name"),
    width: "minmax(200px, 2fr)",
    cell: ({ id, name }) => (
      <NameCell icon={<ExperimentOutlined />}>
        <Link to="/sequence/cloning/$benchId" params={{ benchId: id }}>
          {name}
        </Link>
      </NameCell>
    ),
  },
  {
    key: "method",
    header: t("cloning.method"),
    width: "minmax(140px, 1fr)",
    cell: ({ cloningMethod }) => t(`cloning.method-${cloningMethod}`),
  },
  {
    key: "fragments",
    header: t("cloning.fragments"),
    width: "96px",
    align: "end",
    isSecondary: true,
    cell: ({ fragmentCount }) => fragmentCount,
  },
  {
    key: "time",
    header: t("cloning.changed"),
    width: "160px",
    isSecondary: true,
    cell: ({ updateTime }) => <Moment instant={updateTime} />,
  },
  {
    key: "remove",
    header: "",
    width: "56px",
    align: "end",
    cell: (bench) => (
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t("cloning.removeBench", { name: bench.name })}
        onClick={() => onRemove(bench)}
      />
    ),
  },
];

export default function BenchesPage() {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { create, with: given } = useQueryParams();
  const list = useBenches();
  const { listChanged } = useBenchCache();
  const guide = useGuide("CloningNotificationKey");
  const [doomed, setDoomed] = useState<BenchSummary | null>(null);
  useBreadcrumbs([{ label: t("sequences.title"), to: "/sequence" }, { label: t("sequences.cloning") }]);
  const openDialog = (isOpen: boolean) =>
    void navigate({ to: "/sequence/cloning", search: isOpen ? { create: "1" } : {}, replace: !isOpen });
  const remove = async ({ id, name }: BenchSummary) => {
    try {
      await call(cloningApi.remove, { params: { benchId: id } });
      toasts.success(t("cloning.benchRemoved", { name }));
      listChanged();
    } catch (error) {
      toasts.failure(error);
    } finally {
      setDoomed(null);
    }
  };
  const createButton = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => openDialog(true)}>
      {t("sequences.newBench")}
    </Button>
  );
  const body = () => {
    if (guide.isShown) return <CloningGuide onDone={guide.finish} />;
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={8} label={t("cloning.loading")} />;
    if (list.rows.length === 0)
      return (
        <EmptyState
          sketch="bench"
          title={t("cloning.empty")}
          text={t("cloning.emptyHelp")}
          action={createButton}
        />
      );
    return (
      <DataList
        label={t("cloning.benches")}
        columns={columnsOf(t, setDoomed)}
        rows={list.rows}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <Page>
      <PageHeader
        title={t("sequences.cloning")}
        {...(list.isPending ? {} : { count: format.number(list.rows.length) })}
        actions={
          <>
            {!guide.isShown && <Button onClick={guide.showAgain}>{t("cloning.guideAgain")}</Button>}
            {createButton}
          </>
        }
      />
      <RouteTabs row="molecules" />
      {body()}
      {create === "1" && (
        <CreateBenchDialog
          sequenceIds={idsIn(given)}
          // Who has seen the pictures here is not shown them again on the bench.
          onCreated={() => guide.isShown && guide.finish()}
          onClose={() => openDialog(false)}
        />
      )}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={t("cloning.removeBench", { name: doomed?.name ?? "" })}
        action={t("cloning.remove")}
        isDanger
        onConfirm={() => doomed && void remove(doomed)}
        onClose={() => setDoomed(null)}
      >
        {t("cloning.removeHelp")}
      </ConfirmDialog>
    </Page>
  );
}
