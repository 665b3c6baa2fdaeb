import { type RequestOf, type Reservation, upkeepApi } from "@benchleaf/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { EQUIPMENT_KEY } from "../equipment.queries.ts";

const PAGE = 50;

/** The period and the part of its bookings that a figure counts. */
export type FigureQuery = Omit<RequestOf<typeof upkeepApi.dashboardBookings>["query"], "limit" | "cursor">;

interface FigureBookingsProps {
  readonly title: string;
  readonly query: FigureQuery;
  readonly onClose: () => void;
}

/** The bookings behind a figure of the dashboard. */
export const FigureBookings = ({ title, query, onClose }: FigureBookingsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...EQUIPMENT_KEY, "figure", query],
    queryFn: ({ pageParam, signal }) =>
      call(
        upkeepApi.dashboardBookings,
        { query: { ...query, limit: PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = data?.pages.flatMap(({ records }) => records);
  const columns: readonly Column<Reservation>[] = [
    {
      key: "device",
      header: t("devices.device"),
      width: "minmax(140px, 1fr)",
      cell: ({ id, equipmentName }) => (
        <Link to="/equipment/reservation/$reservationId" params={{ reservationId: id }}>
          {equipmentName}
        </Link>
      ),
    },
    { key: "person", header: t("devices.person"), width: "120px", cell: ({ userName }) => userName },
    {
      key: "start",
      header: t("devices.start"),
      width: "160px",
      cell: ({ startTime }) => format.dateTime(startTime),
    },
    {
      key: "end",
      header: t("devices.end"),
      width: "160px",
      isSecondary: true,
      cell: ({ endTime }) => format.dateTime(endTime),
    },
    {
      key: "outcome",
      header: t("devices.outcome"),
      width: "100px",
      isSecondary: true,
      cell: ({ outcome, status }) =>
        outcome ? t(`devices.outcome-${outcome}`) : t(`devices.status-${status}`),
    },
  ];
  return (
    <Dialog
      open
      width={840}
      title={title}
      okText={t("shell.close")}
      cancelButtonProps={{ style: { display: "none" } }}
      onOk={onClose}
      onCancel={onClose}
    >
      {error && !rows && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !rows && <ListSkeleton label={t("shell.loading")} />}
      {rows?.length === 0 && <EmptyState title={t("devices.nothingBooked")} />}
      {rows && rows.length > 0 && (
        <div style={{ display: "flex", height: 420 }}>
          <DataList
            label={title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
          />
        </div>
      )}
    </Dialog>
  );
};
