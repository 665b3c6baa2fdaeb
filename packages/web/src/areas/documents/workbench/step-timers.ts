import { ownKey } from "../../../kernel/own-key.ts";
import { readStored, writeStored } from "../../../kernel/preferences.ts";
import { createStore, useStore } from "../../../kernel/store.ts";
import { showToast } from "../../../kernel/toasts/toast-store.ts";

/** A timer of a protocol step that is running in this browser. */
export interface StepTimer {
  readonly fileId: string;
  readonly blockId: string;
  /** The step's text, shortened. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** What is shown at its end, in the language in which it was started. */
  readonly message: string;
}

const KEY = "yy-step-timers";
/** A timer that ended while the browser was closed is announced for so long. */
const LATE_MS = 12 * 60 * 60_000;

const isTimer = (value: unknown): value is StepTimer => {
  const { fileId, blockId, text, endsAt, message } = (value ?? {}) as Record<string, unknown>;
  return [fileId, blockId, text, message].every((one) => typeof one === "string") && Number.isFinite(endsAt);
};

const readTimers = (): readonly StepTimer[] => {
  try {
    const stored: unknown = JSON.parse(readStored(ownKey(KEY)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isTimer) : [];
  } catch {
    return [];
  }
};

const timers = createStore<readonly StepTimer[]>(readTimers());
let next: ReturnType<typeof setTimeout> | undefined;

const set = (running: readonly StepTimer[]): void => {
  timers.set(running);
  writeStored(ownKey(KEY), running.length === 0 ? null : JSON.stringify(running));
  schedule();
};

/** A short tone; a browser that allows none stays silent. */
const beep = (): void => {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    tone.connect(audio.destination);
    tone.frequency.value = 880;
    tone.start();
    tone.stop(audio.currentTime + 0.5);
    tone.onended = () => void audio.close();
  } catch {
    // The message is shown anyway.
  }
};

const announceEnded = (): void => {
  const now = Date.now();
  const ended = timers.get().filter(({ endsAt }) => endsAt <= now);
  for (const { blockId, message, endsAt } of ended)
    if (now - endsAt < LATE_MS) showToast({ id: `timer ${blockId}`, tone: "warning", text: message });
  if (ended.length > 0) beep();
  set(timers.get().filter(({ endsAt }) => endsAt > now));
};

const schedule = (): void => {
  clearTimeout(next);
  const first = Math.min(...timers.get().map(({ endsAt }) => endsAt));
  // A longer time overflows the browser's timer; it is set again then.
  if (Number.isFinite(first))
    next = setTimeout(announceEnded, Math.min(2 ** 31 - 1, Math.max(0, first - Date.now())));
};

/** Starts the timer of a step, instead of one that already runs for it. */
export const startTimer = (timer: StepTimer): void =>
  set([...timers.get().filter(({ blockId }) => blockId !== timer.blockId), timer]);

/** Stops the timer of a step. */
export const stopTimer = (blockId: string): void =>
  set(timers.get().filter((one) => one.blockId !== blockId));

/** The timers that run for a page, the first to end first. */
export const useStepTimers = (fileId: string): readonly StepTimer[] =>
  useStore(timers)
    .filter((one) => one.fileId === fileId)
    .toSorted((a, b) => a.endsAt - b.endsAt);

schedule();
