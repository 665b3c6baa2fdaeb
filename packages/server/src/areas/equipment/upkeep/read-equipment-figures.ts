import { addDays, type EquipmentDashboard, type Id, wallTimeOf } from "@benchleaf/contract";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import * as store from "./dashboard.store.ts";

const MAX_DAYS = 366;
const HOURS_OF_WEEK = 168;

/** Usage figures of a period. @throws reservation.range.invalid for more than a year */
export const readEquipmentFigures =
  ({ database }: Pick<Kernel, "database">) =>
  (
    scope: Scope,
    query: {
      readonly from: string;
      readonly to: string;
      readonly groupId?: Id | undefined;
      readonly timezone: string;
    },
  ): Promise<EquipmentDashboard> => {
    const period = { from: new Date(query.from), to: new Date(query.to), groupId: query.groupId ?? null };
    const days = (period.to.getTime() - period.from.getTime()) / 86_400_000;
    if (!(days > 0 && days <= MAX_DAYS)) throw problem("reservation.range.invalid", { days: MAX_DAYS });
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
  };
