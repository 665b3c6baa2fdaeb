import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { reservationSchema } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { z } from "zod";
import { writeData } from "./write-data.ts";
import { inSlices } from "./yield-to-event-loop.ts";

const numbers = { method: "GET", path: "/numbers", data: z.array(z.object({ n: z.number() })) } as const;
const list = (count: number) => Array.from({ length: count }, (_, n) => ({ n, secret: "x" }));

it.each([0, 1, 500, 501, 20_000])(
  "writes %i items as a whole, without what its contract does not name",
  async (count) => {
    const written = JSON.parse(await writeData(numbers, list(count))) as unknown;
    expect(written).toEqual({ code: "success", data: list(count).map(({ n }) => ({ n })) });
  },
);

it("refuses a long list of which one item is out of its contract, and a list with a rule of its own", async () => {
  const wrong: unknown[] = list(5_000);
  wrong[4_321] = { n: "4321" };
  await expect(writeData(numbers, wrong)).rejects.toThrow("GET /numbers answered out of its contract");
  const bounded = { ...numbers, data: z.array(z.object({ n: z.number() })).max(900) };
  await expect(writeData(bounded, list(901))).rejects.toThrow("out of its contract");
});

const BOOKINGS = process.env.BENCHLEAF_FULL === "1" ? 20_000 : 4_000;

it("presents and writes a week of thousands of bookings without blocking others for long", async () => {
  const at = (hours: number) => new Date(1.8e12 + hours * 3_600_000);
  const present = (n: number) => ({
    ...{ id: String(n + 1), equipmentId: "1", equipmentName: "LSM 980", timezone: "Asia/Shanghai" },
    ...{
      kind: "booking",
      status: "approved",
      userId: "1",
      userName: "Wang",
      projectId: null,
      seriesId: null,
    },
    ...{ experimentId: null, title: "run", startTime: at(n).toISOString(), endTime: at(n + 1).toISOString() },
    ...{ occupiedFrom: at(n).toISOString(), occupiedTo: at(n + 1).toISOString(), outcome: null, version: 1 },
    ...{ checkInTime: null, checkOutTime: null },
    abilities: { edit: false, cancel: false, checkIn: false, checkOut: false },
  });
  const row = { method: "GET", path: "/bookings", data: z.array(reservationSchema) } as const;
  const work = async () =>
    writeData(
      row,
      await inSlices(
        Array.from({ length: BOOKINGS }, (_, n) => n),
        (slice) => slice.map(present),
      ),
    );
  // Processor time of this thread, so that nothing else is counted; the first run compiles.
  const longestBlock = async (): Promise<number> => {
    let [longest, isDone, last] = [0, false, cpuTime()];
    const watch = (): void => {
      const now = cpuTime();
      longest = Math.max(longest, now - last);
      last = now;
      if (!isDone) setImmediate(watch);
    };
    setImmediate(watch);
    expect((await work()).length).toBeGreaterThan(250 * BOOKINGS);
    isDone = true;
    return longest;
  };
  const blocks = [await longestBlock(), await longestBlock(), await longestBlock()];
  expect(Math.min(...blocks)).toBeLessThan(50);
});
