import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { FileAnswer } from "../../../kernel/mount.ts";
import type { ReservationRow } from "./reservations.store.ts";

/** A booking as a calendar shows it. */
export type CalendarRow = Pick<
  ReservationRow,
  "id" | "version" | "start_time" | "end_time" | "create_time" | "title" | "equipment_name" | "status"
>;

/** What becomes of the events in the calendar that receives them (RFC 5546). */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** Who sends an invitation, and who has booked. */
export interface Invitation {
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendee: { readonly name: string; readonly email: string };
}

const statusOf = ({ status }: CalendarRow): ICalEventStatus => {
  if (status === "waiting") return ICalEventStatus.TENTATIVE;
  return status === "approved" || status === "closed" ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED;
};

/** The library writes parameters in quotes, which a quote or a line break in a name would end. */
const asParameter = (text: string): string => text.replace(/["\p{Cc}]/gu, " ").trim();

/**
 * Writes bookings as an iCalendar: one event in UTC for each, so that no calendar applies a time zone of its own. The
 * library writes name and UID unescaped, so they contain only text of ours. The UID of a booking never changes and its
 * SEQUENCE is the number of its changes, so that a later calendar replaces what an earlier one has entered.
 */
export const calendarText = (
  rows: readonly CalendarRow[],
  origin: string,
  method: CalendarMethod = "PUBLISH",
  invitation?: Invitation,
): string => {
  const calendar = ical({
    name: "Benchleaf",
    prodId: { company: "benchleaf", product: "equipment" },
    method: ICalCalendarMethod[method],
    ...(invitation === undefined && { ttl: 15 * 60 }),
  });
  for (const row of rows) {
    const event = calendar.createEvent({
      id: `reservation-${row.id}@benchleaf`,
      sequence: row.version,
      start: row.start_time,
      end: row.end_time,
      stamp: invitation === undefined ? row.create_time : new Date(),
      summary: row.title === "" ? row.equipment_name : `${row.equipment_name}: ${row.title}`,
      status: statusOf(row),
      url: `${origin}/equipment/reservation/${row.id}`,
    });
    if (invitation === undefined || method === "PUBLISH") continue;
    const { organizer, attendee } = invitation;
    event.organizer({ name: asParameter(organizer.name), email: organizer.email });
    event.createAttendee({
      name: asParameter(attendee.name),
      email: attendee.email,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return calendar.toString();
};

export const writeCalendar = (rows: readonly ReservationRow[], origin: string): FileAnswer => ({
  contentType: "text/calendar; charset=utf-8",
  fileName: "benchleaf.ics",
  body: Buffer.from(calendarText(rows, origin)),
});
