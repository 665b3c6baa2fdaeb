import type { Queries } from "./database.ts";
import type { Jobs } from "./jobs.ts";
import type { Mail, MailMessage } from "./mail.ts";
import type { Seals } from "./seals.ts";
import type { ShortMessage, Sms } from "./sms.ts";

/** Emails and short messages that are sent after their transaction, retried while the provider is unavailable. */
export interface MessageQueue {
  mail(tx: Queries, letter: MailMessage): Promise<void>;
  sms(tx: Queries, message: ShortMessage): Promise<void>;
}

interface Sealed {
  readonly sealed: string;
}

const PURPOSE = "post";

/** Queued messages are encrypted: an email may contain a code or the URL of an invitation. */
export const createMessageQueue = (jobs: Jobs, seals: Seals, mail: Mail, sms: Sms): MessageQueue => {
  const open = <T>({ sealed }: Sealed): T => JSON.parse(seals.open(PURPOSE, sealed)) as T;
  const seal = (value: unknown): Sealed => ({ sealed: seals.seal(PURPOSE, JSON.stringify(value)) });
  jobs.register("send-mail", (payload) => mail.send(open<MailMessage>(payload)));
  jobs.register("send-sms", (payload) => sms.send(open<ShortMessage>(payload)));
  return {
    async mail(tx, letter) {
      await jobs.add(tx, "send-mail", seal(letter));
    },
    async sms(tx, message) {
      await jobs.add(tx, "send-sms", seal(message));
    },
  };
};
