import { createStore, useStore } from "./store.ts";

/** `network`: nothing can be reached; `server`: it answers, but not ready to work. */
export type ConnectionState = "well" | "network" | "server";

const HEARTBEAT_MS = 4_000;
const PROBE_MS = 2_000;
const PROBE_TIMEOUT_MS = 3_000;

const state = createStore<ConnectionState>("well");
let timer: ReturnType<typeof setTimeout> | undefined;

const probe = async (address: string): Promise<"reached" | "refused" | "silent"> => {
  const timeout = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  try {
    const { ok } = await fetch(address, { cache: "no-store", signal: timeout });
    return ok ? "reached" : "refused";
  } catch {
    return timeout.aborted ? "silent" : "refused";
  }
};

/** A page or a server that is busy for some seconds is not away: after silence, the server is asked once more. */
const reaches = async (address: string): Promise<boolean> => {
  const first = await probe(address);
  return (first === "silent" ? await probe(address) : first) === "reached";
};

const beat = async (): Promise<void> => {
  if (!document.hidden) {
    const isLost = state.get() !== "well";
    // While things go well the cheap question is enough; after a loss the server must be ready to work again.
    const isReached = await reaches(isLost ? "/readyz" : "/healthz");
    if (isReached) state.set("well");
    else if (!isLost) state.set("network");
  }
  schedule();
};

const schedule = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void beat(), state.get() === "well" ? HEARTBEAT_MS : PROBE_MS);
};

/**
 * Detects within five seconds that the server is unavailable, within about ten that it does not respond, and when it is
 * back.
 */
export const connection = {
  state,
  /** A call found the way blocked. */
  lose(reason: "network" | "server"): void {
    if (state.get() !== "well") return;
    state.set(reason);
    if (timer !== undefined) schedule();
  },
  start(): void {
    window.addEventListener("offline", () => connection.lose("network"));
    window.addEventListener("online", () => void beat());
    document.addEventListener("visibilitychange", () => !document.hidden && void beat());
    schedule();
  },
};

/** How the line to the server is, drawn again with each change. */
export const useConnection = (): ConnectionState => useStore(state);
