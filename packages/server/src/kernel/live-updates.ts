import type { Id, LiveUpdates, Topic } from "@benchleaf/contract";
import type { Logger } from "pino";
import type { Database, Queries } from "./database.ts";
import type { EventSink } from "./event-stream.ts";
import type { ExtensionPoint } from "./extension-point.ts";
import type { Signals } from "./signals.ts";

/** Resolves the implementations of an extension point in all areas. */
export type ResolveAll = <Answer>(asked: ExtensionPoint<Answer>) => readonly Answer[];

/** A topic of live updates: what is sent to all nodes, and which listening users receive what. */
export interface LiveTopic<Name extends Topic = Topic, Payload = never> {
  readonly topic: Name;
  /**
   * The user whose permissions the query uses, if a policy restricts rows by reader; otherwise any listening user.
   */
  seenBy?(payload: Payload): Id;
  /**
   * Queried with tenant isolation for the users who listen on this node, at this moment. `all` resolves the
   * implementations of an extension point.
   */
  updatesFor(
    q: Queries,
    payload: Payload,
    here: readonly Id[],
    all: ResolveAll,
  ): Promise<ReadonlyMap<Id, LiveUpdates[Name]>>;
}

/** Declares a topic with its exact types. */
export const liveTopic = <Name extends Topic, Payload>(
  topic: LiveTopic<Name, Payload>,
): LiveTopic<Name, Payload> => topic;

/** The same update for several readers. */
export const toReaders = <Payload>(readers: readonly Id[], payload: Payload): ReadonlyMap<Id, Payload> =>
  new Map(readers.map((reader) => [reader, payload]));

/** Maximum number of ids of up to 18 digits in one signal. */
const IDS_PER_SIGNAL = 300;

/** @example inPieces([1, 2, 3], 2) // [[1, 2], [3]] */
export const inPieces = <T>(all: readonly T[], size = IDS_PER_SIGNAL): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

interface Message {
  readonly tenantId: Id;
  /** The triggers of the database write this key too. */
  readonly said: unknown;
}

const signalOf = (topic: Topic): string => `news.${topic}`;

/** Sends live updates to the streams of pages, on all nodes. */
export interface LiveUpdatesHub {
  /** Sends it to all nodes when the transaction commits. At most 7,700 bytes as JSON. */
  publish<Payload>(tx: Queries, topic: LiveTopic<Topic, Payload>, tenantId: Id, payload: Payload): void;
  /** Subscribes to these topics and forwards their updates. */
  follow(topics: readonly LiveTopic[], all: ResolveAll): void;
  /** Opens a reader's stream. Returns what to do when it ends. */
  add(tenantId: Id, accountId: Id, sink: EventSink): () => void;
  /** Teams with a stream on this node. */
  teams(): readonly Id[];
  /** Users of a team with a stream on this node. */
  here(tenantId: Id): readonly Id[];
  /** Sends an update to a reader's streams on this node. */
  hand<Name extends Topic>(tenantId: Id, reader: Id, topic: Name, payload: LiveUpdates[Name], id?: Id): void;
}

/** The streams that are open on this node, by team and reader. */
export const createLiveUpdates = ({
  database,
  signals,
  log,
}: {
  readonly database: Database;
  readonly signals: Signals;
  readonly log: Logger;
}): LiveUpdatesHub => {
  const teams = new Map<Id, Map<Id, Set<EventSink>>>();
  const followed = new Set<Topic>();

  const here = (tenantId: Id): readonly Id[] => [...(teams.get(tenantId)?.keys() ?? [])];

  const hand: LiveUpdatesHub["hand"] = (tenantId, reader, topic, payload, id) => {
    for (const sink of teams.get(tenantId)?.get(reader) ?? []) sink.send(topic, payload, id);
  };

  const hear = async (
    topic: LiveTopic,
    { tenantId, said: payload }: Message,
    all: ResolveAll,
  ): Promise<void> => {
    const listening = here(tenantId);
    const [anybody] = listening;
    if (anybody === undefined) return;
    const userId = topic.seenBy?.(payload as never) ?? anybody;
    const updates = await database.read({ tenantId, userId }, (q) =>
      topic.updatesFor(q, payload as never, listening, all),
    );
    for (const [reader, update] of updates) hand(tenantId, reader, topic.topic, update);
  };

  /** Sequential per team, since an effect must not be sent before its cause. */
  const turns = new Map<string, Promise<void>>();
  const inTurn = (topic: LiveTopic, message: Message, all: ResolveAll): void => {
    const key = `${topic.topic} ${message.tenantId}`;
    const turn = (turns.get(key) ?? Promise.resolve())
      .then(() => hear(topic, message, all))
      .catch((error: unknown) =>
        log.warn({ err: error, topic: topic.topic }, "a live update could not be sent"),
      )
      .finally(() => {
        if (turns.get(key) === turn) turns.delete(key);
      });
    turns.set(key, turn);
  };

  // Updates in the meantime are unknown: pages reload.
  signals.onGap(() => {
    for (const readers of teams.values())
      for (const sink of [...readers.values()].flatMap((sinks) => [...sinks]))
        for (const topic of followed) sink.send(topic, null);
  });

  return {
    publish: (tx, { topic }, tenantId, payload) =>
      signals.send(tx, signalOf(topic), { tenantId, said: payload } satisfies Message),
    follow(topics, all) {
      for (const topic of topics) {
        followed.add(topic.topic);
        signals.on(signalOf(topic.topic), (data) => inTurn(topic, data as Message, all));
      }
    },
    add(tenantId, accountId, sink) {
      const readers = teams.get(tenantId) ?? new Map<Id, Set<EventSink>>();
      const sinks = readers.get(accountId) ?? new Set<EventSink>();
      teams.set(tenantId, readers.set(accountId, sinks.add(sink)));
      return () => {
        sinks.delete(sink);
        if (sinks.size === 0) readers.delete(accountId);
        if (readers.size === 0) teams.delete(tenantId);
      };
    },
    teams: () => [...teams.keys()],
    here,
    hand,
  };
};
