import type {
  Id,
  Locale,
  Notification,
  NotificationSetting,
  NotificationType,
  UnreadCount,
} from "@benchleaf/contract";
import { z } from "zod";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { StreamAnswer } from "../../kernel/event-stream.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import * as digests from "./digests.store.ts";
import { publishRead, publishReadTo } from "./live-streams.ts";
import { presentNotification, presentSettings, presentUnread } from "./notifications.present.ts";
import { knownTimezone, nextDigestTime } from "./notifications.rules.ts";
import * as store from "./notifications.store.ts";

interface ListQuery {
  readonly type?: readonly NotificationType[] | undefined;
  readonly readFlag?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly currentPage: number;
  readonly limit: number;
}

interface Reader {
  readonly locale: Locale;
  readonly timezone: string | undefined;
  readonly after: Id | undefined;
}

const listKeys = z.tuple([idKey]);

/** Number of missed ones that are sent again when a stream reconnects; the rest is in the list. */
const MAX_MISSED = 20;

export const notificationsService = ({ database, audit, signals, liveUpdates }: Kernel) => {
  const unreadOf = async (q: Queries, userId: Id): Promise<UnreadCount> =>
    presentUnread(await store.countUnread(q, [userId]))(userId);

  const mark = (scope: Scope, which: Parameters<typeof store.markRead>[1]): Promise<UnreadCount> =>
    database.write(scope, async (tx) => {
      if (await store.markRead(tx, which)) publishRead(signals, tx, scope.tenantId, scope.userId);
      return withCommit(unreadOf(tx, scope.userId));
    });

  return {
    async list(scope: Scope, query: ListQuery): Promise<Page<Notification> & { total: number }> {
      const [before] = decodeCursor(listKeys, query.cursor) ?? [];
      const input = {
        types: query.type?.length ? query.type : undefined,
        isRead: query.readFlag,
        before,
        skip: before === undefined ? (query.currentPage - 1) * query.limit : 0,
        limit: query.limit,
      };
      const [rows, total] = await database.read(scope, async (q) =>
        withCommit(Promise.all([store.listOwn(q, input), store.countOwn(q, input)])),
      );
      return { ...pageFrom(rows, query.limit, presentNotification, (row) => [row.id]), total };
    },

    unreadCount: (scope: Scope): Promise<UnreadCount> =>
      database.read(scope, async (q) => withCommit(unreadOf(q, scope.userId))),

    markAsRead: (scope: Scope, ids: readonly Id[]): Promise<UnreadCount> => mark(scope, { ids, types: null }),

    markAllAsRead: (scope: Scope, types: readonly NotificationType[] | undefined): Promise<UnreadCount> =>
      mark(scope, { ids: null, types: types?.length ? types : null }),

    settings: (scope: Scope): Promise<NotificationSetting[]> =>
      database.read(scope, async (q) => withCommit(store.listSettings(q).then(presentSettings))),

    saveSettings: (scope: Scope, wanted: readonly NotificationSetting[]): Promise<NotificationSetting[]> =>
      database.write(scope, async (tx) => {
        const before = presentSettings(await store.listSettings(tx));
        for (const { kind, inApp, mail } of wanted) {
          store.upsertSetting(tx, { kind, in_app: inApp, is_mailed: mail });
        }
        const named = new Set(wanted.map(({ kind }) => kind));
        await audit.record(tx, scope, {
          action: "notification.configure",
          objectType: "account",
          objectId: scope.userId,
          before: before.filter(({ kind }) => named.has(kind)),
          after: wanted,
        });
        return withCommit(store.listSettings(tx).then(presentSettings));
      }),

    /** Removes notifications of an announcement from the lists and counts of the transaction's team. */
    async takeBackAnnounced(tx: Queries, { tenantId }: Scope, announcementId: Id): Promise<void> {
      publishReadTo(signals, tx, tenantId, await store.deleteAnnounced(tx, announcementId));
    },

    /** Missed ones come first, and the counts; then updates as they happen. */
    stream: (scope: Scope, { locale, timezone, after }: Reader): StreamAnswer => ({
      open(sink) {
        const close = liveUpdates.add(scope.tenantId, scope.userId, sink);
        const zone = knownTimezone(timezone);
        database
          .write(scope, async (tx) => {
            digests.noteReader(tx, {
              locale,
              timezone: zone,
              digestTime: nextDigestTime(new Date(), zone),
            });
            return Promise.all([
              after === undefined ? [] : store.findMissed(tx, after, MAX_MISSED),
              unreadOf(tx, scope.userId),
            ]);
          })
          .then(([missed, unread]) => {
            for (const row of missed) sink.send("notification", presentNotification(row), row.id);
            sink.send("unread", unread);
          })
          // The browser reconnects automatically, and requests them again.
          .catch(() => sink.end());
        return close;
      },
    }),
  };
};
export type NotificationsService = ReturnType<typeof notificationsService>;
