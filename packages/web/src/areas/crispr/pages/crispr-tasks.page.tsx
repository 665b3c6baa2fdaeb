import type { CrisprTask } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Progress } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { isInProgress, useAllTasks, useTaskChanges } from "../../../shared/crispr/crispr.queries.ts";
import { TaskLink } from "../../../shared/crispr/task-link.tsx";
import { TaskState } from "../../../shared/crispr/task-state.tsx";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

/** State of a task; while it is running, its progress and a cancel button. */
const TaskProgress = ({ task }: { readonly task: CrisprTask }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { cancel } = useTaskChanges(task.fileId);
  const { fault, fileName: name, progress } = task;
  if (!isInProgress(task))
    return (
      <span {...(fault && { title: t(`crispr.fault-${fault.code}`, { ...fault }) })}>
        <TaskState state={task.state} />
      </span>
    );
  const percent = Math.round(progress * 100);
  return (
    <span className={styles.underWay}>
      <Progress percent={percent} size="small" aria-label={t("crispr.progressOf", { name, percent })} />
      {task.abilities.cancel && (
        <Button
          size="small"
          aria-label={t("crispr.stopOf", { name })}
          loading={cancel.isPending}
          onClick={() => cancel.mutate(task.id, { onError: toasts.failure })}
        >
          {t("crispr.stop")}
        </Button>
      )}
    </span>
  );
};

const useColumns = (): readonly Column<CrisprTask>[] => {
  const t = useTranslation();
  const format = useFormat();
  return [
    {
      key: "sequence",
      header: t("crispr.listSequence"),
      width: "minmax(160px, 1.5fr)",
      cell: (task) => (
        <TaskLink task={task} openVersion={null}>
          {task.fileName}
        </TaskLink>
      ),
    },
    {
      key: "target",
      header: t("crispr.target"),
      width: "minmax(180px, 1.5fr)",
      cell: ({ target, settings, version }) =>
        t("crispr.taskLabel", { target: target.name, nuclease: settings.nuclease, version }),
    },
    {
      key: "searched",
      header: t("crispr.offTargetSearch"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ searched }) => {
        const names = searched.map(({ name }, at) => (at === 0 ? t("crispr.thisSequence") : name)).join(", ");
        return <span title={names}>{names}</span>;
      },
    },
    {
      key: "state",
      header: t("crispr.listState"),
      width: "minmax(180px, 1fr)",
      cell: (task) => <TaskProgress task={task} />,
    },
    {
      key: "guides",
      header: t("crispr.listGuides"),
      width: "90px",
      align: "end",
      isSecondary: true,
      cell: ({ state, guideCount }) => (state === "succeeded" ? format.number(guideCount) : ""),
    },
    {
      key: "author",
      header: t("crispr.listAuthor"),
      width: "120px",
      isSecondary: true,
      cell: ({ authorName }) => authorName,
    },
    {
      key: "time",
      header: t("crispr.listTime"),
      width: "150px",
      isSecondary: true,
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
  ];
};

/** What guides were designed for, over all sequences that one may read. */
export default function CrisprTasksPage() {
  const t = useTranslation();
  const tasks = useAllTasks();
  const columns = useColumns();
  useBreadcrumbs([{ label: t("sequences.title"), to: "/sequence" }, { label: t("sequences.crispr") }]);
  const body = () => {
    if (tasks.isError && tasks.rows.length === 0)
      return <ErrorState error={tasks.error} onRetry={() => void tasks.refetch()} />;
    if (tasks.isPending) return <ListSkeleton rows={8} label={t("crispr.listLoading")} />;
    if (tasks.rows.length === 0)
      return (
        <EmptyState
          title={t("crispr.listEmpty")}
          text={t("crispr.listEmptyHelp")}
          action={<Link to="/sequence">{t("sequences.title")}</Link>}
        />
      );
    return (
      <DataList
        label={t("sequences.crispr")}
        columns={columns}
        rows={tasks.rows}
        rowKey={({ id }) => id}
        onReachEnd={() => tasks.hasNextPage && void tasks.fetchNextPage()}
      />
    );
  };
  return (
    <Page>
      <PageHeader title={t("sequences.crispr")} />
      <RouteTabs row="molecules" />
      {body()}
    </Page>
  );
}
