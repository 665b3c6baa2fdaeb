import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Program, startProgram } from "../test-support/start-program.ts";
import { startTestDatabase, type TestDatabase } from "../test-support/test-database.ts";

/** Starting many servers takes long: `npm test` starts two, `test:full` all. */
const isFull = process.env.BENCHLEAF_FULL === "1";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), "benchleaf-nodes-"));
const SECRET = "the same on all servers of one database";
const other = "one that an administrator has made up anew";
// The S3 client also prints a warning about Node's version.
const s3 = {
  NODE_NO_WARNINGS: "1",
  S3_ENDPOINT: "http://127.0.0.1:9",
  S3_ACCESS_KEY_ID: "lab",
  S3_SECRET_ACCESS_KEY: "leaf",
};

const programs: Program[] = [];
let database: TestDatabase;
let DATABASE_URL = "";

beforeAll(async () => {
  chmodSync(folder, 0o711);
  database = await startTestDatabase();
  const { connectionString, host, port, user, database: name } = database.target;
  DATABASE_URL =
    connectionString ??
    `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(String(host))}`;
});
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const start = (name: string, settings: Readonly<Record<string, string>> = {}): Program => {
  const program = startProgram({ DATABASE_URL, DATA_DIR: join(folder, name), SECRET, ...settings });
  programs.push(program);
  return program;
};

const expectRefusal = async (program: Program, line: RegExp): Promise<void> => {
  expect(await program.ended, program.printed()).toBe(1);
  expect(program.printed().trim().split("\n")).toEqual([expect.stringMatching(line)]);
};

const nodes = () => database.asOwner("select 1 from job_node");

test("two servers on disks of their own refuse each other, and go one after the other", async () => {
  const first = start("first");
  await first.ready();
  await expectRefusal(
    start("second"),
    /^S3_ENDPOINT is missing: another server of this database keeps its files on a disk of its own, and several servers need one S3 storage/,
  );
  await expectRefusal(
    start("third", { ...s3, S3_BUCKET: "lab" }),
    /^S3_ENDPOINT is wrong: .* on a disk of its own/,
  );
  expect(await nodes()).toHaveLength(1);
  await first.stop();
  expect(await nodes()).toEqual([]);
  await start("second").ready();
});

if (isFull)
  test("two servers that see the same files go together, in one folder or one bucket", async () => {
    const here = start("here");
    await here.ready();
    mkdirSync(join(folder, "beside"));
    symlinkSync(join(folder, "here/uploads"), join(folder, "beside/uploads"));
    const beside = start("beside");
    await beside.ready();
    expect(await nodes()).toHaveLength(2);
    await Promise.all([here.stop(), beside.stop()]);

    await start("near", { ...s3, S3_BUCKET: "lab" }).ready();
    await start("far", { ...s3, S3_BUCKET: "lab" }).ready();
    await expectRefusal(
      start("stray", { ...s3, S3_BUCKET: "other" }),
      /^S3_ENDPOINT is wrong: another server of this database keeps its files at http:\/\/127\.0\.0\.1:9\/lab/,
    );
  });

if (isFull)
  test("a server with another secret than its database's is refused, also when it is alone", async () => {
    const first = start("first");
    await first.ready();
    await expectRefusal(start("first-2", { SECRET: other }), /^SECRET is wrong: /);
    await first.stop();
    await expectRefusal(start("first", { SECRET: other }), /^SECRET is wrong: .*sealed with another one/);
    // Encrypted data is given up on purpose.
    await database.asOwner("delete from secret_mark");
    await start("first", { SECRET: other }).ready();
  });
