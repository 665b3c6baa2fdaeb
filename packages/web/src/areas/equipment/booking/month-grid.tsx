import { PlusOutlined } from "@ant-design/icons";
import { addDays, mondayOf, type Reservation, startOfZonedDay, wallTimeOf } from "@benchleaf/contract";
import { Button } from "antd";
import { type KeyboardEvent, useMemo, useRef } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./booking.module.css";
import { lookOf } from "./look-of.ts";
import { useMonthMoves } from "./use-month-moves.ts";
import type { Moved } from "./use-move.ts";

const WEEKS = 6;
const SHOWN = 4;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The days of a month's page: six weeks from a Monday. @example monthDays("2026-11-30")[0] // "2026-10-26" */
export const monthDays = (date: string): string[] => {
  const first = mondayOf(`${date.slice(0, 8)}01`);
  return Array.from({ length: 7 * WEEKS }, (_, at) => addDays(first, at));
};

/** The first day of a later or earlier month. @example laterMonth("2026-12-31", 1) // "2027-01-01" */
export const laterMonth = (date: string, months: number): string => {
  const [year, month] = date.split("-").map(Number);
  return new Date(Date.UTC(year!, month! - 1 + months, 1)).toISOString().slice(0, 10);
};

interface MonthGridProps {
  /** Any day of the month. */
  readonly date: string;
  readonly reservations: readonly Reservation[];
  /** Whether the device is the same for all, so that its name says nothing. */
  readonly isOneDevice?: boolean;
  readonly onOpen: (reservation: Reservation) => void;
  readonly onDay: (date: string) => void;
  /** Left out where nothing can be booked. */
  readonly onCreate?: (date: string) => void;
  /** Left out where bookings cannot be moved. */
  readonly onMove?: (moved: Moved) => void;
}

/**
 * Bookings as a calendar of a month: arrow keys move between days, a day opens, a booking opens; a booking is moved to
 * another day by dragging or by Alt and arrow keys.
 */
export const MonthGrid = ({
  date,
  reservations,
  isOneDevice = false,
  onOpen,
  onDay,
  onCreate,
  onMove,
}: MonthGridProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { timezone } = usePreferences();
  const { userId } = useSession();
  const table = useRef<HTMLTableElement>(null);
  const days = monthDays(date);
  const today = wallTimeOf(Date.now(), timezone).date;
  const current =
    days.includes(today) && today.slice(0, 7) === date.slice(0, 7) ? today : `${date.slice(0, 8)}01`;
  const byDay = useMemo(() => {
    const found = new Map<string, Reservation[]>();
    for (const day of days) {
      const [from, to] = [startOfZonedDay(day, timezone), startOfZonedDay(addDays(day, 1), timezone)];
      const own = reservations.filter(
        (one) => Date.parse(one.startTime) < to && Date.parse(one.endTime) > from,
      );
      found.set(
        day,
        own.toSorted((one, other) => one.startTime.localeCompare(other.startTime)),
      );
    }
    return found;
    // The days follow from the date.
  }, [days[0], reservations, timezone]);
  const moves = useMonthMoves({ table, days, reservations, onMove });
  const { moved } = moves;
  const onKeyDown = (event: KeyboardEvent, day: string) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : addDays(day, step);
    const target = next && table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const nameOf = (one: Reservation): string =>
    [
      ...(isOneDevice ? [] : [one.equipmentName]),
      one.kind === "booking" || one.kind === "offer" ? one.userName : t(`devices.kind-${one.kind}`),
      ...(isOneDevice && one.title !== "" ? [one.title] : []),
    ].join(" · ");
  return (
    <>
      <div className={styles.month}>
        <table ref={table} aria-label={t("devices.monthOf", { month: date.slice(0, 7) })}>
          <thead>
            <tr>
              {([1, 2, 3, 4, 5, 6, 7] as const).map((day) => (
                <th key={day} scope="col">
                  {t(`devices.day-${day}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: WEEKS }, (_, week) => days.slice(week * 7, week * 7 + 7)).map((row) => (
              <tr key={row[0]}>
                {row.map((day) => {
                  const all = byDay.get(day) ?? [];
                  return (
                    <td key={day} data-cell={day} data-outside={day.slice(0, 7) !== date.slice(0, 7)}>
                      <div className={styles.dayHead}>
                        <Button
                          size="small"
                          type="text"
                          data-day={day}
                          data-today={day === today}
                          tabIndex={day === current ? 0 : -1}
                          aria-label={t("devices.dayBookings", { day: format.day(day), count: all.length })}
                          {...(day === today && { "aria-current": "date" as const })}
                          onKeyDown={(event) => onKeyDown(event, day)}
                          onClick={() => onDay(day)}
                        >
                          {Number(day.slice(8))}
                        </Button>
                        {onCreate && day >= today && (
                          <Button
                            size="small"
                            type="text"
                            icon={<PlusOutlined />}
                            aria-label={t("devices.bookOn", { day: format.day(day) })}
                            onClick={() => onCreate(day)}
                          />
                        )}
                      </div>
                      {all.slice(0, all.length > SHOWN ? SHOWN - 1 : SHOWN).map((one) => {
                        const look = lookOf(one, userId);
                        // The accessible name begins with what is seen.
                        const name = `${wallTimeOf(Date.parse(one.startTime), timezone).time} ${nameOf(one)}`;
                        return (
                          <button
                            key={one.id}
                            type="button"
                            className={styles.booking}
                            data-look={look}
                            data-reservation={one.id}
                            title={name}
                            aria-label={t("devices.bookingNamed", {
                              name,
                              state: t(`devices.look-${look}`),
                              from: format.dateTime(one.startTime),
                              to: format.dateTime(one.endTime),
                            })}
                            {...moves.drags(one, day)}
                            onKeyDown={(event) => moves.onKeyDown(event, one)}
                            onClick={() => moves.dropped(one) || onOpen(one)}
                          >
                            {name}
                          </button>
                        );
                      })}
                      {moved && moves.dayOfDraft === day && (
                        <span className={styles.dayDraft}>
                          {wallTimeOf(moved.from, timezone).time} {nameOf(moved.reservation)}
                        </span>
                      )}
                      {all.length > SHOWN && (
                        <Button size="small" type="link" onClick={() => onDay(day)}>
                          {t("devices.moreBookings", { count: all.length - SHOWN + 1 })}
                        </Button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {onMove && (
        <p role="status" className={styles.hint}>
          {moved
            ? t("devices.movingTo", {
                device: moved.reservation.equipmentName,
                from: format.dateTime(new Date(moved.from)),
                to: format.dateTime(new Date(moved.to)),
              })
            : t("devices.calendarHelp")}
        </p>
      )}
    </>
  );
};
