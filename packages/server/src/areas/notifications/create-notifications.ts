import { type Id, noticeKindOf, SYSTEM_USER_ID } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { DomainEvent } from "../../kernel/events.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { NewNotice, NotificationRule } from "../../kernel/notification-rules.ts";
import type { ActionsOf } from "../../kernel/subjects.ts";
import { type NotifiedAccount, publishNotified } from "./live-streams.ts";
import * as store from "./notifications.store.ts";

/**
 * Subscribes to the events that the areas' rules name, writes a notification for each recipient, and announces it
 * live.
 */
export const createNotifications = (
  kernel: Kernel,
  rules: readonly NotificationRule[],
  actionsOf: ActionsOf,
): void => {
  const { database, events, signals } = kernel;

  const newFor = (rule: NotificationRule, event: DomainEvent, notice: NewNotice): store.NewNotification => {
    const { kind, isForActor = false } = rule;
    const { type, category, isMailed, isFixed = false } = noticeKindOf(kind);
    const to = [...new Set(notice.to)].filter((id) => isForActor || id !== event.userId);
    const { file, projectId = file?.projectId ?? null, bizId = null, content = {} } = notice;
    return {
      ...{ to, kind, type, category, isMailed, isFixed, projectId, bizId, content },
      fromUserId: notice.from ?? (event.userId === SYSTEM_USER_ID ? null : event.userId),
      fileId: file?.id ?? null,
      fileName: file?.name ?? null,
      fileKind: file?.kind ?? null,
      eventId: event.id,
    };
  };

  const tell = async (tx: Queries, made: store.NewNotification): Promise<NotifiedAccount[]> => {
    if (made.to.length === 0) return [];
    const gathered = noticeKindOf(made.kind).isGathered ? await store.mergeInto(tx, made) : [];
    const known = new Set<Id>(gathered.map((row) => row.account_id));
    const to = made.to.filter((id) => !known.has(id));
    const rows = to.length === 0 ? [] : await store.insertFor(tx, { ...made, to });
    return rows.filter((row) => row.in_app).map((row): NotifiedAccount => [row.account_id, row.id]);
  };

  for (const rule of rules) {
    events.on(rule.event, (event) =>
      database.write(event, async (tx) => {
        // A rule receives only its own events.
        for (const notice of await rule.tell(tx, event as never, actionsOf)) {
          publishNotified(signals, tx, event.tenantId, await tell(tx, newFor(rule, event, notice)));
        }
      }),
    );
  }
};
