import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { inPieces } from "../../kernel/live-updates.ts";
import type { Signals } from "../../kernel/signals.ts";
import { presentNotification, presentUnread } from "./notifications.present.ts";
import * as store from "./notifications.store.ts";

/** A reader and their new notification. */
export type NotifiedAccount = readonly [accountId: Id, id: Id];

const TOLD = "notification.told";
const READ = "notification.read";
/** Two ids of at most 18 digits each, so that a chunk stays below the size limit of a signal. */
const TOLD_PER_SIGNAL = 150;

interface Saying<T> {
  readonly tenantId: Id;
  readonly of: readonly T[];
}

/** Sent to all nodes when the transaction commits. */
export const publishNotified = (
  signals: Signals,
  tx: Queries,
  tenantId: Id,
  notified: readonly NotifiedAccount[],
): void => {
  for (const of of inPieces(notified, TOLD_PER_SIGNAL)) signals.send(tx, TOLD, { tenantId, of });
};

/** Announces that these users have fewer unread ones. */
export const publishReadTo = (
  signals: Signals,
  tx: Queries,
  tenantId: Id,
  accountIds: readonly Id[],
): void => {
  for (const of of inPieces(accountIds)) signals.send(tx, READ, { tenantId, of });
};

export const publishRead = (signals: Signals, tx: Queries, tenantId: Id, accountId: Id): void =>
  publishReadTo(signals, tx, tenantId, [accountId]);

/** Sends notifications and counts to the streams on this node. */
export const streamNotifications = ({ database, signals, liveUpdates, log }: Kernel): void => {
  /** First the new notification, then the unread count: a count never precedes its notification. */
  const hand = async (tenantId: Id, accountIds: readonly Id[], ids: readonly Id[]): Promise<void> => {
    const [userId] = accountIds;
    if (userId === undefined) return;
    const [rows, counts] = await database.read({ tenantId, userId }, (q) =>
      Promise.all([ids.length === 0 ? [] : store.findMany(q, ids), store.countUnread(q, accountIds)]),
    );
    for (const row of rows)
      liveUpdates.hand(tenantId, row.account_id, "notification", presentNotification(row), row.id);
    const unread = presentUnread(counts);
    for (const accountId of accountIds) liveUpdates.hand(tenantId, accountId, "unread", unread(accountId));
  };

  const handLogged = (tenantId: Id, accountIds: readonly Id[], ids: readonly Id[]): void => {
    hand(tenantId, accountIds, ids).catch((error: unknown) =>
      log.warn({ err: error }, "notifications could not be handed to their streams"),
    );
  };

  signals.on(TOLD, (data) => {
    const { tenantId, of } = data as Saying<NotifiedAccount>;
    const listening = new Set(liveUpdates.here(tenantId));
    const here = of.filter(([accountId]) => listening.has(accountId));
    handLogged(
      tenantId,
      [...new Set(here.map(([accountId]) => accountId))],
      here.map(([, id]) => id),
    );
  });
  signals.on(READ, (data) => {
    const { tenantId, of } = data as Saying<Id>;
    const listening = new Set(liveUpdates.here(tenantId));
    handLogged(
      tenantId,
      of.filter((accountId) => listening.has(accountId)),
      [],
    );
  });
  // Updates in between are unknown; the counts at least are correct again.
  signals.onGap(() => {
    for (const tenantId of liveUpdates.teams()) handLogged(tenantId, liveUpdates.here(tenantId), []);
  });
};
