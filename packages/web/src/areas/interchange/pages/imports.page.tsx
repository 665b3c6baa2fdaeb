import { InboxOutlined } from "@ant-design/icons";
import type { ElnImport } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Progress } from "antd";
import { useEffect, useMemo, useRef, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { DropArea } from "../../../ui/drop-area.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { useImports, useOpenImport } from "../interchange.queries.ts";
import { ImportState } from "../parts/import-state.tsx";
import styles from "../parts/interchange.module.css";

/** Archives that were imported, and the way to import another: chosen or dropped. */
export default function ImportsPage() {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const navigate = useNavigate();
  const query = useQueryParams();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useImports();
  const open = useOpenImport();
  const [sending, setSending] = useState<{ name: string; fraction: number } | null>(null);
  const abort = useRef(new AbortController());
  useEffect(() => {
    const { current } = abort;
    return () => current.abort();
  }, []);
  useBreadcrumbs([{ label: t("projects.title"), to: "/project" }, { label: t("projects.importEln") }]);
  const send = async ([file]: File[]) => {
    if (file === undefined || sending !== null) return;
    setSending({ name: file.name, fraction: 0 });
    try {
      const onProgress = (fraction: number) => setSending({ name: file.name, fraction });
      const { uuid } = await upload(file, onProgress, abort.current.signal);
      const { id } = await open.mutateAsync({ uuid, name: file.name });
      await navigate({ to: `/eln/import/${id}`, search: query });
    } catch (failure) {
      toasts.failure(failure);
    } finally {
      setSending(null);
    }
  };
  const columns = useMemo(
    (): Column<ElnImport>[] => [
      {
        key: "name",
        header: t("interchange.archive"),
        width: "minmax(200px, 2fr)",
        cell: ({ id, fileName }) => (
          <NameCell icon={<InboxOutlined />}>
            <Link to={`/eln/import/${id}`}>{fileName}</Link>
          </NameCell>
        ),
      },
      {
        key: "source",
        header: t("interchange.source"),
        width: "minmax(120px, 1fr)",
        isSecondary: true,
        cell: ({ source }) => source?.program ?? "",
      },
      {
        key: "target",
        header: t("interchange.target"),
        width: "minmax(120px, 1fr)",
        isSecondary: true,
        cell: ({ project }) =>
          project && (
            <Link to={`/project/${project.id}/file`}>
              {project.isPersonal ? t("projects.personal") : project.name}
            </Link>
          ),
      },
      {
        key: "size",
        header: t("interchange.size"),
        width: "90px",
        align: "end",
        isSecondary: true,
        cell: ({ size }) => format.bytes(size),
      },
      {
        key: "state",
        header: t("interchange.state"),
        width: "110px",
        cell: ({ state }) => <ImportState state={state} />,
      },
      {
        key: "time",
        header: t("interchange.time"),
        width: "130px",
        isSecondary: true,
        cell: ({ createTime }) => <Moment instant={createTime} />,
      },
    ],
    [t, format],
  );
  const rows = data?.pages.flatMap(({ records }) => records);
  const pick = (
    <PickFiles
      isPrimary
      accept=".eln,.zip,application/vnd.eln+zip"
      label={t("interchange.choose")}
      onFiles={(files) => void send(files)}
    />
  );
  const list = () => {
    if (error && !rows) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!rows) return <ListSkeleton label={t("shell.loading")} />;
    if (rows.length === 0) return <EmptyState title={t("interchange.listEmpty")} action={pick} />;
    return (
      <DataList
        label={t("interchange.listTitle")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
      />
    );
  };
  return (
    <DropArea onFiles={(files) => void send(files)} label={t("interchange.dropHere")}>
      <Page>
        <PageHeader title={t("projects.importEln")} actions={rows && rows.length > 0 && pick} />
        <p className={styles.lead}>{t("interchange.intro")}</p>
        {sending && (
          <div role="status" className={styles.line}>
            <span>{t("interchange.uploading", { name: sending.name })}</span>
            <Progress
              className={styles.progress ?? ""}
              percent={Math.round(sending.fraction * 100)}
              aria-label={t("interchange.uploading", { name: sending.name })}
            />
          </div>
        )}
        {list()}
      </Page>
    </DropArea>
  );
}
