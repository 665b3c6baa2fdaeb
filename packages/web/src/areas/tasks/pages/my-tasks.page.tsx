import { CalendarOutlined, PlusOutlined } from "@ant-design/icons";
import type { Task } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Segmented } from "antd";
import { useEffect, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { linkOfAddress } from "../../../kernel/file-address.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { TaskCheck } from "../../../shared/subjects/tasks/task-check.tsx";
import { TaskDialog } from "../../../shared/subjects/tasks/task-dialog.tsx";
import { TaskDue } from "../../../shared/subjects/tasks/task-due.tsx";
import { useTask, useTasks } from "../../../shared/subjects/tasks/tasks.queries.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useIsNarrow } from "../../../ui/use-media.ts";
import { FeedDialog } from "../parts/feed-dialog.tsx";

/** What the reader has to do, and what the team has. */
export default function MyTasksPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const query = useQueryParams();
  const view = query.view === "team" ? "team" : "mine";
  const state = query.state === "done" ? "done" : "open";
  const list = useTasks(view, state);
  const shown = useTask(query.task);
  const [isFeed, setFeed] = useState(false);
  const isCreating = query.create === "task";
  const isNarrow = useIsNarrow();
  // Phones have no homepage.
  useBreadcrumbs([
    ...(isNarrow ? [] : [{ label: t("shell.home"), to: "/homepage" }]),
    { label: t("tasks.title") },
  ]);
  useEffect(() => {
    // A link to a task that was deleted, or that the reader may not see, says so instead of doing nothing.
    if (shown.error) toasts.failure(shown.error);
  }, [shown.error, toasts.failure]);
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: ".", search: { ...query, ...change }, replace: true });
  const kept = Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  const rows = list.data?.pages.flatMap(({ records }) => records);
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go({ create: "task" })}>
      {t("tasks.newTask")}
    </Button>
  );
  const columns: readonly Column<Task>[] = [
    {
      key: "pick",
      header: <span className="visually-hidden">{t("tasks.done")}</span>,
      width: "28px",
      cell: (task) => <TaskCheck task={task} />,
    },
    {
      key: "title",
      header: t("tasks.name"),
      width: "minmax(200px, 2fr)",
      cell: (task) => (
        <Link
          to="."
          search={{ ...kept, task: task.id }}
          aria-label={t("tasks.openTask", { name: task.title })}
        >
          {task.title}
        </Link>
      ),
    },
    { key: "state", header: t("tasks.state"), width: "90px", cell: (task) => t(`tasks.${task.state}`) },
    {
      key: "project",
      header: t("tasks.project"),
      width: "minmax(100px, 1fr)",
      isSecondary: true,
      cell: ({ projectId, projectName }) =>
        projectId && <Link to={`/project/${projectId}/tasks`}>{projectName}</Link>,
    },
    {
      key: "record",
      header: t("tasks.about"),
      width: "minmax(100px, 1fr)",
      isSecondary: true,
      cell: ({ record }) => record && <Link {...linkOfAddress(record.address)}>{record.name}</Link>,
    },
    {
      key: "assignee",
      header: t("tasks.assignee"),
      width: "150px",
      isSecondary: true,
      cell: ({ assigneeId, assigneeName }) =>
        assigneeId && <Colleague id={assigneeId} name={assigneeName ?? ""} />,
    },
    {
      key: "due",
      header: t("tasks.dueDate"),
      width: "170px",
      isSecondary: true,
      cell: (task) => <TaskDue task={task} />,
    },
  ];
  const body = () => {
    if (list.error && !rows) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (!rows) return <ListSkeleton label={t("shell.loading")} />;
    if (rows.length === 0)
      return <EmptyState title={t("tasks.emptyTitle")} text={t("tasks.emptyText")} action={add} />;
    return (
      <DataList
        label={t(view === "mine" ? "tasks.mine" : "tasks.team")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <Page>
      <PageHeader
        title={t("tasks.title")}
        actions={
          <>
            <Button icon={<CalendarOutlined />} onClick={() => setFeed(true)}>
              {t("tasks.feed")}
            </Button>
            {add}
          </>
        }
      />
      {!isNarrow && <RouteTabs row="home" />}
      <ToolLine>
        <Segmented
          aria-label={t("tasks.view")}
          value={view}
          options={[
            { value: "mine", label: t("tasks.mine") },
            { value: "team", label: t("tasks.team") },
          ]}
          onChange={(value) => go({ view: value === "team" ? "team" : undefined })}
        />
        <Segmented
          aria-label={t("tasks.state")}
          value={state}
          options={[
            { value: "open", label: t("tasks.open") },
            { value: "done", label: t("tasks.doneOnes") },
          ]}
          onChange={(value) => go({ state: value === "done" ? "done" : undefined })}
        />
      </ToolLine>
      {body()}
      {isCreating && <TaskDialog task={null} onClose={() => go({ create: undefined })} />}
      {shown.data && query.task && (
        <TaskDialog key={shown.data.id} task={shown.data} onClose={() => go({ task: undefined })} />
      )}
      {isFeed && <FeedDialog onClose={() => setFeed(false)} />}
    </Page>
  );
}
