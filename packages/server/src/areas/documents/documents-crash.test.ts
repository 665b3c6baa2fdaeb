import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DocumentContent, type PageDocument, type PageNode, pageText } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Program, startProgram } from "../../test-support/start-program.ts";
import { buildLab, type Lab, PASSWORD, type Person } from "../test-support/lab.ts";
import { marksIn, PageWriter, type Way } from "../test-support/page-writer.ts";
import { readPage } from "./page-content.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** Another seed is another order of edits. */
const SEED = Number(process.env.CHAOS_SEED ?? 35);
const WRITERS = 5;
const base = "/application/molecular-biology/yydocs";
const SOON = { timeout: 60_000, interval: 50 };

let state = SEED;
/** A random number below `below`: a linear congruential generator. */
const random = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

const folder = mkdtempSync(join(tmpdir(), "benchleaf-crash-"));
let lab: Lab;
let owner: Person;
let pageId = "";
/** Two nodes on one database, as far as they are up. */
const nodes: (Program | null)[] = [null, null];
const addresses: (string | null)[] = [null, null];

const start = async (index: number): Promise<void> => {
  const { connectionString, host, port, user, database } = lab.database.target;
  const DATABASE_URL =
    connectionString ??
    `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
  const settings = { DATABASE_URL, DATA_DIR: join(folder, String(index)) };
  const program = startProgram({
    ...settings,
    SECRET: "the same on both nodes of one database",
    RATE_LIMIT_PER_MINUTE: "0",
  });
  nodes[index] = program;
  addresses[index] = await program.ready();
};
const kill = async (index: number): Promise<void> => {
  addresses[index] = null;
  await nodes[index]?.kill();
  nodes[index] = null;
};

/** Signs in at the first node that is up, beginning with one by chance. */
const findWay = (email: string) => async (): Promise<Way> => {
  const up = addresses.filter((address) => address !== null);
  const address = up[random(up.length)];
  if (address === undefined) throw new Error("no node is up");
  const answer = await fetch(`${address}/app/passwordLogin`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { csrfToken: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { address, cookie, csrfToken: data.csrfToken };
};

const stored = async (): Promise<string> => {
  const { content } = await owner.get<DocumentContent>(`${base}/${pageId}/blocks`);
  return pageText(JSON.parse(content) as PageNode);
};

const writers: PageWriter[] = [];
beforeAll(async () => {
  process.stderr.write(`CHAOS_SEED=${SEED} repeats this run\n`);
  chmodSync(folder, 0o711);
  lab = await buildLab();
  owner = await lab.register("owner");
  const colleague = await lab.addColleague(owner, "colleague");
  const project = await owner.post<{ id: string }>("/platform/resource/projects", {
    name: "crash",
    accessLevel: "PUBLIC",
  });
  await owner.put(`/platform/resource/projects/${project.id}`, { publicRole: "editor" });
  const content = {
    type: "doc",
    content: ["a", "b", "c", "d"].map((id) => ({
      type: "paragraph",
      attrs: { id },
      content: [{ type: "text", text: "⟨seed⟩" }],
    })),
  };
  const made = await owner.post<PageDocument>(base, {
    projectId: project.id,
    name: "Page",
    content: JSON.stringify(content),
  });
  pageId = made.file.id;
  await start(0);
  // The second sees the files of the first.
  mkdirSync(join(folder, "1"));
  symlinkSync(join(folder, "0/uploads"), join(folder, "1/uploads"));
  await start(1);
  for (let index = 0; index < WRITERS; index += 1) {
    const { email = "" } = (index % 2 === 0 ? owner : colleague).user as { email?: string | null };
    writers.push(new PageWriter(`${index}.`, `page:${pageId}`, findWay(email ?? ""), random));
  }
});
afterAll(async () => {
  for (const writer of writers) writer.close();
  for (const node of nodes) await node?.stop();
  await lab.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the server has confirmed is stored, while no node is up that could receive it again. */
const expectConfirmed = async (noted: readonly PageWriter["confirmed"][]): Promise<void> => {
  const marks = new Set(marksIn(await stored()));
  for (const [index, { typed, erased }] of noted.entries()) {
    // Erased since, and perhaps stored, perhaps not.
    const { erased: since } = writers[index]!;
    expect([...typed].filter((mark) => !since.has(mark) && !marks.has(mark))).toEqual([]);
    expect([...erased].filter((mark) => marks.has(mark))).toEqual([]);
  }
};

/** All have the same text, with each mark once. */
const expectEqual = async (): Promise<void> => {
  await vi.waitFor(
    () => expect(writers.map((writer) => writer.isKept)).toEqual(writers.map(() => true)),
    SOON,
  );
  await vi.waitFor(async () => {
    const texts = new Set([await stored(), ...writers.map(({ document }) => pageText(readPage(document)))]);
    expect(texts.size).toBe(1);
  }, SOON);
  const wanted = writers.flatMap(({ typed, erased }) => [...typed].filter((mark) => !erased.has(mark)));
  const found = marksIn(await stored()).filter((mark) => mark !== "⟨seed⟩");
  expect(found.toSorted()).toEqual(wanted.toSorted());
};

const write = async (edits: number): Promise<void> => {
  for (let count = 0; count < edits; count += 1) {
    for (const writer of writers) writer.edit();
    if (random(5) === 0) writers[random(WRITERS)]?.cut();
    await wait(random(40));
  }
};

test("five writers on two nodes that are killed in turn lose nothing that was confirmed", async () => {
  await vi.waitFor(() => expect(writers.every((writer) => writer.isKept)).toBe(true), SOON);
  await write(20);
  await expectEqual();
  for (const index of [0, 1]) {
    const writing = write(40);
    await wait(200 + random(400));
    await kill(index);
    await writing;
    await start(index);
    await expectEqual();
  }
  expect(writers.every(({ typed }) => typed.size > 50)).toBe(true);
});

test("what was confirmed is stored when all nodes are killed at once, and the rest arrives after the restart", async () => {
  const writing = write(40);
  await wait(200 + random(600));
  const noted = writers.map(({ confirmed }) => confirmed);
  await Promise.all([kill(0), kill(1)]);
  await expectConfirmed(noted);
  await writing;
  await start(0);
  await expectEqual();
});
