import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import {
  addDays,
  MAX_LISTED_RESERVATIONS,
  type Reservation,
  startOfZonedDay,
  wallTimeOf,
} from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Alert, Button, Input, Segmented, Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { BookingDialog, type BookingStart } from "../booking/booking-dialog.tsx";
import { laterMonth, MonthGrid, monthDays } from "../booking/month-grid.tsx";
import { Timeline } from "../booking/timeline.tsx";
import { useMove } from "../booking/use-move.ts";
import { useAllDevices, useCategories } from "../equipment.queries.ts";
import { EquipmentFrame } from "../parts/equipment-frame.tsx";
import { useReservations } from "../reservations.queries.ts";

/** Days on the timeline; the calendar is a month's page. */
const views = { day: 1, week: 7, month: 31, calendar: 42 } as const;
type View = keyof typeof views;
const isView = (text: string | undefined): text is View => text !== undefined && text in views;

/** All devices over a day, a week or a month: free times, bookings, and booking by drag or keyboard. */
export default function ReservationPage() {
  const t = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { timezone } = usePreferences();
  const query = useQueryParams();
  const view: View = isView(query.view) ? query.view : "week";
  const today = wallTimeOf(Date.now(), timezone).date;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(query.date ?? "") ? query.date! : today;
  const isCalendar = view === "calendar";
  const firstDay = isCalendar ? monthDays(date)[0]! : date;
  const midnights = Array.from({ length: views[view] + 1 }, (_, at) =>
    startOfZonedDay(addDays(firstDay, at), timezone),
  );
  const stepped = (by: 1 | -1): string =>
    isCalendar ? laterMonth(date, by) : addDays(date, by * views[view]);
  const [search, setSearch] = useState("");
  const [start, setStart] = useState<BookingStart | null>(
    query.device ? { equipmentId: query.device, ...nextHour() } : null,
  );
  const devices = useAllDevices();
  const { data: categories = [] } = useCategories();
  const reservations = useReservations({
    from: new Date(midnights[0]!).toISOString(),
    to: new Date(midnights.at(-1)!).toISOString(),
  });
  const move = useMove(setStart);
  const show = (part: { view?: View; date?: string; category?: string | undefined }) =>
    void navigate({
      to: "/equipment/reservation",
      search: { view, date, ...(query.category && { category: query.category }), ...part },
      replace: true,
    });
  const wanted = search.trim().toLowerCase();
  const shown = devices.data?.filter(
    ({ name, assetNo, location, category }) =>
      `${name} ${assetNo} ${location}`.toLowerCase().includes(wanted) &&
      (!query.category || category === query.category),
  );
  const open = (reservation: Reservation) =>
    void navigate({ to: "/equipment/reservation/$reservationId", params: { reservationId: reservation.id } });
  const body = () => {
    if (devices.error && !devices.data)
      return <ErrorState error={devices.error} onRetry={() => void devices.refetch()} />;
    if (!shown || !devices.data) return <ListSkeleton rows={12} label={t("shell.loading")} />;
    if (devices.data.length === 0)
      return <EmptyState title={t("devices.none")} text={t("devices.noneText")} />;
    if (isCalendar) {
      const ids = new Set(shown.map(({ id }) => id));
      const [only] = shown;
      return (
        <MonthGrid
          date={date}
          isOneDevice={shown.length === 1}
          reservations={(reservations.data ?? []).filter(({ equipmentId }) => ids.has(equipmentId))}
          onOpen={open}
          onMove={move}
          onDay={(day) => show({ view: "day", date: day })}
          onCreate={(day) => {
            const from = Math.max(startOfZonedDay(day, timezone) + 9 * HOUR_MS, nextHour().from);
            setStart({
              equipmentId: shown.length === 1 ? only!.id : null,
              from,
              to: from + HOUR_MS,
            });
          }}
        />
      );
    }
    return (
      <Timeline
        devices={shown}
        reservations={reservations.data ?? []}
        midnights={midnights}
        onCreate={(equipmentId, from, to) => setStart({ equipmentId, from, to })}
        onOpen={open}
        onMove={move}
      />
    );
  };
  return (
    <EquipmentFrame
      place="reservation"
      actions={
        <Button type="primary" onClick={() => setStart({ equipmentId: null, ...nextHour() })}>
          {t("devices.book")}
        </Button>
      }
    >
      <ToolLine>
        <Button
          icon={<LeftOutlined />}
          aria-label={t("devices.earlier")}
          onClick={() => show({ date: stepped(-1) })}
        />
        <Button onClick={() => show({ date: today })}>{t("devices.today")}</Button>
        <Button
          icon={<RightOutlined />}
          aria-label={t("devices.later")}
          onClick={() => show({ date: stepped(1) })}
        />
        <Input
          type="date"
          aria-label={t("devices.date")}
          style={{ width: 150 }}
          value={date}
          onChange={({ target }) => target.value && show({ date: target.value })}
        />
        <Segmented<View>
          aria-label={t("devices.view")}
          value={view}
          options={(Object.keys(views) as View[]).map((value) => ({
            value,
            label: t(`devices.view-${value}`),
          }))}
          onChange={(next) => show({ view: next })}
        />
        <Input.Search
          aria-label={t("devices.search")}
          placeholder={t("devices.search")}
          allowClear
          style={{ width: 200 }}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          aria-label={t("devices.category")}
          placeholder={t("devices.category")}
          allowClear
          style={{ width: 140 }}
          value={query.category ?? null}
          options={categories.map((value) => ({ value, label: value }))}
          onChange={(category: string | null) => show({ category: category ?? undefined })}
        />
        <span>{isCalendar ? date.slice(0, 7) : format.day(date)}</span>
      </ToolLine>
      {reservations.data?.length === MAX_LISTED_RESERVATIONS && (
        <Alert type="warning" showIcon title={t("devices.listCut", { count: MAX_LISTED_RESERVATIONS })} />
      )}
      {body()}
      {start && <BookingDialog start={start} onClose={() => setStart(null)} />}
    </EquipmentFrame>
  );
}

const HOUR_MS = 3_600_000;

const nextHour = () => {
  const from = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  return { from, to: from + HOUR_MS };
};
