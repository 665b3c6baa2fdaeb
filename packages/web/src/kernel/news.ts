import type { News, Topic } from "@benchleaf/contract";
import { createStore } from "./store.ts";

/** What comes of a topic; null where something of it may have been missed. */
export type HearNews<Name extends Topic> = (told: News[Name] | null) => void;

const listeners = new Map<Topic, Set<HearNews<never>>>();

/** Whether the page hears news at this moment. While it does, it has nothing to ask for again. */
export const isHearing = createStore(false);

/** Hands on what the stream says. */
export const tellPage = (topic: Topic, told: unknown): void => {
  for (const hear of listeners.get(topic) ?? []) hear(told as never);
};

/** News may have been missed, of whatever topic. */
export const tellMissed = (): void => {
  for (const topic of listeners.keys()) tellPage(topic, null);
};

/** Hears what the stream of news says of a topic. Answers how to stop. */
export const hearNews = <Name extends Topic>(topic: Name, hear: HearNews<Name>): (() => void) => {
  const hearing = listeners.get(topic) ?? new Set();
  listeners.set(topic, hearing.add(hear));
  return () => {
    hearing.delete(hear);
  };
};
