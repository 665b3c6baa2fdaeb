import { CloudOutlined, ImportOutlined, PlusOutlined } from "@ant-design/icons";
import type { Project } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Input, Segmented, Select, Space } from "antd";
import { useEffect, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { countActive, Filters } from "../../../kernel/parts/filters.tsx";
import { currentVisitor, useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { visitedProject } from "../../../kernel/visited-project.ts";
import { isMissing, useProject } from "../../../shared/projects/project.queries.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { DeletionDialog } from "../parts/deletion-dialog.tsx";
import { OwnerDialog } from "../parts/owner-dialog.tsx";
import { useProjectColumns } from "../parts/project-columns.tsx";
import { ProjectDialog } from "../parts/project-dialog.tsx";
import { type ProjectOrder, type ProjectView, useProjects } from "../projects.queries.ts";

/** Redirects to the project opened last, if it still exists. */
const LastVisited = () => {
  const t = useTranslation();
  const [projectId] = useState(visitedProject.get);
  const { data: project, error } = useProject(projectId);
  useEffect(() => {
    if (isMissing(error)) visitedProject.clear();
  }, [error]);
  if (!project) return null;
  const name = project.isPersonal ? t("projects.personal") : project.name;
  return <Link to={`/project/${project.id}/file`}>{t("projects.goOn", { name })}</Link>;
};

const VIEWS: readonly ProjectView[] = ["all", "mine", "team"];
const ORDERS: readonly ProjectOrder[] = ["name", "-createTime", "-activeTime"];

export default function ProjectsPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const view = VIEWS.find((one) => one === query.view) ?? "all";
  const order = ORDERS.find((one) => one === query.sort) ?? "name";
  const search = query.search ?? "";
  const [edited, setEdited] = useState<Project | null>(null);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useProjects(
    view,
    search,
    order,
  );
  const [doomed, setDoomed] = useState<Project | null>(null);
  const [given, setGiven] = useState<Project | null>(null);
  const columns = useProjectColumns(setEdited, setDoomed, setGiven);
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
          sketch="none"
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
      <PageHeader
        title={t("projects.title")}
        actions={
          <Space size="middle">
            <LastVisited />
            {currentVisitor().shownFeatures.has("CLOUD_RESOURCE") && (
              <Link to="/project/resource">
                <CloudOutlined aria-hidden="true" /> {t("projects.resources")}
              </Link>
            )}
            {hasPermission("PROJECT_FILE_CREATE") && (
              <Link to="/eln/import">
                <ImportOutlined aria-hidden="true" /> {t("projects.importEln")}
              </Link>
            )}
            {create}
          </Space>
        }
      />
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
        <Filters active={countActive(query.view, query.sort)}>
          <Segmented
            aria-label={t("projects.title")}
            value={view}
            options={[
              { value: "all", label: t("projects.all") },
              { value: "mine", label: t("projects.mine") },
              ...(hasPermission("PROJECT_CHANGE_OWNER")
                ? [{ value: "team" as const, label: t("projects.team") }]
                : []),
            ]}
            onChange={(next) => go({ view: next === "all" ? undefined : next })}
          />
          <Select
            aria-label={t("projects.sort")}
            style={{ width: 132 }}
            value={order}
            options={[
              { value: "name", label: t("projects.sortName") },
              { value: "-createTime", label: t("projects.sortCreated") },
              { value: "-activeTime", label: t("projects.sortActive") },
            ]}
            onChange={(next) => go({ sort: next === "name" ? undefined : next })}
          />
        </Filters>
      </ToolLine>
      {list()}
      {query.create === "project" && (
        <ProjectDialog
          project={null}
          onClose={() => go({ create: undefined })}
          onSaved={({ id }) => void navigate({ to: `/project/${id}/file` })}
        />
      )}
      {given && <OwnerDialog project={given} onClose={() => setGiven(null)} />}
      {doomed && <DeletionDialog project={doomed} onClose={() => setDoomed(null)} />}
      {edited && (
        <ProjectDialog project={edited} onClose={() => setEdited(null)} onSaved={() => setEdited(null)} />
      )}
    </Page>
  );
}
