import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import { addDays, type Reservation, startOfZonedDay, wallTimeOf } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Segmented, Space } from "antd";
import { type ReactNode, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { BookingDialog, type BookingStart } from "../booking/booking-dialog.tsx";
import { laterMonth, MonthGrid, monthDays } from "../booking/month-grid.tsx";
import { useMove } from "../booking/use-move.ts";
import { useReservations } from "../reservations.queries.ts";
import { ReservationActions } from "./reservation-actions.tsx";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What takes time of a device in the next ninety days, as a list. */
const BookingList = ({ equipmentId }: { readonly equipmentId: string }) => {
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

/** What takes time of a device, by month as a calendar. */
const BookingCalendar = ({
  equipmentId,
  mayBook,
  children,
}: DeviceBookingsProps & { readonly children: ReactNode }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const { timezone } = usePreferences();
  const [date, setDate] = useState(() => wallTimeOf(Date.now(), timezone).date);
  const [start, setStart] = useState<BookingStart | null>(null);
  const move = useMove(setStart);
  const days = monthDays(date);
  const { data: rows = [] } = useReservations({
    equipmentId,
    from: new Date(startOfZonedDay(days[0]!, timezone)).toISOString(),
    to: new Date(startOfZonedDay(addDays(days.at(-1)!, 1), timezone)).toISOString(),
  });
  return (
    <>
      <ToolLine>
        {children}
        <Button
          icon={<LeftOutlined />}
          aria-label={t("devices.earlier")}
          onClick={() => setDate(laterMonth(date, -1))}
        />
        <Button onClick={() => setDate(wallTimeOf(Date.now(), timezone).date)}>{t("devices.today")}</Button>
        <Button
          icon={<RightOutlined />}
          aria-label={t("devices.later")}
          onClick={() => setDate(laterMonth(date, 1))}
        />
        <span>{date.slice(0, 7)}</span>
      </ToolLine>
      <MonthGrid
        date={date}
        isOneDevice
        reservations={rows}
        onOpen={({ id }) =>
          void navigate({ to: "/equipment/reservation/$reservationId", params: { reservationId: id } })
        }
        onDay={(day) => void navigate({ to: "/equipment/reservation", search: { view: "day", date: day } })}
        onMove={move}
        {...(mayBook && {
          onCreate: (day: string) => {
            const hour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
            const from = Math.max(startOfZonedDay(day, timezone) + 9 * HOUR_MS, hour);
            setStart({ equipmentId, from, to: from + HOUR_MS });
          },
        })}
      />
      {start && <BookingDialog start={start} onClose={() => setStart(null)} />}
    </>
  );
};

const views = ["calendar", "list"] as const;

interface DeviceBookingsProps {
  readonly equipmentId: string;
  readonly mayBook: boolean;
}

/** Bookings of a device as a calendar or a list. */
export const DeviceBookings = (props: DeviceBookingsProps) => {
  const t = useTranslation();
  const [view, setView] = useState<(typeof views)[number]>("calendar");
  const choice = (
    <Segmented
      aria-label={t("devices.view")}
      value={view}
      options={views.map((value) => ({ value, label: t(`devices.view-${value}`) }))}
      onChange={setView}
    />
  );
  return view === "list" ? (
    <>
      <ToolLine>{choice}</ToolLine>
      <BookingList equipmentId={props.equipmentId} />
    </>
  ) : (
    <BookingCalendar {...props}>{choice}</BookingCalendar>
  );
};
