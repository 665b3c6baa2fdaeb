import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createFairQueue, withArrivalTime } from "./fair-queue.ts";

it("gives a place to the call that arrived first, however late it asks", async () => {
  const turns = createFairQueue(1, 5_000);
  await turns.acquire();
  const served: string[] = [];
  const serve = async (name: string): Promise<void> => {
    await turns.acquire();
    served.push(name);
    turns.release();
  };
  let ask = (): void => {};
  const early = withArrivalTime(async () => {
    await new Promise<void>((asked) => {
      ask = asked;
    });
    await serve("early");
  });
  await sleep(5);
  const [late, later] = [withArrivalTime(() => serve("late")), withArrivalTime(() => serve("later"))];
  ask();
  await expect.poll(() => turns.waiting, { timeout: 60_000 }).toBe(3);
  turns.release();
  await Promise.all([early, late, later]);
  expect(served).toEqual(["early", "late", "later"]);
});

it("serves as many at once as there are places, and all of them in the end", async () => {
  const turns = createFairQueue(3, 5_000);
  let [now, most, done] = [0, 0, 0];
  await Promise.all(
    Array.from({ length: 200 }, () =>
      withArrivalTime(async () => {
        for (let round = 0; round < 3; round++) {
          await turns.acquire();
          now += 1;
          most = Math.max(most, now);
          await sleep(0);
          now -= 1;
          done += 1;
          turns.release();
        }
      }),
    ),
  );
  expect({ most, done, waiting: turns.waiting }).toEqual({ most: 3, done: 600, waiting: 0 });
});

it("gives up in time, and its place in the queue with it", async () => {
  const turns = createFairQueue(1, 20);
  await turns.acquire();
  await expect(turns.acquire()).rejects.toThrow("no place within 20 ms");
  expect(turns.waiting).toBe(0);
  turns.release();
  await turns.acquire();
});
