import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { onDatabase } from "../test-support/global-setup.ts";
import { type Program, startProgram } from "../test-support/start-program.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

/** Starting many servers takes long: `npm test` leaves some to `test:full`. */
const isFull = process.env.BENCHLEAF_FULL === "1";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), "benchleaf-start-"));
const isRoot = process.getuid?.() === 0;
const mounts: string[] = [];
const programs: Program[] = [];
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, "postgres"), { mode: 0o711 });
  postgres = await startEmbeddedPostgres({
    dataDir: join(folder, "postgres"),
    log: pino({ level: "silent" }),
    settings: { fsync: "off", full_page_writes: "off" },
  });
});
afterAll(async () => {
  for (const program of programs) await program.stop();
  await postgres.stop();
  for (const place of mounts) execFileSync("/bin/umount", [place]);
  rmSync(folder, { recursive: true, force: true });
});

const start = (...options: Parameters<typeof startProgram>): Program => {
  const program = startProgram(...options);
  programs.push(program);
  return program;
};

const run = async (text: string, database = "postgres"): Promise<void> => {
  const client = new pg.Client(onDatabase(postgres.target, database));
  await client.connect();
  await client.query(text).finally(() => client.end());
};

/** The URL of a new database, which belongs to `owner`. */
const newDatabase = async (name: string, owner = "benchleaf"): Promise<string> => {
  await run(`create database ${name} owner ${owner}`);
  return `postgres://${owner}@localhost/${name}?host=${encodeURIComponent(String(postgres.target.host))}`;
};

const place = (name: string): string => join(folder, name);

/** A separate file system, if this machine allows one to be created. */
const mounted = (name: string, options: string): string | undefined => {
  const at = place(name);
  mkdirSync(at, { mode: 0o711 });
  try {
    execFileSync("/bin/mount", ["-t", "tmpfs", "-o", options, "tmpfs", at], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  mounts.push(at);
  return at;
};

/** Ends with exactly one line on standard error. */
const expectOneLine = async (program: Program, line: RegExp): Promise<void> => {
  expect(await program.ended, program.printed()).toBe(1);
  const lines = program.printed().trim().split("\n");
  expect(lines.at(-1)).toMatch(line);
  expect(program.printed()).not.toMatch(/^\s+at /m);
  expect(lines.filter((one) => !/^The database (is|was) made/.test(one))).toHaveLength(1);
};

test("a data folder that is not writable is reported", async () => {
  const readOnly = isRoot ? mounted("read-only", "ro,size=1m") : place("barred");
  if (!isRoot) mkdirSync(place("barred"), { mode: 0o555 });
  // If root may not mount, files of the kernel are used that even root cannot write.
  const DATA_DIR = join(readOnly ?? "/sys/kernel", "data");
  await expectOneLine(
    start({ DATA_DIR }),
    /^DATA_DIR is wrong: .*data cannot be used, (its file system is read-only|we may not write there)$/,
  );
});

test("a full data folder is reported before a database is created, and when it fills up later", async () => {
  const small = isRoot ? mounted("small", "size=1m,mode=711") : undefined;
  const full =
    small === undefined
      ? start({ DATA_DIR: place("limited") }, { before: "ulimit -f 0;" })
      : start({ DATA_DIR: small });
  await expectOneLine(full, /^DATA_DIR is full: /);
  await expectOneLine(
    start({ DATA_DIR: place("limited-2") }, { before: "ulimit -f 900;" }),
    /^DATA_DIR is full: /,
  );
});

test("a port in use is reported before anything is made", async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, "127.0.0.1", () => resolve((taken.address() as { port: number }).port)),
  );
  const DATA_DIR = place("busy");
  await expectOneLine(
    start({ DATA_DIR, PORT: String(port) }),
    new RegExp(`^PORT is wrong: ${port} is taken by another program$`),
  );
  expect(existsSync(DATA_DIR)).toBe(false);
  taken.close();
});

