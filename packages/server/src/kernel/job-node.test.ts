import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { buildTestKernel, type TestKernel } from "../test-support/test-app.ts";

/** Killing processes and waiting for their deadlines takes long: once in `npm test`, all in `test:full`. */
const isFull = process.env.BENCHLEAF_FULL === "1";

const program = fileURLToPath(new URL("../test-support/job-node-process.ts", import.meta.url));
/** A busy machine may delay a process's heartbeat by more than a second. */
const timing = { beatMs: 100, deadAfterMs: 2_500 };
const longerThanDeath = () => new Promise((wake) => setTimeout(wake, 1.2 * timing.deadAfterMs));
const lab = { tenantId: "1", userId: "5" };

interface Node {
  readonly child: ChildProcess;
  said(): string;
}

const houses: TestKernel[] = [];
const nodes: Node[] = [];
afterEach(async () => {
  for (const { child } of nodes.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
  for (const app of houses.splice(0)) await app.close();
});

const open = async (): Promise<TestKernel> => {
  const app = await buildTestKernel();
  houses.push(app);
  return app;
};

/** A separate server on the database of an application that runs no jobs itself. */
const startNode = async ({ database }: TestKernel, ...flags: readonly string[]): Promise<Node> => {
  const settings = ["--target", JSON.stringify(database.target), "--timing", JSON.stringify(timing)];
  const child = spawn(process.execPath, ["--import", "tsx", program, ...settings, ...flags], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const node = { child, said: () => said };
  nodes.push(node);
  await vi.waitFor(() => expect(said).toContain("ready"), 60_000);
  return node;
};

vi.setConfig({ testTimeout: 60_000 });

test("what one of two servers was doing when it was killed is done by the other, within moments", async () => {
  const app = await open();
  const doomed = await startNode(app, "--hang");
  const id = await app.kernel.database.write(lab, (tx) => app.kernel.jobs.add(tx, "experiment", {}));
  await vi.waitFor(() => expect(doomed.said()).toContain(`began ${id}`), 60_000);
  const other = await startNode(app);
  // Longer than the timeout of a node: a running server keeps its jobs.
  await longerThanDeath();
  expect(other.said()).not.toContain(id);

  doomed.child.kill("SIGKILL");
  await once(doomed.child, "exit");
  await vi.waitFor(() => expect(other.said()).toContain(`ended ${id}`), 60_000);
  const [job] = await app.database.asOwner<{ state: string }>("select state from job where id = $1", [id]);
  expect(job?.state).toBe("succeeded");
  await vi.waitFor(
    async () => expect(await app.database.asOwner("select 1 from job_node")).toHaveLength(1),
    60_000,
  );
});

if (isFull)
  test("after a loss of the database nobody is taken for dead before they could say that they live", async () => {
    const app = await open();
    const first = await startNode(app, "--hang");
    const id = await app.kernel.database.write(lab, (tx) => app.kernel.jobs.add(tx, "experiment", {}));
    await vi.waitFor(() => expect(first.said()).toContain(`began ${id}`), 60_000);
    const second = await startNode(app);
    await longerThanDeath();
    // No heartbeat can be written for longer than the timeout.
    await app.database.asOwner("alter table job_node rename to job_node_away");
    await longerThanDeath();
    await app.database.asOwner("alter table job_node_away rename to job_node");
    await longerThanDeath();
    expect(second.said()).not.toContain(id);
  });
