import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Config } from "./config.ts";

/** An email to send. */
export interface MailMessage {
  readonly to: string;
  /** The sender's name, if the address in the settings has none. */
  readonly sender?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** A calendar (RFC 5545) with its method (RFC 5546): shown as an invitation, and attached as a file. */
  readonly calendar?: { readonly method: "PUBLISH" | "REQUEST" | "CANCEL"; readonly content: string };
}

/** An email transport: a server, or the outbox of a demo lab. */
export interface Mail {
  /** Sends an email; rejects if it could not. Slow: call it from a job. */
  send(letter: MailMessage): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 15_000;

/** Emails by SMTP; without a server they are written to the log. */
export const createMail = (config: Pick<Config, "smtpUrl" | "mailFrom">, log: Logger): Mail => {
  if (config.smtpUrl === undefined) {
    return {
      async send({ to, subject, text }) {
        log.info({ to, subject, text }, "mail");
      },
      close() {},
    };
  }
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const { mailFrom } = config;
  const fromOf = (sender: string | undefined) =>
    sender === undefined || mailFrom.includes("<") ? mailFrom : { name: sender, address: mailFrom };
  return {
    async send({ to, sender, subject, text, html, calendar }) {
      const letter = {
        ...{ from: fromOf(sender), to, subject, text },
        ...(html !== undefined && { html }),
        ...(calendar !== undefined && { icalEvent: { ...calendar, filename: "invite.ics" } }),
      };
      // Prevents automatic replies.
      await transport.sendMail({ ...letter, headers: { "auto-submitted": "auto-generated" } });
    },
    close: () => transport.close(),
  };
};
