// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connection } from "./connection.ts";

const LONGER_THAN_A_BEAT_MS = 5_000;

/** What the server does with each question, one after another; then it answers. */
const answers: ("silence" | "refusal")[] = [];
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  // The browser's own time limit is not among the timers that tests move.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), ms);
    return controller.signal;
  });
  vi.stubGlobal("fetch", (_address: string, { signal }: { readonly signal: AbortSignal }) => {
    asked += 1;
    const answer = answers.shift();
    if (answer === "refusal") return Promise.reject(new TypeError("Failed to fetch"));
    if (answer === undefined) return Promise.resolve({ ok: true });
    return new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  });
  asked = 0;
  answers.length = 0;
  connection.state.set("well");
  connection.start();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is not lost when a busy server or page misses one question", async () => {
  answers.push("silence");
  await vi.advanceTimersByTimeAsync(LONGER_THAN_A_BEAT_MS + 3_000);
  expect([asked, connection.state.get()]).toEqual([2, "well"]);
});

it("is lost when the server does not respond twice, and at once when it is not there", async () => {
  answers.push("silence", "silence");
  await vi.advanceTimersByTimeAsync(LONGER_THAN_A_BEAT_MS + 3_000);
  expect(connection.state.get()).toBe("well");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.state.get()).toBe("network");
  await vi.advanceTimersByTimeAsync(LONGER_THAN_A_BEAT_MS);
  expect(connection.state.get()).toBe("well");
  answers.push("refusal");
  await vi.advanceTimersByTimeAsync(LONGER_THAN_A_BEAT_MS);
  expect(connection.state.get()).toBe("network");
});
