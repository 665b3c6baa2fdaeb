import type { Reservation } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Space } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useReservations } from "../reservations.queries.ts";
import { ReservationActions } from "./reservation-actions.tsx";

const DAY_MS = 86_400_000;

/** What takes time of a device in the next ninety days. */
export const DeviceBookings = ({ equipmentId }: { readonly equipmentId: string }) => {
  const t = useTranslation();
  const format = useFormat();
  const [from] = useState(() => Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const { data: rows } = useReservations({
    equipmentId,
    from: new Date(from).toISOString(),
    to: new Date(from + 90 * DAY_MS).toISOString(),
  });
  const columns: readonly Column<Reservation>[] = [
    {
      key: "who",
      header: t("devices.person"),
      width: "minmax(140px, 1fr)",
      cell: ({ id, kind, userName }) => (
        <Link to="/equipment/reservation/$reservationId" params={{ reservationId: id }}>
          {kind === "booking" || kind === "offer" ? userName : t(`devices.kind-${kind}`)}
        </Link>
      ),
    },
    {
      key: "state",
      header: t("devices.state"),
      width: "110px",
      cell: ({ status }) => t(`devices.status-${status}`),
    },
    {
      key: "start",
      header: t("devices.start"),
      width: "180px",
      cell: ({ startTime }) => format.dateTime(startTime),
    },
    {
      key: "end",
      header: t("devices.end"),
      width: "180px",
      isSecondary: true,
      cell: ({ endTime }) => format.dateTime(endTime),
    },
    {
      key: "title",
      header: t("devices.purpose"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ title }) => title,
    },
    {
      key: "actions",
      header: "",
      width: "260px",
      align: "end",
      cell: (reservation) => (
        <Space size={4}>
          <ReservationActions reservation={reservation} />
        </Space>
      ),
    },
  ];
  if (!rows) return <ListSkeleton label={t("shell.loading")} />;
  if (rows.length === 0) return <EmptyState title={t("devices.nothingBooked")} />;
  return <DataList label={t("devices.tab-bookings")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
};
