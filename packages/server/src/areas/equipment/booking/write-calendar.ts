import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { FileAnswer } from "../../../kernel/mount.ts";
import type { ReservationRow } from "./reservations.store.ts";

const statusOf = ({ status }: Pick<ReservationRow, "status">): ICalEventStatus => {
  if (status === "waiting") return ICalEventStatus.TENTATIVE;
  return status === "approved" || status === "closed" ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED;
};

/**
 * Writes bookings as an iCalendar: one event in UTC for each, so that no calendar applies a time zone of its own. The
 * library writes name and UID unescaped, so they contain only text of ours.
 */
export const calendarText = (rows: readonly ReservationRow[], origin: string): string => {
  const calendar = ical({
    name: "Benchleaf",
    prodId: { company: "benchleaf", product: "equipment" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  for (const row of rows)
    calendar.createEvent({
      id: `reservation-${row.id}@benchleaf`,
      sequence: row.version,
      start: row.start_time,
      end: row.end_time,
      stamp: row.create_time,
      summary: row.title === "" ? row.equipment_name : `${row.equipment_name}: ${row.title}`,
      status: statusOf(row),
      url: `${origin}/equipment/reservation/${row.id}`,
    });
  return calendar.toString();
};

export const writeCalendar = (rows: readonly ReservationRow[], origin: string): FileAnswer => ({
  contentType: "text/calendar; charset=utf-8",
  fileName: "benchleaf.ics",
  body: Buffer.from(calendarText(rows, origin)),
});
