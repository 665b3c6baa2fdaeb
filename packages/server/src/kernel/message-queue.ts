import type { Queries } from "./database.ts";
import type { Jobs } from "./jobs.ts";
import type { Mail, MailMessage } from "./mail.ts";
import type { Seals } from "./seals.ts";
import type { ShortMessage, Sms } from "./sms.ts";

/** Letters and short messages that leave after their transaction, tried again while the provider is away. */
export interface MessageQueue {
  mail(tx: Queries, letter: MailMessage): Promise<void>;
  sms(tx: Queries, message: ShortMessage): Promise<void>;
}

interface Sealed {
  readonly sealed: string;
}

const PURPOSE = "post";

/** What waits in the queue is sealed: an email may hold a code or the address of an invitation. */
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
