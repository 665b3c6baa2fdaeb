import { randomUUID } from "node:crypto";
import type { Project } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/projects";

let lab: Lab;
let owner: Person;
let ann: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  ann = await lab.addColleague(owner, "ann");
});
afterAll(() => lab.close());

const make = (by: Person, key: string, name: string) =>
  lab.call<Project>(
    "POST",
    base,
    { name, accessLevel: "PRIVATE" },
    { cookie: by.cookie, "x-csrf-token": by.csrfToken, "idempotency-key": key },
  );
const countOf = async (name: string): Promise<number> =>
  (await lab.database.asOwner<{ id: string }>(`select id from project where name = '${name}'`)).length;

it("makes one project of eight calls at once, and gives all of them the same answer", async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => make(owner, key, "Vectors")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await countOf("Vectors")).toBe(1);
  expect((await make(owner, key, "Vectors")).data).toEqual(answers[0]?.data);
});

it("refuses a key that came with other content, and keys that are none", async () => {
  const key = randomUUID();
  await make(owner, key, "Strains");
  expect((await make(owner, key, "Primers")).code).toBe("request.key.reused");
  expect((await make(owner, "short", "Primers")).code).toBe("request.invalid");
  expect(await countOf("Primers")).toBe(0);
});

it("is each person's own", async () => {
  const key = randomUUID();
  const [first, second] = await Promise.all([make(owner, key, "Shared key"), make(ann, key, "Shared key")]);
  expect([first.code, second.code]).toEqual(["success", "success"]);
  expect(await countOf("Shared key")).toBe(2);
});

it("keeps nothing of what was refused, so that it can be tried again", async () => {
  const key = randomUUID();
  expect((await make(owner, key, "")).code).toBe("request.invalid");
  expect((await make(owner, key, "Tried again")).code).toBe("success");
});

it("says so where what was made never got its answer kept", async () => {
  const key = randomUUID();
  await make(owner, key, "Cut off");
  await lab.database.asOwner(`update idempotency_key set answer = null where key = '${key}'`);
  expect((await make(owner, key, "Cut off")).code).toBe("request.unanswered");
  expect(await countOf("Cut off")).toBe(1);
});
