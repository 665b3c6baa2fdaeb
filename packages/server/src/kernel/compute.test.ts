import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it, test } from "vitest";
import { everyTask } from "../compute-tasks.ts";
import { pdfOf } from "../test-support/pdf.ts";
import { createCompute, divideCompute, WorkerLost } from "./compute.ts";
import { openProcess, openThread, PROCESS_LIMITS } from "./worker-pool.ts";

const team = "1";
const compute = createCompute({ workers: 1, workersOfTeam: 1, open: openThread });
const nonOverlapping = createCompute({
  workers: 2,
  workersOfTeam: 1,
  open: () => openProcess({ heapMb: 128, memoryMb: 700 }),
});
const rooms = divideCompute(everyTask, compute, nonOverlapping);
afterAll(() => rooms.close());

const fasta = (letters: string) => ({
  bytes: new TextEncoder().encode(`>a\n${letters}\n`),
  fileName: "a.fasta",
});
const long = fasta("ACGT".repeat(2_000_000));

test("a file is read in a thread", async () => {
  const result = await compute.run("read-sequences", fasta("ACGT"), { team });
  expect(JSON.stringify(result)).toContain("ACGT");
});

test("a thread takes one file after the other", async () => {
  const letters = ["AAAA", "CCCC", "GGGG", "TTTT"];
  for (const word of letters) {
    const result = await compute.run("read-sequences", fasta(word), { team, timeout: 3_000 });
    expect(JSON.stringify(result)).toContain(word);
  }
});

test("late or aborted work ends, and the next work is done", async () => {
  await expect(compute.run("read-sequences", long, { team, timeout: 1 })).rejects.toThrow(/longer than 1 ms/);
  const stopped = new AbortController();
  const running = compute.run("read-sequences", long, { team, signal: stopped.signal });
  const waiting = compute.run("read-sequences", fasta("TTTT"), { team });
  stopped.abort(new Error("left"));
  await expect(running).rejects.toThrow("left");
  expect(JSON.stringify(await waiting)).toContain("TTTT");
});

const printed = (program: string, timeout = 100_000, of = team) =>
  rooms.run("typeset", { program, data: "{}", pictures: {} }, { team: of, timeout });
const textOf = (path: string): string => {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
};
const isTold = existsSync("/proc/self/environ");
const childrenOf = (pid: number): string[] =>
  readdirSync("/proc").filter(
    (child) =>
      /^\d+$/.test(child) && textOf(`/proc/${child}/stat`).split(") ")[1]?.split(" ")[1] === `${pid}`,
  );
/** Native code that allocates memory without limit. */
const GLUTTON = '#let all = range(40).fold("abcdefgh" * 1000, (text, _) => text + text)\n#all.len()';
const ENDLESS =
  "#let spin() = { let i = 0; while i >= 0 { i = calc.rem(i + 1, 7); if i > 9 { break } } }\n" +
  "#for a in range(1000000) { for b in range(1000000) { let c = a + b } }";

describe("native code", () => {
  it("that takes too much memory ends its process and nothing else", async () => {
    const lost = await printed(GLUTTON).catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(WorkerLost);
    expect(lost).toMatchObject({ reason: "died" });
    expect(await printed("ok")).toMatchObject({ ok: true });
  });

  it("that never ends is ended", async () => {
    const lost = await printed(ENDLESS, 1_500).catch((error: unknown) => error);
    expect(lost).toMatchObject({ reason: "late" });
    expect(await printed("ok")).toMatchObject({ ok: true });
  });

  it.runIf(isTold)("finds none of the server's settings", async () => {
    const secret = "postgres://who:sesame@nowhere/none";
    process.env.DATABASE_URL = secret;
    await Promise.all([printed("ok", 60_000, "3"), printed("ok", 60_000, "4")]);
    delete process.env.DATABASE_URL;
    const worlds = childrenOf(process.pid).map((pid) => textOf(`/proc/${pid}/environ`));
    expect(worlds.some((world) => world.includes("BENCHLEAF_MEMORY_MB"))).toBe(true);
    expect(worlds.join("\n")).not.toContain("sesame");
  });
});

