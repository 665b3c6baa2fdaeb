import { bookingMailPhrases } from "@benchleaf/phrases";
import type { Branding } from "../../../kernel/brand.ts";
import { composeMailMessage } from "../../../kernel/compose-mail.ts";
import type { EventData } from "../../../kernel/events.ts";
import type { MailMessage } from "../../../kernel/mail.ts";
import type { BookingReader } from "./booking-mail.store.ts";
import type { ReservationRow } from "./reservations.store.ts";
import { calendarText } from "./write-calendar.ts";

/** Maximum number of dates that the text lists; the attached calendar has all of them. */
const MOST_DATES = 20;

interface BookingMail {
  readonly reader: BookingReader;
  /** The address that the emails of this installation come from. */
  readonly organizer: string;
  readonly origin: string;
  readonly change: EventData["reservation.scheduled"]["change"];
}

/** A text without line breaks, for a subject. */
const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/**
 * An email about bookings of one user that were made, moved or cancelled together. A single booking is an invitation
 * (REQUEST, CANCEL), which calendar programs enter and remove by themselves. These methods allow one booking, so that
 * several are a published calendar, which is opened.
 */
export const composeBookingMail = (
  app: Branding,
  { reader, organizer, origin, change }: BookingMail,
  rows: readonly ReservationRow[],
): MailMessage => {
  const say = bookingMailPhrases(app.locale);
  const time = new Intl.DateTimeFormat(app.locale, {
    ...{ dateStyle: "full", timeStyle: "short", hourCycle: "h23", timeZone: reader.timezone },
  } as const);
  const [first] = rows;
  const devices = [...new Set(rows.map(({ equipment_name }) => inOneLine(equipment_name)))];
  const name = devices.slice(0, 3).join(", ");
  const kind = change !== "canceled" && first!.status === "waiting" ? "waiting" : change;
  const count = rows.length;
  const subject =
    count === 1
      ? say(`${kind}One`, { name, time: time.format(first!.start_time) })
      : say(`${kind}Many`, { name, count });
  const lines = rows.slice(0, MOST_DATES).map((row) => {
    const about = row.title === "" ? row.equipment_name : `${row.equipment_name}: ${row.title}`;
    return `${time.formatRange(row.start_time, row.end_time)}  ${inOneLine(about)}`;
  });
  const more = count > MOST_DATES ? [say("more", { count: count - MOST_DATES })] : [];
  const method = count > 1 ? "PUBLISH" : change === "canceled" ? "CANCEL" : "REQUEST";
  const message = composeMailMessage(app, reader.email, {
    subject,
    lines: [
      say("greeting", { name: reader.name }),
      ...lines,
      ...more,
      say("zone", { zone: reader.timezone }),
    ],
    action: { label: say("open"), url: `${origin}/equipment/reservation/${first!.id}` },
    after: [say("turnOff")],
  });
  return {
    ...message,
    calendar: {
      method,
      content: calendarText(rows, origin, method, {
        organizer: { name: app.brand, email: organizer },
        attendee: { name: reader.name, email: reader.email },
      }),
    },
  };
};
