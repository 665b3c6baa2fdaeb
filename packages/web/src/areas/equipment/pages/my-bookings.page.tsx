import type { Reservation } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Segmented, Space } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import styles from "../booking/booking.module.css";
import { CalendarDialog } from "../parts/calendar-dialog.tsx";
import { EquipmentFrame } from "../parts/equipment-frame.tsx";
import { ExperimentDialog } from "../parts/experiment-dialog.tsx";
import { ReservationActions } from "../parts/reservation-actions.tsx";
import { useMyReservations, useStopWaiting, useWaiting } from "../reservations.queries.ts";

const useColumns = (): readonly Column<Reservation>[] => {
  const t = useTranslation();
  const format = useFormat();
  return [
    {
      key: "device",
      header: t("devices.device"),
      width: "minmax(180px, 1fr)",
      cell: ({ id, equipmentName }) => (
        <Link to="/equipment/reservation/$reservationId" params={{ reservationId: id }}>
          {equipmentName}
        </Link>
      ),
    },
    {
      key: "state",
      header: t("devices.state"),
      width: "110px",
      cell: ({ status, kind }) => t(kind === "offer" ? "devices.offered" : `devices.status-${status}`),
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
};

/** The reader's own bookings, what they wait for, and their calendar for other programs. */
export default function MyBookingsPage() {
  const t = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const view = useQueryParams().view === "past" ? "past" : "upcoming";
  const columns = useColumns();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMyReservations(view);
  const waiting = useWaiting();
  const stop = useStopWaiting();
  const [isCalendar, setCalendar] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const rows = data?.pages.flatMap(({ records }) => records);
  const book = (
    <Button type="primary" onClick={() => void navigate({ to: "/equipment/reservation" })}>
      {t("devices.book")}
    </Button>
  );
  const list = () => {
    if (error && !rows) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!rows) return <ListSkeleton label={t("shell.loading")} />;
    if (rows.length === 0)
      return <EmptyState title={t("devices.noBookings")} text={t("devices.noBookingsText")} action={book} />;
    return (
      <DataList
        label={t("equipment.my")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
      />
    );
  };
  return (
    <EquipmentFrame
      place="my"
      actions={
        <Space wrap>
          <Button onClick={() => setCalendar(true)}>{t("devices.calendar")}</Button>
          <Button onClick={() => setPlanning(true)}>{t("devices.planExperiment")}</Button>
          {book}
        </Space>
      }
    >
      <ToolLine>
        <Segmented<"upcoming" | "past">
          aria-label={t("devices.view")}
          value={view}
          options={(["upcoming", "past"] as const).map((value) => ({ value, label: t(`devices.${value}`) }))}
          onChange={(next) => void navigate({ to: "/equipment/my", search: { view: next }, replace: true })}
        />
      </ToolLine>
      {(waiting.data ?? []).length > 0 && (
        <section aria-label={t("devices.waitingList")}>
          <h2 className={styles.section}>{t("devices.waitingList")}</h2>
          <ul>
            {(waiting.data ?? []).map((one) => (
              <li key={one.id}>
                {t("devices.waitingLine", {
                  name: one.equipmentName,
                  minutes: format.number(one.minutes),
                  from: format.dateTime(one.fromTime),
                  to: format.dateTime(one.toTime),
                })}{" "}
                <Button
                  size="small"
                  onClick={() => announce(stop.mutateAsync(one.id), t("devices.waitingStopped"))}
                >
                  {t("devices.stopWaiting")}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {list()}
      {isCalendar && <CalendarDialog onClose={() => setCalendar(false)} />}
      {isPlanning && <ExperimentDialog onClose={() => setPlanning(false)} />}
    </EquipmentFrame>
  );
}