test("a missing or invalid global config is reported before anything is created", async () => {
  const DATA_DIR = place("no-config");
  const GLOBAL_CONFIG = place("brand.json");
  await expectOneLine(
    start({ DATA_DIR, GLOBAL_CONFIG }),
    /^GLOBAL_CONFIG is wrong: .*brand\.json is not there$/,
  );
  writeFileSync(GLOBAL_CONFIG, `{ "themeColor": "leaf" }`);
  await expectOneLine(start({ DATA_DIR, GLOBAL_CONFIG }), /^GLOBAL_CONFIG is wrong: .* at themeColor: /);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test("a database newer than the server is reported", async () => {
  const DATABASE_URL = await newDatabase("newer");
  await run(
    `create table migration (name text primary key, checksum text not null, time timestamptz not null default now());
     insert into migration values ('9998-later.sql', 'x')`,
    "newer",
  );
  await expectOneLine(
    start({ DATABASE_URL, DATA_DIR: place("older") }),
    /^The database is newer than this server: it has 9998-later\.sql/,
  );
});

test("a missing privilege of a role is reported, with how to grant it", async () => {
  await run("create role lab login");
  const DATABASE_URL = await newDatabase("lab", "lab");
  const settings = { DATABASE_URL, DATA_DIR: place("role") };
  await expectOneLine(start(settings), /its role lab may not create roles, .*: alter role lab createrole$/);
  await run("create role benchleaf_server nologin noinherit; alter role lab createrole");
  await expectOneLine(start(settings), /its role lab may not act as .*: grant benchleaf_server to lab$/);
  await run("grant benchleaf_server to lab");
  const program = start(settings);
  await program.ready();
  expect(program.printed()).toMatch(
    /^The database is made by \d+ migrations …\nThe database was made in \d+\.\d s$/m,
  );
  expect(await program.stop()).toBe(0);
});

test("an upgrade reports each migration as it runs, and its duration", async () => {
  const migrations = join(import.meta.dirname, "../../migrations");
  const last = readdirSync(migrations).sort().at(-1)!;
  const { migrate } = await import("./migrate.ts");
  const before = place("migrations");
  cpSync(migrations, before, { recursive: true });
  rmSync(join(before, last));
  const DATABASE_URL = await newDatabase("upgraded");
  await migrate(onDatabase(postgres.target, "upgraded"), before);
  const program = start({ DATABASE_URL, DATA_DIR: place("upgrade") });
  await program.ready();
  expect(program.printed()).toContain(
    `Running migration ${last} (1 of 1) …\nRan migration ${last} (1 of 1) in 0.`,
  );
  await program.stop();
});

test("unknown settings are reported with the nearest known one, and nothing else is", async () => {
  const program = start({
    DATA_DIR: place("slips"),
    GLOBAL_CONFIG: place("absent.json"),
    SMTP_ULR: "smtp://mail.example",
    DATABASE_URI: "postgres://db.example/lab",
    BENCHLEAF_PORT: "9000",
    S3_KEY: "x",
    BENCHLEAF_SERVICE_HOST: "10.0.0.1",
    HOSTNAME: "bench",
    EDITOR: "vi",
  });
  await program.ended;
  expect(
    program
      .printed()
      .split("\n")
      .filter((line) => line.includes("no setting"))
      .sort(),
  ).toEqual([
    "BENCHLEAF_PORT is no setting and changes nothing: is PORT meant?",
    "DATABASE_URI is no setting and changes nothing: is DATABASE_URL meant?",
    expect.stringMatching(/^S3_KEY is no setting and changes nothing: is S3_\w+ meant\?$/),
    "SMTP_ULR is no setting and changes nothing: is SMTP_URL meant?",
  ]);
});

if (isFull)
  test.runIf(isRoot)(
    "data in another place than configured is reported, and never replaced by an empty database",
    async () => {
      const closed = place("closed");
      mkdirSync(closed, { mode: 0o700 });
      const DATA_DIR = join(closed, "data");
      const program = start({ DATA_DIR });
      await program.ready();
      const line =
        /^Attention: the database lies in (\S+) and not in DATA_DIR, since its user \w+ may not enter (\S+); back up both$/m;
      const [, outside = "", why = ""] = line.exec(program.printed()) ?? [];
      expect(why).toBe(closed);
      expect(existsSync(join(outside, "postgres/PG_VERSION"))).toBe(true);
      await program.stop();

      const copy = place("copy");
      cpSync(DATA_DIR, copy, { recursive: true, verbatimSymlinks: true });
      await expectOneLine(
        start({ DATA_DIR: copy }),
        /^DATA_DIR is wrong: .* leads to the database of another data folder/,
      );

      const own = join(closed, "own");
      mkdirSync(join(own, "postgres"), { recursive: true });
      await expectOneLine(
        start({ DATA_DIR: own }),
        /^DATA_DIR is wrong: the database in .* cannot be reached/,
      );
      rmSync(outside, { recursive: true, force: true });
    },
  );

test("without email the first account is activated by a printed link, once, whatever is logged", async () => {
  const DATABASE_URL = await newDatabase("first");
  const settings = { DATABASE_URL, DATA_DIR: place("first"), LOG_LEVEL: "silent" };
  const program = start(settings);
  const address = await program.ready();
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  const link = await vi.waitFor(() => {
    const [found] = /http:\S+\?first=\S+/.exec(program.printed()) ?? [];
    expect(found).toBeDefined();
    return new URL(found!);
  }, 60_000);
  expect(link.href.startsWith(`${address}/register?first=`)).toBe(true);
  const register = async (account: string, firstKey: string | null) => {
    const answer = await fetch(`${address}/app/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ account, firstKey, name: "Ada", password: "Cotyledon7" }),
    });
    return ((await answer.json()) as { code: string }).code;
  };
  expect(await register("ada@lab.test", "x")).toBe("verify.code.failed");
  const firstKey = link.searchParams.get("first");
  const both = await Promise.all([register("ada@lab.test", firstKey), register("eve@lab.test", firstKey)]);
  expect(both.sort()).toEqual(["first.account.exists", "success"]);
  await program.stop();

  const again = start(settings);
  await again.ready();
  await again.stop();
  expect(again.printed()).not.toContain("first=");
});

test("one that is stopped as soon as it is there complains of nothing that it breaks off", async () => {
  const settings = { DATA_DIR: place("stopped-at-once") };
  for (let round = 0; round < (isFull ? 3 : 1); round++) {
    const program = start(settings);
    await program.ready();
    expect(await program.stop()).toBe(0);
    expect(program.printed()).not.toMatch(/"level":[456]0|stopped/);
  }
});
