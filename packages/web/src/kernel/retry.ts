import { Failure, isServerAway } from "./failure.ts";

const TRIES = 8;
const LONGEST_S = 60;

/** The server is overloaded, or limits the rate: it has done nothing of the request. */
const isBusy = (error: unknown): error is Failure =>
  error instanceof Failure && (error.status === 429 || (error.status === 503 && isServerAway(error)));

const seconds = (count: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", end);
      resolve();
    }, count * 1000);
    signal.addEventListener("abort", end, { once: true });
  });

/**
 * Retries a busy server, at the time it requests, else after 1, 2, 4 … seconds, each up to half longer at random so
 * that many clients do not retry together. After eight failures, the last one is thrown.
 */
export const retry = async <T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  wait: (count: number, signal: AbortSignal) => Promise<void> = seconds,
): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || tries === TRIES) throw error;
      signal.throwIfAborted();
      const wanted = Math.min(LONGEST_S, error.retryAfter ?? 2 ** (tries - 1));
      await wait(wanted * (1 + Math.random() / 2), signal);
    }
  }
};
