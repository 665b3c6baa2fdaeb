import {
  CopyOutlined,
  DeleteOutlined,
  MoreOutlined,
  PlusOutlined,
  SettingOutlined,
  SnippetsOutlined,
} from "@ant-design/icons";
import { type ElnSummary, elnAuditStatuses, elnProcessStatuses } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Dropdown, Input, Select } from "antd";
import { useMemo } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FileIcon } from "../../../kernel/parts/file-icon.tsx";
import { countActive, Filters } from "../../../kernel/parts/filters.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission, useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useWords } from "../../../kernel/words.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { type ElnFilter, useCopyEln, useElnList, useRemoveEln } from "../eln.queries.ts";
import { CreateDialog } from "../list/create-dialog.tsx";
import { PageState } from "../page/page-state.tsx";

const oneOf = <T extends string>(known: readonly T[], value: string | undefined): T | undefined =>
  known.find((one) => one === value);

/** Notebook pages of all projects. */
export default function ElnListPage() {
  const t = useWords();
  const format = useFormat();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { userId } = useSession();
  const query = useQueryParams();
  const copy = useCopyEln();
  const remove = useRemoveEln();
  useBreadcrumbs([{ label: t("eln.title") }]);
  const isMine = query.view === "mine";
  const processStatus = oneOf(elnProcessStatuses, query.process);
  const auditStatus = oneOf(elnAuditStatuses, query.audit);
  const sort = oneOf(["name", "-name", "updateTime", "-updateTime"] as const, query.sort) ?? "-updateTime";
  const filter = useMemo(
    (): ElnFilter => ({
      sort,
      ...(query.search && { search: query.search }),
      ...(query.project && { projectId: query.project }),
      ...(isMine && { ownerId: userId }),
      ...(processStatus && { processStatus }),
      ...(auditStatus && { auditStatus }),
    }),
    [sort, query.search, query.project, isMine, userId, processStatus, auditStatus],
  );
  const list = useElnList(filter);
  const show = (change: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: "/eln", search: { ...query, ...change }, replace: true });
  const mayCreate = hasPermission("ELN_CREATE");
  const act = (key: string, page: ElnSummary) => {
    if (key === "remove")
      remove.mutate(page.id, {
        onSuccess: () => toasts.success(t("elnPages.removed", { name: page.name })),
        onError: toasts.failure,
      });
    else
      copy.mutate(
        {
          params: { elnId: page.id },
          body: {
            projectId: page.projectId,
            folderId: page.folderId,
            name: t("elnPages.copyOf", { name: page.name }),
          },
        },
        { onSuccess: ({ file }) => void navigate({ to: `/eln/${file.id}` }), onError: toasts.failure },
      );
  };
  const columns: readonly Column<ElnSummary>[] = [
    {
      key: "name",
      header: t("elnPages.name"),
      width: "minmax(200px, 2fr)",
      isSortable: true,
      cell: (page) => (
        <NameCell icon={<FileIcon kind="eln" />}>
          <Link to={`/eln/${page.id}`}>{page.name}</Link>
        </NameCell>
      ),
    },
    { key: "code", header: t("elnPages.code"), width: "150px", isSecondary: true, cell: ({ code }) => code },
    { key: "state", header: t("elnPages.state"), width: "150px", cell: (page) => <PageState {...page} /> },
    {
      key: "project",
      header: t("elnPages.project"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ projectId, projectName }) => <Link to={`/project/${projectId}/file`}>{projectName}</Link>,
    },
    {
      key: "owner",
      header: t("elnPages.author"),
      width: "140px",
      isSecondary: true,
      cell: ({ ownerId, ownerName }) => <Colleague id={ownerId} name={ownerName} />,
    },
    {
      key: "date",
      header: t("elnPages.experimentDate"),
      width: "120px",
      isSecondary: true,
      cell: ({ experimentDate }) => experimentDate && format.day(experimentDate),
    },
    {
      key: "updateTime",
      header: t("elnPages.updated"),
      width: "130px",
      isSortable: true,
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
    {
      key: "more",
      header: "",
      width: "48px",
      align: "end",
      cell: (page) => (
        <Dropdown
          trigger={["click"]}
          menu={{
            items: [
              ...(mayCreate ? [{ key: "copy", icon: <CopyOutlined />, label: t("elnPages.copy") }] : []),
              ...(page.abilities.recycle && hasPermission("ELN_DELETE")
                ? [{ key: "remove", icon: <DeleteOutlined />, danger: true, label: t("elnPages.remove") }]
                : []),
            ],
            onClick: ({ key }) => act(key, page),
          }}
        >
          <Button
            size="small"
            type="text"
            icon={<MoreOutlined />}
            aria-label={t("elnPages.actionsOf", { name: page.name })}
          />
        </Dropdown>
      ),
    },
  ];
  const body = () => {
    if (list.error && !list.data)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (!list.data) return <ListSkeleton label={t("shell.loading")} />;
    if (list.rows.length === 0)
      return <EmptyState title={t("elnPages.empty")} text={t("elnPages.emptyText")} />;
    return (
      <DataList
        label={t("eln.title")}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        sort={{ key: sort.replace("-", ""), isDescending: sort.startsWith("-") }}
        onSort={(key) => show({ sort: sort === key ? `-${key}` : key })}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <Page>
      <PageHeader
        title={t("eln.title")}
        actions={
          <>
            <Link to="/eln/templates">
              <Button tabIndex={-1} icon={<SnippetsOutlined />}>
                {t("eln.templates")}
              </Button>
            </Link>
            {(hasPermission("ELN_CODE_CONFIG") || hasPermission("ELN_NOTIFICATION_CONFIG")) && (
              <Link to="/eln/settings" aria-label={t("eln.settings")}>
                <Button tabIndex={-1} icon={<SettingOutlined />} aria-hidden />
              </Link>
            )}
            {mayCreate && (
              <Button type="primary" icon={<PlusOutlined />} onClick={() => show({ new: "1" })}>
                {t("eln.create")}
              </Button>
            )}
          </>
        }
      />
      <ToolLine>
        <Input.Search
          allowClear
          style={{ maxWidth: 260 }}
          aria-label={t("elnPages.search")}
          placeholder={t("elnPages.search")}
          defaultValue={query.search}
          onSearch={(search) => show({ search: search || undefined })}
        />
        <Filters active={countActive(query.view, processStatus, auditStatus)}>
          <Select
            aria-label={t("elnPages.whose")}
            value={isMine ? "mine" : "all"}
            style={{ minWidth: 130 }}
            options={(["all", "mine"] as const).map((value) => ({
              value,
              label: t(`elnPages.whose-${value}`),
            }))}
            onChange={(value) => show({ view: value === "mine" ? "mine" : undefined })}
          />
          <Select
            allowClear
            aria-label={t("elnPages.process")}
            placeholder={t("elnPages.process")}
            value={processStatus ?? null}
            style={{ minWidth: 130 }}
            options={elnProcessStatuses.map((value) => ({ value, label: t(`elnPages.process-${value}`) }))}
            onChange={(value: string | null) => show({ process: value ?? undefined })}
          />
          <Select
            allowClear
            aria-label={t("elnPages.review")}
            placeholder={t("elnPages.review")}
            value={auditStatus ?? null}
            style={{ minWidth: 130 }}
            options={elnAuditStatuses.map((value) => ({ value, label: t(`elnPages.state-${value}`) }))}
            onChange={(value: string | null) => show({ audit: value ?? undefined })}
          />
        </Filters>
      </ToolLine>
      {body()}
      {query.new !== undefined && mayCreate && (
        <CreateDialog
          template={query.template}
          onClose={() => show({ new: undefined, template: undefined })}
        />
      )}
    </Page>
  );
}
