import { expect, it } from "vitest";
import { Failure } from "./failure.ts";
import { retry } from "./retry.ts";

const { signal } = new AbortController();
const busy = (retryAfter: number | null = null) =>
  new Failure("system.unavailable", "", { status: 503, retryAfter });

/** Fails with each of `failures` in turn, then succeeds; reports how long the waits were. */
const tried = async (failures: unknown[]) => {
  const waits: number[] = [];
  const left = [...failures];
  const work = async () => {
    if (left.length > 0) throw left.shift();
    return "done";
  };
  const answer = retry(work, signal, async (count) => void waits.push(count));
  return { answer: await answer.catch((error: unknown) => error), waits };
};

it("comes again when the server wants it, and a little later", async () => {
  const { answer, waits } = await tried([
    busy(2),
    new Failure("rate.limited", "", { status: 429, retryAfter: 30 }),
  ]);
  expect(answer).toBe("done");
  expect(waits[0]).toBeGreaterThanOrEqual(2);
  expect(waits[0]).toBeLessThanOrEqual(3);
  expect(waits[1]).toBeGreaterThanOrEqual(30);
  expect(waits[1]).toBeLessThanOrEqual(45);
});

it("waits longer each time without a given delay, and gives up in the end", async () => {
  const failures = Array.from({ length: 8 }, () => busy());
  const { answer, waits } = await tried(failures);
  expect(answer).toBe(failures.at(-1));
  expect(waits).toHaveLength(7);
  expect(waits[6]).toBeGreaterThanOrEqual(60);
});

it("asks once where the answer will not change", async () => {
  const refused = new Failure("file.name.exists", "", { status: 409 });
  expect(await tried([refused])).toEqual({ answer: refused, waits: [] });
  const elsewhere = new Failure("source.unreachable", "", { status: 502 });
  expect(await tried([elsewhere])).toEqual({ answer: elsewhere, waits: [] });
});

it("ends its wait when it is stopped", async () => {
  const stop = new AbortController();
  const waiting = retry(() => Promise.reject(busy(60)), stop.signal);
  setTimeout(() => stop.abort(new Error("stopped")), 5);
  await expect(waiting).rejects.toThrow("stopped");
});
