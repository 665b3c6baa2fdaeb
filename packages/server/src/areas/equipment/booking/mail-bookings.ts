import type { DomainEvent } from "../../../kernel/events.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { MailMessage } from "../../../kernel/mail.ts";
import { ownAddress } from "../../../kernel/own-address.ts";
import { findReader } from "./booking-mail.store.ts";
import { composeBookingMail } from "./compose-booking-mail.ts";
import { findReservations } from "./reservations.store.ts";

declare module "../../../kernel/jobs.ts" {
  interface JobData {
    /** An email with a calendar entry for bookings. */
    "mail-booking": MailMessage;
  }
}

/** Reads the address from `Lab <lab@lab.example>` and from `lab@lab.example`. */
const addressIn = (mailFrom: string): string => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;

/**
 * Emails the holder of bookings that were made, moved or cancelled, with an iCalendar file for the calendar program.
 * The email is enqueued in the transaction that reads the bookings, and sent again when the mail server is unavailable.
 */
export const mailBookings = ({ brand, config, database, events, jobs, mail }: Kernel): void => {
  const organizer = addressIn(config.mailFrom);
  const origin = ownAddress(config);
  jobs.register("mail-booking", (letter) => mail.send(letter));
  events.on("reservation.scheduled", async (event: DomainEvent<"reservation.scheduled">) => {
    const { userId, reservationIds, change } = event.data;
    const brandIn = await brand.names();
    await database.write(event, async (tx) => {
      const reader = await findReader(tx, userId);
      if (reader === undefined) return;
      // What has changed again meanwhile is in the email of that change.
      const rows = (await findReservations(tx, reservationIds)).filter(
        ({ status }) => (status === "waiting" || status === "approved") === (change !== "canceled"),
      );
      if (rows.length === 0) return;
      const letter = composeBookingMail(brandIn(reader.locale), { reader, organizer, origin, change }, rows);
      await jobs.add(tx, "mail-booking", letter);
    });
  });
};
