import type { Logger } from "pino";
import type { Config } from "./config.ts";

/** A short message to send. */
export interface ShortMessage {
  /** A mainland Chinese number of eleven digits, or an international one that starts with `+`. */
  readonly to: string;
  readonly text: string;
}

/** The SMS gateway. */
export interface Sms {
  /** Sends a message; rejects if it could not. Slow: call it from a job. */
  send(message: ShortMessage): Promise<void>;
}

const TIMEOUT_MS = 15_000;
const DEFAULT_TEMPLATE = '{"to":"{{to}}","text":"{{text}}"}';

/** Fills in the provider's JSON template; the values are escaped, so that no text can change its structure. */
const fill = (template: string, { to, text }: ShortMessage): string => {
  const values: Record<string, string> = { to, text };
  return template.replace(/\{\{(to|text)\}\}/g, (_, name: string) =>
    JSON.stringify(values[name]).slice(1, -1),
  );
};

/** Short messages by one HTTP request to the configured provider; without one they are written to the log. */
export const createSms = (config: Pick<Config, "sms">, log: Logger): Sms => {
  const { sms } = config;
  if (sms === undefined) {
    return {
      async send({ to, text }) {
        log.info({ to, text }, "sms");
      },
    };
  }
  return {
    async send(message) {
      const answer = await fetch(sms.url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(sms.token === undefined ? {} : { authorization: `Bearer ${sms.token}` }),
        },
        body: fill(sms.template ?? DEFAULT_TEMPLATE, message),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`);
    },
  };
};
