import { afterEach, expect, test, vi } from "vitest";
import { buildTestKernel, type TestKernel } from "../test-support/test-app.ts";

declare module "./jobs.ts" {
  interface JobData {
    post: Record<string, never>;
  }
}

const lab = { tenantId: "1", userId: "5" };
const houses: TestKernel[] = [];
afterEach(async () => {
  // The first one closes the database.
  for (const app of houses.splice(0).reverse()) await app.close();
});

const open = async (beside?: TestKernel): Promise<TestKernel & { readonly ended: string[] }> => {
  const app = await buildTestKernel(beside === undefined ? {} : { beside });
  houses.push(app);
  const ended: string[] = [];
  app.kernel.jobs.register("post", async (_payload, { jobId }) => {
    ended.push(jobId);
  });
  return { ...app, ended };
};

/** A job in the state in which a killed server leaves it. */
const abandon = async ({ database, kernel }: TestKernel): Promise<string> => {
  const id = await kernel.database.write(lab, (tx) => kernel.jobs.add(tx, "post", {}));
  await database.asOwner("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'");
  await database.asOwner("update job set state = 'running' where id = $1", [id]);
  return id;
};

test("a job that a killed server had started is done by the next one, immediately", async () => {
  const app = await open();
  const id = await abandon(app);
  await app.kernel.start();
  await vi.waitFor(() => expect(app.ended).toEqual([id]), 60_000);
});

test("what another living server works on is left to it", async () => {
  const first = await open();
  await first.kernel.start();
  const second = await open(first);
  const [{ id } = { id: "" }] = await first.database.asOwner<{ id: string }>(
    `with made as (select (graphile_worker.add_job('post', '{}', run_at => now() + interval '1 hour')).id)
     select id from made`,
  );
  const holder = () =>
    first.database.asOwner("select locked_by from graphile_worker._private_jobs where id = $1", [id]);
  await first.database.asOwner(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'first' where id = $1",
    [id],
  );
  await second.kernel.start();
  expect(await holder()).toEqual([{ locked_by: "first" }]);
});
