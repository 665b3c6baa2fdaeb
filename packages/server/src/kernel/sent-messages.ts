import type pg from "pg";
import type { Mail, MailMessage } from "./mail.ts";
import type { ShortMessage, Sms } from "./sms.ts";

/** Stores a copy of the messages of a demo lab, for its outbox page. */
export const recordSentMail = (mail: Mail, pool: pg.Pool): Mail => ({
  async send(letter: MailMessage) {
    await pool.query(
      "insert into sent_message (channel, recipient, subject, text, html) values ('email', $1, $2, $3, $4)",
      [letter.to, letter.subject, letter.text, letter.html ?? null],
    );
    await mail.send(letter);
  },
  close: () => mail.close(),
});

/** The same for short messages. */
export const recordSentSms = (sms: Sms, pool: pg.Pool): Sms => ({
  async send(message: ShortMessage) {
    await pool.query(
      "insert into sent_message (channel, recipient, subject, text) values ('sms', $1, '', $2)",
      [message.to, message.text],
    );
    await sms.send(message);
  },
});
