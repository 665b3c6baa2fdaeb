import { PlusOutlined, SearchOutlined } from "@ant-design/icons";
import type { Project } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Input, Segmented } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useWords } from "../../../kernel/words.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { DeletionDialog } from "../parts/deletion-dialog.tsx";
import { useProjectColumns } from "../parts/project-columns.tsx";
import { ProjectDialog } from "../parts/project-dialog.tsx";
import { useProjects } from "../projects.queries.ts";

export default function ProjectsPage() {
  const t = useWords();
  const navigate = useNavigate();
  const query = useQueryParams();
  const view = query.view === "mine" ? "mine" : "all";
  const search = query.search ?? "";
  const [edited, setEdited] = useState<Project | null>(null);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useProjects(view, search);
  const [doomed, setDoomed] = useState<Project | null>(null);
  const columns = useProjectColumns(setEdited, setDoomed);
  useBreadcrumbs([{ label: t("projects.title") }]);
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: "/project", search: { ...query, ...change }, replace: true });
  const projects = data?.pages.flatMap(({ records }) => records);
  const create = hasPermission("PROJECT_CREATE") && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go({ create: "project" })}>
      {t("projects.create")}
    </Button>
  );
  const list = () => {
    if (error && !projects) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!projects) return <ListSkeleton label={t("shell.loading")} />;
    if (projects.length === 0 && search)
      return (
        <EmptyState
          icon={<SearchOutlined />}
          title={t("projects.noneFound", { search })}
          action={<Button onClick={() => go({ search: undefined })}>{t("projects.clearSearch")}</Button>}
        />
      );
    if (projects.length === 0)
      return <EmptyState title={t("projects.emptyTitle")} text={t("projects.emptyText")} action={create} />;
    return (
      <DataList
        label={t("projects.title")}
        columns={columns}
        rows={projects}
        rowKey={({ id }) => id}
        onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
      />
    );
  };
  return (
    <Page>
      <PageHeader title={t("projects.title")} actions={create} />
      <ToolLine>
        <Input.Search
          key={search}
          allowClear
          defaultValue={search}
          placeholder={t("projects.search")}
          aria-label={t("projects.search")}
          style={{ width: 260 }}
          onSearch={(text) => go({ search: text.trim() || undefined })}
        />
        <Segmented
          aria-label={t("projects.title")}
          value={view}
          options={[
            { value: "all", label: t("projects.all") },
            { value: "mine", label: t("projects.mine") },
          ]}
          onChange={(next) => go({ view: next === "mine" ? "mine" : undefined })}
        />
      </ToolLine>
      {list()}
      {query.create === "project" && (
        <ProjectDialog
          project={null}
          onClose={() => go({ create: undefined })}
          onSaved={({ id }) => void navigate({ to: `/project/${id}/file` })}
        />
      )}
      {doomed && <DeletionDialog project={doomed} onClose={() => setDoomed(null)} />}
      {edited && (
        <ProjectDialog project={edited} onClose={() => setEdited(null)} onSaved={() => setEdited(null)} />
      )}
    </Page>
  );
}
