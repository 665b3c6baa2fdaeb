import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import type { JobName } from "../kernel/jobs.ts";
import { buildLab, type Lab, type Person } from "./test-support/lab.ts";

/** More than the lanes of all kinds take at once. */
const FLOOD = 12;

let lab: Lab;
afterEach(() => lab.close());

/** Every kind of job of the product runs what the test says instead of its own work, in its own lane. */
const replaceWork = (work: (name: string, tenantId: string | null, signal: AbortSignal) => Promise<void>) => {
  const kinds = lab.kernel.jobs.kinds();
  for (const { name } of kinds)
    lab.kernel.jobs.register(name as JobName, (_payload, { scope, signal }) =>
      work(name, scope?.tenantId ?? null, signal),
    );
  return kinds;
};

const add = ({ user: { tenantId, userId } }: Person, name: string): Promise<unknown> =>
  lab.kernel.database.write({ tenantId, userId }, (tx) =>
    lab.kernel.jobs.add(tx, name as JobName, null as never),
  );

/** Who registers has jobs of their own; what is counted here begins again. */
const clear = () => lab.database.asOwner("delete from graphile_worker._private_jobs");

it("every kind of job is done beside a team whose jobs never end", async () => {
  lab = await buildLab();
  const [hostile, other] = [await lab.register("hostile"), await lab.register("other")];
  await clear();
  const done = new Set<string>();
  let held = 0;
  const kinds = replaceWork(async (name, tenantId, signal) => {
    if (tenantId === other.user.tenantId) done.add(name);
    else {
      held += 1;
      await sleep(600_000, undefined, { signal }).catch(() => undefined);
    }
  });
  const shared = kinds.filter(({ isShared }) => isShared);
  expect(shared.length).toBeGreaterThan(8);
  // A team's two places in a lane go by odd and even ids: one kind after the other fills both.
  for (const { name } of shared) for (let round = 0; round < FLOOD; round += 1) await add(hostile, name);
  await lab.kernel.start();
  // Long, outside and background: two of each.
  await vi.waitFor(() => expect(held).toBe(6), 60_000);
  for (const { name } of kinds) await add(other, name);
  await vi.waitFor(
    () => expect(kinds.map(({ name }) => name).filter((name) => !done.has(name))).toEqual([]),
    60_000,
  );
  expect(held).toBe(6);
});

it("every kind of job goes before the many of two teams that fill all workers", async () => {
  lab = await buildLab();
  const hostile = [await lab.register("one"), await lab.register("two")];
  const other = await lab.register("other");
  await clear();
  const done = new Set<string>();
  let ended = 0;
  const kinds = replaceWork(async (name, tenantId) => {
    if (tenantId === other.user.tenantId) done.add(name);
    else {
      await sleep(20);
      ended += 1;
    }
  });
  const shared = kinds.filter(({ isShared }) => isShared);
  for (const person of hostile)
    for (let round = 0; round < FLOOD; round += 1) for (const { name } of shared) await add(person, name);
  const all = hostile.length * FLOOD * shared.length;
  for (const { name } of kinds) await add(other, name);
  await lab.kernel.start();
  await vi.waitFor(() => expect(done.size).toBe(kinds.length), { timeout: 60_000, interval: 5 });
  // The few of the third team wait for about as many of each of the others, not for all of them.
  expect(ended).toBeLessThan(all / 2);
});
