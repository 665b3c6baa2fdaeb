import {
  APPROVALS_EVENT,
  COMMENTS_EVENT,
  FILES_EVENT,
  type FileNews,
  type Id,
  NOTIFICATION_EVENT,
  UNREAD_EVENT,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { EventSink } from "../../kernel/event-stream.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Signals } from "../../kernel/signals.ts";
import { COMMENTS_SAID, type CommentsSaid, keepReaders } from "../comments/comments.service.ts";
import { presentNotification, presentUnread } from "./notifications.present.ts";
import { inPieces } from "./notifications.rules.ts";
import * as store from "./notifications.store.ts";

/** A reader and the notification that was made for them. */
export type Told = readonly [accountId: Id, id: Id];

const TOLD = "notification.told";
const READ = "notification.read";
const CHANGED = "files.changed";
const APPROVALS = "approvals.changed";
/** Two ids of at most 18 digits each, so that a piece stays below the size of a signal. */
const TOLD_PER_SIGNAL = 150;

interface Saying<T> {
  readonly tenantId: Id;
  readonly of: readonly T[];
}

/** To all nodes, when the transaction commits. */
export const sayTold = (signals: Signals, tx: Queries, tenantId: Id, told: readonly Told[]): void => {
  for (const of of inPieces(told, TOLD_PER_SIGNAL)) signals.send(tx, TOLD, { tenantId, of });
};

export const sayRead = (signals: Signals, tx: Queries, tenantId: Id, accountId: Id): void =>
  signals.send(tx, READ, { tenantId, of: [accountId] });

/** Ids of at most 18 digits each, so that a piece stays below the size of a signal. */
const IDS_PER_SIGNAL = 300;

interface Changed {
  readonly tenantId: Id;
  readonly fileIds: readonly Id[];
  readonly isMoved: boolean;
}

export const sayChanged = (
  signals: Signals,
  tx: Queries,
  tenantId: Id,
  { fileIds, isMoved }: Omit<Changed, "tenantId">,
): void => {
  for (const of of inPieces(fileIds, IDS_PER_SIGNAL))
    signals.send(tx, CHANGED, { tenantId, fileIds: of, isMoved } satisfies Changed);
};

/** That approvals in the lists of these people are other than they were. */
export const sayApprovals = (
  signals: Signals,
  tx: Queries,
  tenantId: Id,
  accountIds: readonly Id[],
): void => {
  for (const of of inPieces(accountIds, IDS_PER_SIGNAL)) signals.send(tx, APPROVALS, { tenantId, of });
};

/** The streams that are open at this node, by team and reader. */
export const liveStreams = ({ database, signals, log }: Kernel) => {
  const teams = new Map<Id, Map<Id, Set<EventSink>>>();

  const sinksOf = (tenantId: Id, accountId: Id): ReadonlySet<EventSink> =>
    teams.get(tenantId)?.get(accountId) ?? new Set();

  const isHere = (tenantId: Id) => (accountId: Id) => sinksOf(tenantId, accountId).size > 0;

  /** First what is new, then how many are unread: who counts never waits for what they already count. */
  const hand = async (tenantId: Id, accountIds: readonly Id[], ids: readonly Id[]): Promise<void> => {
    const [userId] = accountIds;
    if (userId === undefined) return;
    const [rows, counts] = await database.read({ tenantId, userId }, (q) =>
      Promise.all([ids.length === 0 ? [] : store.findMany(q, ids), store.countUnread(q, accountIds)]),
    );
    for (const row of rows) {
      const shown = presentNotification(row);
      for (const sink of sinksOf(tenantId, row.account_id)) sink.send(NOTIFICATION_EVENT, shown, row.id);
    }
    const unread = presentUnread(counts);
    for (const accountId of accountIds) {
      for (const sink of sinksOf(tenantId, accountId)) sink.send(UNREAD_EVENT, unread(accountId));
    }
  };

  const handLogged = (tenantId: Id, accountIds: readonly Id[], ids: readonly Id[]): void => {
    hand(tenantId, accountIds, ids).catch((error: unknown) =>
      log.warn({ err: error }, "notifications could not be handed to their streams"),
    );
  };

  /** Only to who may read the file, as it is at this moment. */
  const sayCommented = async ({ tenantId, fileId }: CommentsSaid): Promise<void> => {
    const here = [...(teams.get(tenantId)?.keys() ?? [])];
    const [userId] = here;
    if (userId === undefined) return;
    const readers = await database.read({ tenantId, userId }, (q) => keepReaders(q, fileId, here));
    for (const reader of readers)
      for (const sink of sinksOf(tenantId, reader)) sink.send(COMMENTS_EVENT, { fileId });
  };

  const sayFiles = async ({ tenantId, fileIds, isMoved }: Changed): Promise<void> => {
    const here = [...(teams.get(tenantId)?.keys() ?? [])];
    const [userId] = here;
    if (userId === undefined) return;
    const readable = await database.read({ tenantId, userId }, (q) => store.findReaders(q, fileIds, here));
    for (const [reader, theirs] of readable)
      for (const sink of sinksOf(tenantId, reader))
        sink.send(FILES_EVENT, { fileIds: theirs, isMoved } satisfies FileNews);
  };

  signals.on(APPROVALS, (data) => {
    const { tenantId, of } = data as Saying<Id>;
    for (const accountId of of)
      for (const sink of sinksOf(tenantId, accountId)) sink.send(APPROVALS_EVENT, null);
  });
  signals.on(CHANGED, (data) => {
    sayFiles(data as Changed).catch((error: unknown) =>
      log.warn({ err: error }, "changed files could not be told live"),
    );
  });
  signals.on(COMMENTS_SAID, (data) => {
    sayCommented(data as CommentsSaid).catch((error: unknown) =>
      log.warn({ err: error }, "comments could not be told live"),
    );
  });
  signals.on(TOLD, (data) => {
    const { tenantId, of } = data as Saying<Told>;
    const here = of.filter(([accountId]) => isHere(tenantId)(accountId));
    handLogged(
      tenantId,
      [...new Set(here.map(([accountId]) => accountId))],
      here.map(([, id]) => id),
    );
  });
  signals.on(READ, (data) => {
    const { tenantId, of } = data as Saying<Id>;
    handLogged(tenantId, of.filter(isHere(tenantId)), []);
  });
  // What was said meanwhile is unknown; the counts and what waits for approval at least are right again.
  signals.onGap(() => {
    for (const [tenantId, readers] of teams) {
      handLogged(tenantId, [...readers.keys()], []);
      for (const sinks of readers.values()) for (const sink of sinks) sink.send(APPROVALS_EVENT, null);
    }
  });

  return {
    /** Answers what to do when the stream ends. */
    add(tenantId: Id, accountId: Id, sink: EventSink): () => void {
      const readers = teams.get(tenantId) ?? new Map<Id, Set<EventSink>>();
      const sinks = readers.get(accountId) ?? new Set<EventSink>();
      teams.set(tenantId, readers.set(accountId, sinks.add(sink)));
      return () => {
        sinks.delete(sink);
        if (sinks.size === 0) readers.delete(accountId);
        if (readers.size === 0) teams.delete(tenantId);
      };
    },
  };
};
export type LiveStreams = ReturnType<typeof liveStreams>;
