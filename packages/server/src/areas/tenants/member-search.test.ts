import type { Member } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const isFull = process.env.BENCHLEAF_FULL === "1";
/** A large institute, and in the gate as many as show that what is found is right. */
const MEMBERS = isFull ? 50_000 : 2_000;
/** Wall-clock limits only in `test:full`, where nothing else runs. */
const MOST_MS = isFull ? 50 : 5_000;
const ROUNDS = isFull ? 9 : 1;

let lab: Lab;
let owner: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  const { tenantId } = owner.user;
  await lab.database.asOwner(
    `with made as (
       insert into account (email, name)
       select 'm' || n || '@lab.test', case when n = 1415 then '欧阳 Rare' else 'Member ' || n end
       from generate_series(1, ${MEMBERS}) n returning id
     )
     insert into membership (tenant_id, account_id, create_time)
     select $1, id, now() + id * interval '1 millisecond' from made`,
    [tenantId],
  );
  await lab.database.asOwner(
    "insert into member_role (tenant_id, account_id, role_id) select tenant_id, account_id, -2 from membership on conflict do nothing",
  );
  await lab.database.asOwner("vacuum analyze");
});
afterAll(() => lab.close());

/** The quickest of several, since a busy machine slows some. */
const quickest = async (work: () => Promise<unknown>): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
};

interface Page {
  readonly records: Member[];
  readonly nextCursor: string | null;
}

it.each([
  ["a rare name", "/users?search=rare", ["欧阳 Rare"]],
  ["a Chinese one", `/users?search=${encodeURIComponent("欧阳")}`, ["欧阳 Rare"]],
  ["a mail address", "/users?search=m1415@", ["欧阳 Rare"]],
  ["what nobody has", "/users?search=nobody", []],
])(`finds %s among ${MEMBERS} members quickly`, async (_, path, names) => {
  const page = await owner.get<Page>(path);
  expect(page.records.map(({ name }) => name)).toEqual(names);
  expect(await quickest(() => owner.get(path))).toBeLessThan(MOST_MS);
});

it("pages through all of them, and offers colleagues by name, as quickly", async () => {
  const first = await owner.get<Page>("/users?limit=100");
  const next = `/users?limit=100&cursor=${first.nextCursor}`;
  for (const path of [
    "/users?limit=100",
    next,
    "/users/colleagues",
    "/users/colleagues?search=rare",
    "/users?limit=100&search=member",
  ]) {
    expect(await quickest(() => owner.get(path)), path).toBeLessThan(MOST_MS);
  }
});
