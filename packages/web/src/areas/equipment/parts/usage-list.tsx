import type { Usage } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useUsage } from "../reservations.queries.ts";

interface UsageListProps {
  readonly filter: Parameters<typeof useUsage>[0];
  /** Shown while there is nothing. */
  readonly action?: ReactNode;
}

/** How devices were really used, against what was booked, latest first; of one device without its name. */
export const UsageList = ({ filter, action }: UsageListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useUsage(filter);
  const rows = data?.pages.flatMap(({ records }) => records);
  const minutesOf = ({ fromTime, toTime }: Usage) =>
    Math.round((Date.parse(toTime) - Date.parse(fromTime)) / 60_000);
  const columns: readonly Column<Usage>[] = [
    {
      key: "device",
      header: t("devices.device"),
      width: "minmax(160px, 1fr)",
      cell: ({ equipmentId: id, equipmentName }) => (
        <Link to="/equipment/management/$equipmentId" params={{ equipmentId: id }}>
          {equipmentName}
        </Link>
      ),
    },
    { key: "person", header: t("devices.person"), width: "120px", cell: ({ userName }) => userName },
    {
      key: "from",
      header: t("devices.start"),
      width: "180px",
      cell: ({ fromTime }) => format.dateTime(fromTime),
    },
    {
      key: "used",
      header: t("devices.usedMinutes"),
      width: "110px",
      align: "end",
      cell: (row) => format.number(minutesOf(row)),
    },
    {
      key: "booked",
      header: t("devices.bookedMinutes"),
      width: "110px",
      align: "end",
      isSecondary: true,
      cell: ({ bookedMinutes }) => (bookedMinutes === null ? "–" : format.number(bookedMinutes)),
    },
    {
      key: "counter",
      header: t("devices.counter"),
      width: "100px",
      align: "end",
      isSecondary: true,
      cell: ({ counter }) => counter ?? "",
    },
    {
      key: "cost",
      header: t("devices.cost"),
      width: "120px",
      align: "end",
      isSecondary: true,
      cell: ({ cost, currency }) => (cost === null ? "" : `${cost} ${currency}`),
    },
    {
      key: "note",
      header: t("devices.note"),
      width: "minmax(100px, 1fr)",
      isSecondary: true,
      cell: ({ note }) => note,
    },
  ];
  if (error && !rows) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!rows) return <ListSkeleton label={t("shell.loading")} />;
  if (rows.length === 0)
    return <EmptyState title={t("devices.noUsage")} text={t("devices.noUsageText")} action={action} />;
  return (
    <DataList
      label={t("equipment.usage")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
    />
  );
};
