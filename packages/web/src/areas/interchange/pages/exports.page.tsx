import { DeleteOutlined, DownloadOutlined, StopOutlined } from "@ant-design/icons";
import { ELN_EXPORT_DAYS, type ElnExport, interchangeApi } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Progress, Space, Tag } from "antd";
import { useMemo, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { addressOf } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useCancelExport, useExports, useRemoveExport } from "../interchange.queries.ts";
import styles from "../parts/interchange.module.css";

const colors: Record<ElnExport["state"], string> = {
  running: "processing",
  ready: "success",
  failed: "error",
  cancelled: "default",
  expired: "default",
};

const archiveOf = ({ id }: ElnExport): string =>
  addressOf(interchangeApi.fetchExport.path, { params: { elnExportId: id } });

/** Archives created in the background, available for some days. */
export default function ExportsPage() {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useExports();
  const { mutate: cancel } = useCancelExport();
  const { mutate: remove, isPending: isRemoving } = useRemoveExport();
  const [doomed, setDoomed] = useState<ElnExport | null>(null);
  useBreadcrumbs([{ label: t("projects.title"), to: "/project" }, { label: t("projects.elnExports") }]);
  const columns = useMemo(
    (): Column<ElnExport>[] => [
      {
        key: "name",
        header: t("interchange.exportName"),
        width: "minmax(200px, 2fr)",
        cell: ({ name, projectId }) => <Link to={`/project/${projectId}/file`}>{name}</Link>,
      },
      {
        key: "state",
        header: t("interchange.state"),
        width: "190px",
        cell: ({ state, progress }) =>
          state === "running" ? (
            <Progress
              size="small"
              percent={Math.round(progress * 100)}
              aria-label={t("interchange.exportState_running")}
            />
          ) : (
            <Tag color={colors[state]}>{t(`interchange.exportState_${state}`)}</Tag>
          ),
      },
      {
        key: "files",
        header: t("interchange.exportFiles"),
        width: "90px",
        align: "end",
        isSecondary: true,
        cell: ({ fileCount, leftOutCount }) => (
          <span {...(leftOutCount > 0 && { title: t("interchange.leftOut", { count: leftOutCount }) })}>
            {format.number(fileCount)}
            {leftOutCount > 0 && ` (−${leftOutCount})`}
          </span>
        ),
      },
      {
        key: "size",
        header: t("interchange.size"),
        width: "90px",
        align: "end",
        isSecondary: true,
        cell: ({ size }) => (size === null ? "" : format.bytes(size)),
      },
      {
        key: "expires",
        header: t("interchange.expires"),
        width: "140px",
        isSecondary: true,
        cell: ({ state, expireTime }) =>
          state === "ready" && expireTime !== null ? format.date(expireTime) : "",
      },
      {
        key: "time",
        header: t("interchange.time"),
        width: "130px",
        isSecondary: true,
        cell: ({ createTime }) => <Moment instant={createTime} />,
      },
      {
        key: "actions",
        header: "",
        width: "150px",
        align: "end",
        cell: (one) => (
          <Space>
            {one.state === "ready" && (
              <Button
                size="small"
                type="primary"
                icon={<DownloadOutlined />}
                href={archiveOf(one)}
                download
                aria-label={t("interchange.downloadOf", { name: one.name })}
              >
                {t("interchange.download")}
              </Button>
            )}
            {one.state === "running" ? (
              <Button
                size="small"
                type="text"
                icon={<StopOutlined />}
                aria-label={t("interchange.stopOf", { name: one.name })}
                onClick={() => cancel(one.id, { onError: toasts.failure })}
              />
            ) : (
              <Button
                size="small"
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t("interchange.removeExportOf", { name: one.name })}
                onClick={() => setDoomed(one)}
              />
            )}
          </Space>
        ),
      },
    ],
    [t, format, toasts, cancel],
  );
  const rows = data?.pages.flatMap(({ records }) => records);
  const list = () => {
    if (error && !rows) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!rows) return <ListSkeleton label={t("shell.loading")} />;
    if (rows.length === 0)
      return <EmptyState title={t("interchange.exportsEmpty")} text={t("interchange.exportsEmptyText")} />;
    return (
      <DataList
        label={t("projects.elnExports")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
      />
    );
  };
  return (
    <Page>
      <PageHeader title={t("projects.elnExports")} />
      <p className={styles.lead}>{t("interchange.exportIntro", { days: ELN_EXPORT_DAYS })}</p>
      {list()}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={t("interchange.removeExportTitle", { name: doomed?.name ?? "" })}
        action={t("interchange.removeExport")}
        isDanger
        isBusy={isRemoving}
        onConfirm={() =>
          doomed && remove(doomed.id, { onError: toasts.failure, onSettled: () => setDoomed(null) })
        }
        onClose={() => setDoomed(null)}
      >
        {t("interchange.removeExportText")}
      </ConfirmDialog>
    </Page>
  );
}