test.runIf(isTold)("a PDF is read with most of the process's memory still to be had", async () => {
  const reader = createCompute({ workers: 1, workersOfTeam: 1, open: openProcess });
  const before = new Set(childrenOf(process.pid));
  const source = { kind: "bytes", bytes: pdfOf(["Ligation"]), name: "a.pdf" } as const;
  expect(await reader.run("index-text", source, { team })).toMatchObject({ isRead: true });
  const taken = childrenOf(process.pid)
    .filter((pid) => !before.has(pid))
    .map((pid) => Number(/VmData:\s+(\d+) kB/.exec(textOf(`/proc/${pid}/status`))?.[1]));
  await reader.close();
  expect(taken).toHaveLength(1);
  expect(taken[0]! / 1024).toBeLessThan(PROCESS_LIMITS.memoryMb / 2);
});

/** Workers that do nothing until a test ends their task. */
const fakePool = (workers: number, seatsOfTeam: number) => {
  const working: { readonly team: string; finish: () => void; die: () => void }[] = [];
  const pool = createCompute({
    workers,
    workersOfTeam: seatsOfTeam,
    open: () => ({
      ask: ({ input }, { onAnswer, onLost }) => {
        const end = (then: () => void) => () => {
          working.splice(working.indexOf(one), 1);
          then();
        };
        const one = {
          team: input as unknown as string,
          finish: end(() => onAnswer({})),
          die: end(() => onLost("a test")),
        };
        working.push(one);
      },
      isGone: () => false,
      end: () => Promise.resolve(),
    }),
  });
  const ask = (of: string) =>
    void pool.run("read-sequences", of as never, { team: of, timeout: 600_000 }).catch(() => undefined);
  const teams = () => working.map((one) => one.team).sort();
  return { ask, teams, working, close: () => pool.close() };
};

describe("the seats of a pool", () => {
  it.each([
    [3, 1],
    [4, 2],
  ])("of %i with %i for a team are never filled by two teams", async (workers, seatsOfTeam) => {
    const pool = fakePool(workers, seatsOfTeam);
    for (let round = 0; round < 9; round += 1) for (const of of ["1", "2"]) pool.ask(of);
    pool.ask("3");
    expect(pool.teams()).toContain("3");
    await pool.close();
  });

  it("are all but one for a team alone, as far as it may", async () => {
    const pool = fakePool(4, 2);
    for (let round = 0; round < 9; round += 1) pool.ask("1");
    expect(pool.teams()).toEqual(["1", "1"]);
    await pool.close();
  });

  it("are never all held by teams whose work was lost, however many they are", async () => {
    const pool = fakePool(3, 1);
    const hostile = ["1", "2", "3", "4", "5"];
    for (const of of hostile) for (let round = 0; round < 3; round += 1) pool.ask(of);
    // Each team has lost some work by then.
    for (let round = 0; round < 6; round += 1) pool.working[0]!.die();
    expect(pool.teams()).toHaveLength(2);
    pool.ask("other");
    expect(pool.teams()).toContain("other");
    await pool.close();
  });
});

describe("a team", () => {
  it("whose work never ends leaves the other teams their workers", async () => {
    const stopped = new AbortController();
    let over = 0;
    const stuck = Array.from({ length: 6 }, () =>
      rooms
        .run(
          "typeset",
          { program: ENDLESS, data: "{}", pictures: {} },
          { team: "1", signal: stopped.signal, timeout: 600_000 },
        )
        .catch(() => {
          over += 1;
        }),
    );
    await sleep(500);
    // If they counted, the others would wait for ten minutes.
    for (let index = 0; index < 3; index++)
      expect(await printed("ok", 60_000, "2")).toMatchObject({ ok: true });
    expect(over).toBe(0);
    stopped.abort();
    await Promise.all(stuck);
  });
});
