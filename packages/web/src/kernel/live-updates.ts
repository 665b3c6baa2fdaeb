import type { LiveUpdates, Topic } from "@benchleaf/contract";
import { createStore } from "./store.ts";

/** Receives updates of a topic; null if some may have been missed. */
export type LiveUpdateListener<Name extends Topic> = (message: LiveUpdates[Name] | null) => void;

const listeners = new Map<Topic, Set<LiveUpdateListener<never>>>();

/** Whether the page currently receives live updates. While it does, polling is unnecessary. */
export const isSubscribed = createStore(false);

/** Passes on messages of the stream. */
export const publishLiveUpdate = (topic: Topic, message: unknown): void => {
  for (const hear of listeners.get(topic) ?? []) hear(message as never);
};

/** News may have been missed, of whatever topic. */
export const publishMissed = (): void => {
  for (const topic of listeners.keys()) publishLiveUpdate(topic, null);
};

/** Subscribes to a topic of live updates. Returns a function that unsubscribes. */
export const onLiveUpdate = <Name extends Topic>(
  topic: Name,
  hear: LiveUpdateListener<Name>,
): (() => void) => {
  const hearing = listeners.get(topic) ?? new Set();
  listeners.set(topic, hearing.add(hear));
  return () => {
    hearing.delete(hear);
  };
};
