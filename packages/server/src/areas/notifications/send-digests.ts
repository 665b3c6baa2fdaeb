import type { Kernel } from "../../kernel/kernel.ts";
import { ownAddress } from "../../kernel/own-address.ts";
import type { Scope } from "../../kernel/scope.ts";
import { digestEmail } from "./digest-mail.ts";
import * as store from "./digests.store.ts";
import { presentNotification } from "./notifications.present.ts";
import { nextDigestTime } from "./notifications.rules.ts";

const READERS_AT_ONCE = 200;
const MAX_TOLD = 50;
const DAY_MS = 86_400_000;
const KEPT_READ_DAYS = 90;
const KEPT_DAYS = 365;

/**
 * Once a day, in each user's morning, an email with their unread notifications. Sending is a job: enqueued in the
 * transaction that marks them as sent, and retried when the mail server is unavailable.
 */
export const sendDigests = ({ brand, config, database, jobs, mail }: Kernel): void => {
  const publicUrl = ownAddress(config);

  const digest = async (scope: Scope, now: Date): Promise<void> => {
    const houseIn = await brand.names();
    return database.write(scope, async (tx) => {
      const reader = await store.lockDueForUpdate(tx, now);
      if (reader === undefined) return store.deleteIfGone(tx);
      const rows = await store.listUnsent(tx, reader.notified_id, MAX_TOLD + 1);
      const notifications = rows.slice(0, MAX_TOLD).map(presentNotification);
      store.planNext(tx, nextDigestTime(now, reader.timezone), rows[0]?.id ?? reader.notified_id);
      if (notifications.length === 0 || reader.email === null) return;
      const about = { ...reader, email: reader.email, tenantName: reader.tenant_name };
      const letter = digestEmail(about, notifications, rows.length > MAX_TOLD, publicUrl);
      await jobs.add(tx, "mail-digest", { ...letter, sender: houseIn(reader.locale).brand });
    });
  };

  jobs.register("mail-digest", (letter) => mail.send(letter));
  jobs.everyQuarter("send-digests", async (now) => {
    for (;;) {
      const due = await store.findDue(database, now, READERS_AT_ONCE);
      for (const scope of due) await digest(scope, now);
      if (due.length < READERS_AT_ONCE) return;
    }
  });
  jobs.everyNight("sweep-notifications", (now) =>
    store.sweep(
      database,
      new Date(now.getTime() - KEPT_READ_DAYS * DAY_MS),
      new Date(now.getTime() - KEPT_DAYS * DAY_MS),
    ),
  );
};
