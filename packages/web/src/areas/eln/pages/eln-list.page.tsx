import {
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  ImportOutlined,
  MoreOutlined,
  PlusOutlined,
  SettingOutlined,
  SnippetsOutlined,
} from "@ant-design/icons";
import type { ElnSummary } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Dropdown, Input } from "antd";
import { useMemo } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { SavedFilters } from "../../../kernel/filters/saved-filters.tsx";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FileIcon } from "../../../kernel/parts/file-icon.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePickColumn } from "../../../shared/files/pick-column.tsx";
import { useSelection } from "../../../shared/files/use-picked.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useIsNarrow } from "../../../ui/use-media.ts";
import { elnFilterCalls, useCopyEln, useElnList, useRemoveEln } from "../eln.queries.ts";
import { BulkBar } from "../list/bulk-bar.tsx";
import { CreateDialog } from "../list/create-dialog.tsx";
import { ImportDialog } from "../list/import-dialog.tsx";
import { addressOf, readFilter } from "../list/list-address.ts";
import { ListFilters } from "../list/list-filters.tsx";
import { PageState } from "../page/page-state.tsx";

const oneOf = <T extends string>(known: readonly T[], value: string | undefined): T | undefined =>
  known.find((one) => one === value);

/** Notebook pages of all projects. */
export default function ElnListPage() {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const navigate = useNavigate();
  const query = useQueryParams();
  const isNarrow = useIsNarrow();
  const copy = useCopyEln();
  const remove = useRemoveEln();
  useBreadcrumbs([{ label: t("eln.title") }]);
  const sort = oneOf(["name", "-name", "updateTime", "-updateTime"] as const, query.sort) ?? "-updateTime";
  const filter = readFilter(query);
  const list = useElnList({ ...filter, sort });
  const picked = useSelection(useMemo(() => list.rows.map(({ id }) => id), [list.rows]));
  const pickedPages = list.rows.filter(({ id }) => picked.ids.has(id));
  const pickColumn = usePickColumn(list.rows, picked);
  const show = (change: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: "/eln", search: { ...query, ...change }, replace: true });
  const isNarrowed = Object.keys(filter).length > 0;
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
    pickColumn,
    {
      key: "name",
      header: t("elnPages.name"),
      width: "minmax(240px, 1fr)",
      isSortable: true,
      cell: (page) => (
        <NameCell icon={<FileIcon kind="eln" />}>
          <Link to={`/eln/${page.id}`}>{page.name}</Link>
        </NameCell>
      ),
    },
    { key: "code", header: t("elnPages.code"), width: "140px", isSecondary: true, cell: ({ code }) => code },
    { key: "state", header: t("elnPages.state"), width: "140px", cell: (page) => <PageState {...page} /> },
    {
      key: "project",
      header: t("elnPages.project"),
      // Free space goes to the names of pages first: readers look for those.
      width: "minmax(80px, 140px)",
      isSecondary: true,
      cell: ({ projectId, projectName }) => <Link to={`/project/${projectId}/file`}>{projectName}</Link>,
    },
    {
      key: "owner",
      header: t("elnPages.author"),
      width: "120px",
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
      width: "110px",
      isSortable: true,
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
    {
      key: "more",
      header: "",
      width: "40px",
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
    if (list.rows.length === 0 && isNarrowed)
      return (
        <EmptyState
          sketch="none"
          title={t("elnPages.noneFiltered")}
          action={<Button onClick={() => show(addressOf({}))}>{t("elnPages.clearFilters")}</Button>}
        />
      );
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
        isSelected={({ id }) => picked.ids.has(id)}
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
            {!isNarrow && (hasPermission("ELN_CODE_CONFIG") || hasPermission("ELN_NOTIFICATION_CONFIG")) && (
              <Link to="/eln/settings" aria-label={t("eln.settings")}>
                <Button tabIndex={-1} icon={<SettingOutlined />} aria-hidden />
              </Link>
            )}
            {mayCreate && (
              <Button icon={<ImportOutlined />} onClick={() => show({ import: "1" })}>
                {t("elnPages.importPages")}
              </Button>
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
        {pickedPages.length > 0 ? (
          <BulkBar pages={pickedPages} onClear={picked.clear} />
        ) : (
          <>
            <Input.Search
              key={query.search ?? ""}
              allowClear
              style={{ maxWidth: 240 }}
              aria-label={t("elnPages.search")}
              placeholder={t("elnPages.search")}
              defaultValue={query.search}
              onSearch={(search) => show({ search: search || undefined })}
            />
            <SavedFilters
              calls={elnFilterCalls}
              filter={filter}
              onApply={(saved) => show(addressOf(saved))}
            />
            <ListFilters filter={filter} authorName={list.rows[0]?.ownerName} onChange={show} />
            {isNarrowed && (
              <Button type="text" icon={<CloseOutlined aria-hidden />} onClick={() => show(addressOf({}))}>
                {t("elnPages.clearFilters")}
              </Button>
            )}
          </>
        )}
      </ToolLine>
      {body()}
      {query.import !== undefined && mayCreate && (
        <ImportDialog onClose={() => show({ import: undefined })} />
      )}
      {query.new !== undefined && mayCreate && (
        <CreateDialog
          template={query.template}
          onClose={() => show({ new: undefined, template: undefined })}
        />
      )}
    </Page>
  );
}
