import { notificationsApi, type Topic } from "@benchleaf/contract";
import { addressOf, clientHooks, headersOf } from "../client.ts";
import { connection } from "../connection.ts";
import { isSubscribed, publishLiveUpdate, publishMissed } from "../live-updates.ts";
import { preferences } from "../preferences.ts";
import { readEvents, type StreamedEvent } from "./read-events.ts";

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** Switching to another tab and back keeps the stream. */
const HIDDEN_GRACE_MS = 5_000;

/** How long to wait before the next attempt; null for never. */
type Wait = number | null;

/** The last notification that this browser has received. */
type LastTold = () => string | null;

const listenOnce = async (lastTold: LastTold, signal: AbortSignal, onOpen: () => void): Promise<Wait> => {
  const after = lastTold() ?? undefined;
  const query = { timezone: preferences.get().timezone, after };
  const answer = await fetch(addressOf(notificationsApi.stream.path, { query }), {
    headers: headersOf(false),
    credentials: "same-origin",
    signal,
  });
  if (answer.status === 401) {
    await clientHooks.signInAgain();
    return 0;
  }
  if (answer.status === 403 && (await clientHooks.meetSession())) return 0;
  if (!answer.ok || !answer.body) {
    return answer.status >= 400 && answer.status < 500 && answer.status !== 429 ? null : FIRST_RETRY_MS;
  }
  onOpen();
  isSubscribed.set(true);
  publishMissed();
  await readEvents(answer.body, ({ event, data }: StreamedEvent) =>
    publishLiveUpdate(event as Topic, JSON.parse(data) as unknown),
  );
  return FIRST_RETRY_MS;
};

/**
 * Keeps a stream of live updates open while the page is visible: it reconnects after an interruption, after a new
 * sign-in and when the tab becomes visible. Returns a function that stops.
 */
export const openLiveStream = (lastTold: LastTold): (() => void) => {
  let abort: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_RETRY_MS;
  let isStopped = false;

  const run = async (own: AbortController): Promise<void> => {
    let next: Wait = FIRST_RETRY_MS;
    try {
      next = await listenOnce(lastTold, own.signal, () => {
        wait = FIRST_RETRY_MS;
      });
    } catch {
      next = own.signal.aborted ? null : wait;
      wait = Math.min(wait * 2, LAST_RETRY_MS);
    }
    if (abort !== own) return;
    abort = null;
    isSubscribed.set(false);
    if (next !== null) timer = setTimeout(open, next);
  };
  const open = (): void => {
    clearTimeout(timer);
    if (isStopped || abort !== null || document.hidden) return;
    abort = new AbortController();
    void run(abort);
  };
  const close = (): void => {
    clearTimeout(timer);
    abort?.abort();
    abort = null;
    isSubscribed.set(false);
  };
  const followSight = (): void => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(close, HIDDEN_GRACE_MS);
    else open();
  };
  const forget = connection.state.subscribe(() => {
    if (connection.state.get() === "well") open();
  });
  document.addEventListener("visibilitychange", followSight);
  open();
  return () => {
    isStopped = true;
    close();
    forget();
    document.removeEventListener("visibilitychange", followSight);
  };
};
