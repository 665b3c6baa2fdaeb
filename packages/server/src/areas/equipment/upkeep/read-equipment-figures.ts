import {
  addDays,
  type EquipmentDashboard,
  HOURS_OF_WEEK,
  type Id,
  type Reservation,
  wallTimeOf,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { presentReservation } from "../booking/present-reservation.ts";
import { findReservations } from "../booking/reservations.store.ts";
import * as store from "./dashboard.store.ts";
import { isPeriod, MAX_PERIOD_DAYS } from "./demand-period.ts";

const cursorKeys = z.tuple([z.iso.datetime(), idKey]);

interface PeriodQuery {
  readonly from: string;
  readonly to: string;
  readonly groupId?: Id | undefined;
}

/** @throws reservation.range.invalid for more than a year */
const periodOf = ({ from, to, groupId }: PeriodQuery): store.Period => {
  const period = { from: new Date(from), to: new Date(to), groupId: groupId ?? null };
  if (!isPeriod(period.from, period.to))
    throw problem("reservation.range.invalid", { days: MAX_PERIOD_DAYS });
  return period;
};

/** Usage figures of a period, and the bookings behind each. */
export const readEquipmentFigures = ({ database }: Pick<Kernel, "database">) => ({
  /** @throws reservation.range.invalid */
  figures: (
    scope: Scope,
    query: PeriodQuery & { readonly timezone: string },
  ): Promise<EquipmentDashboard> => {
    const period = periodOf(query);
    return database.read(scope, async (q) => {
      const [totals, devices, people, projects, hours] = await Promise.all([
        store.totals(q, period),
        store.sharesOfDevices(q, period),
        store.sharesOfPeople(q, period),
        store.sharesOfProjects(q, period),
        store.hours(q, period, query.timezone),
      ]);
      const hoursOfWeek = Array.from({ length: HOURS_OF_WEEK }, () => 0);
      const ofDays = new Map<string, number>();
      for (const { slot, date, minutes } of hours) {
        hoursOfWeek[slot] = (hoursOfWeek[slot] ?? 0) + minutes;
        ofDays.set(date, (ofDays.get(date) ?? 0) + minutes);
      }
      const last = wallTimeOf(period.to.getTime() - 1, query.timezone).date;
      const dates: string[] = [];
      for (
        let day = wallTimeOf(period.from.getTime(), query.timezone).date;
        day <= last;
        day = addDays(day, 1)
      )
        dates.push(day);
      return {
        bookedMinutes: totals.minutes,
        usedMinutes: totals.used,
        bookings: totals.count,
        noShows: totals.no_shows,
        downtimeMinutes: totals.downtime,
        blockedDevices: totals.blocked,
        devices,
        people,
        projects,
        hoursOfWeek,
        days: dates.map((date) => ({ date, minutes: ofDays.get(date) ?? 0 })),
      };
    });
  },

  /** @throws reservation.range.invalid */
  bookings: (
    session: Session,
    query: PeriodQuery &
      store.BookedFilter & { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<Page<Reservation>> => {
    const period = periodOf(query);
    return database.read(session, async (q) => {
      const [time, id] = decodeCursor(cursorKeys, query.cursor) ?? [];
      const after = time === undefined || id === undefined ? undefined : { time, id };
      const ids = await store.listBooked(q, period, query, after, query.limit + 1);
      const rows = await findReservations(q, ids);
      return pageFrom(
        rows,
        query.limit,
        (row) => presentReservation(row, session),
        (row) => [row.start_time.toISOString(), row.id],
      );
    });
  },
});
export type ReadEquipmentFigures = ReturnType<typeof readEquipmentFigures>;
