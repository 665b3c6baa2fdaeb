import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildTestKernel, type TestKernel } from "../test-support/test-app.ts";

const lab = { tenantId: "1", userId: "5" };
const done: unknown[] = [];

let house: TestKernel;
beforeAll(async () => {
  house = await buildTestKernel();
  const { jobs, events } = house.kernel;
  jobs.register<{ letters: string }>("count", async (payload, { scope, progress }) => {
    await progress(0.5, "half");
    done.push({ payload, scope });
  });
  jobs.register("wait", (_payload, { signal, progress }) =>
    progress(0.1).then(
      () => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    ),
  );
  events.on("tube.created", async (event) => {
    done.push(event.data);
  });
  await house.kernel.start();
});
afterAll(() => house.close());

const add = (name: string, payload: unknown = {}) =>
  house.kernel.database.write(lab, (tx) => house.kernel.jobs.add(tx, name, payload));
const stateOf = (id: string, scope = lab) =>
  house.kernel.database.read(scope, (queries) => house.kernel.jobs.get(queries, id));

test("a job runs in the name of who enqueued it and tells how far it is", async () => {
  const id = await add("count", { letters: "ACGT" });
  await vi.waitFor(
    async () => expect(await stateOf(id)).toMatchObject({ state: "succeeded", progress: 1, message: "half" }),
    10_000,
  );
  expect(done).toContainEqual({ payload: { letters: "ACGT" }, scope: lab });
  expect(await stateOf(id, { tenantId: "2", userId: "5" })).toBeUndefined();
});

test("a rollback takes the job and the event back", async () => {
  const { database, jobs, events } = house.kernel;
  await expect(
    database.write(lab, async (tx) => {
      await jobs.add(tx, "count", { letters: "undone" });
      await events.emit(tx, lab, { type: "tube.created", data: { label: "undone" } });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await database.write(lab, (tx) => events.emit(tx, lab, { type: "tube.created", data: { label: "kept" } }));
  await vi.waitFor(() => expect(done).toContainEqual({ label: "kept" }), 5_000);
  expect(JSON.stringify(done)).not.toContain("undone");
});

test("a running job ends when it is cancelled, by its own tenant only", async () => {
  const id = await add("wait");
  await vi.waitFor(async () => expect((await stateOf(id))?.progress).toBeCloseTo(0.1), 10_000);
  const cancel = (scope: typeof lab) =>
    house.kernel.database.write(scope, (tx) => house.kernel.jobs.cancel(tx, id));
  expect(await cancel({ tenantId: "2", userId: "5" })).toBe(false);
  expect(await cancel(lab)).toBe(true);
  await vi.waitFor(async () => expect((await stateOf(id))?.state).toBe("cancelled"), 10_000);
});

test("an event whose hearer fails is told again", async () => {
  let failures = 1;
  house.kernel.events.on("tube.broken", async () => {
    failures -= 1;
    if (failures >= 0) throw new Error("away");
  });
  await house.kernel.database.write(lab, (tx) =>
    house.kernel.events.emit(tx, lab, { type: "tube.broken", data: {} }),
  );
  await vi.waitFor(() => expect(failures).toBe(-1), 12_000);
});
