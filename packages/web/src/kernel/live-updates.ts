import type { LiveUpdates, Topic } from "@benchleaf/contract";
import { createStore } from "./store.ts";

/** What comes of a topic; null if something of it may have been missed. */
export type LiveUpdateListener<Name extends Topic> = (message: LiveUpdates[Name] | null) => void;

const listeners = new Map<Topic, Set<LiveUpdateListener<never>>>();

/** Whether the page hears news at this moment. While it does, it has nothing to ask for again. */
export const isSubscribed = createStore(false);

/** Hands on what the stream says. */
export const publishLiveUpdate = (topic: Topic, message: unknown): void => {
  for (const hear of listeners.get(topic) ?? []) hear(message as never);
};

/** News may have been missed, of whatever topic. */
export const publishMissed = (): void => {
  for (const topic of listeners.keys()) publishLiveUpdate(topic, null);
};

/** Hears what the stream of news says of a topic. Returns how to stop. */
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
