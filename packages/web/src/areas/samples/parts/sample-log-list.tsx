import type { SampleLog } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useSampleLog } from "../samples.queries.ts";

interface SampleLogListProps {
  readonly warehouseId: string;
  /** Null: of all samples of the warehouse. */
  readonly sampleId: string | null;
}

/** A request's number, kind and reason, e.g. `SR20260001 OUT · PCR`, with the kind in words. */
const sayRequest = (detail: string, t: ReturnType<typeof useTranslation>): string =>
  detail.replace(/^(\S+) (OUT|IN|DELETE) · /, (_, number: string, kind: "OUT" | "IN" | "DELETE") =>
    [number, t(`samplePages.do-${kind}`), ""].join(" · "),
  );

/** What happened to samples, the newest first. */
export const SampleLogList = ({ warehouseId, sampleId }: SampleLogListProps) => {
  const t = useTranslation();
  const list = useSampleLog(warehouseId, sampleId);
  const columns: readonly Column<SampleLog>[] = [
    {
      key: "time",
      header: t("samplePages.time"),
      width: "130px",
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
    ...(sampleId === null
      ? [
          {
            key: "sample",
            header: t("samplePages.name"),
            width: "minmax(160px, 1fr)",
            cell: (one: SampleLog) => (
              <Link to="/sample/$storeId/view/$id" params={{ storeId: warehouseId, id: one.sampleId }}>
                {one.sample}
              </Link>
            ),
          },
          {
            key: "number",
            header: t("samplePages.number"),
            width: "110px",
            isSecondary: true,
            cell: ({ number }: SampleLog) => number,
          },
        ]
      : []),
    {
      key: "action",
      header: t("samplePages.action"),
      width: "120px",
      cell: ({ action }) => t(`samplePages.log-${action}`),
    },
    {
      key: "detail",
      header: t("samplePages.detail"),
      width: "minmax(200px, 2fr)",
      cell: ({ action, detail }) => (action === "request" ? sayRequest(detail, t) : detail),
    },
    {
      key: "who",
      header: t("samplePages.actor"),
      width: "120px",
      isSecondary: true,
      cell: ({ actor }) => actor,
    },
  ];
  if (list.isError && list.rows.length === 0)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <ListSkeleton rows={8} label={t("shell.loading")} />;
  if (list.rows.length === 0)
    return <EmptyState title={t("samplePages.noLog")} text={t("samplePages.noLogHelp")} />;
  return (
    <DataList
      label={t("samplePages.tab-log")}
      columns={columns}
      rows={list.rows}
      rowKey={({ id }) => id}
      onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
    />
  );
};
