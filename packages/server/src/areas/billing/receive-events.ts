import type { Kernel } from "../../kernel/kernel.ts";
import type { StripeAccess } from "./open-stripe.ts";
import { concernsSubscription, customerOf } from "./payment.rules.ts";
import * as store from "./payment.store.ts";
import type { SyncSubscriptions } from "./sync-subscriptions.ts";

const SYNC = "sync-subscription";
/** An event is not repeated after this time; until then a repeated one is recognized. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Webhook messages of the payment provider: verified, stored once, acknowledged immediately, and processed by a job.
 */
export const receiveEvents = (
  { database, jobs }: Pick<Kernel, "database" | "jobs">,
  { readEvent }: Pick<StripeAccess, "readEvent">,
) => ({
  async receive(payload: string, signature: string): Promise<{ isReceived: true }> {
    const event = await readEvent(payload, signature);
    const customerId = customerOf(event);
    await database.open(async (tx) => {
      const isNew = await store.addEvent(tx, { id: event.id, type: event.type, customerId });
      if (!isNew) return;
      if (customerId !== null && concernsSubscription(event.type))
        await jobs.add(tx, SYNC, { customerId, eventId: event.id });
      else store.noteDone(tx, event.id);
    });
    return { isReceived: true };
  },
});
export type ReceiveEvents = ReturnType<typeof receiveEvents>;

/** Processes the reported events, compares all customers each night, and deletes old events. */
export const processEvents = (
  { database, jobs }: Pick<Kernel, "database" | "jobs">,
  { isOn }: Pick<StripeAccess, "isOn">,
  { syncCustomer, compareAll }: SyncSubscriptions,
): void => {
  jobs.register(
    SYNC,
    async ({ customerId, eventId }) => {
      await database.open(async (tx) => store.noteAttempt(tx, eventId));
      await syncCustomer(customerId);
      await database.open(async (tx) => store.noteDone(tx, eventId));
    },
    { isOutside: true },
  );
  jobs.everyNight("compare-subscriptions", async (now) => {
    await database.open(async (tx) => store.sweepEvents(tx, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
    if (isOn) await compareAll();
  });
};
