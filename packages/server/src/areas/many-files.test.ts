import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database, Queries } from "../kernel/database.ts";
import { listRecent } from "./files/files.store.ts";
import { listOfKind } from "./files/kind-list.store.ts";
import { listFiles } from "./files/list.store.ts";
import { listShared } from "./files/sharing.store.ts";
import { countUnread } from "./notifications/notifications.store.ts";
import { listMembers } from "./projects/members.store.ts";
import { listWork } from "./projects/work.store.ts";
import { buildLab, type Lab, type Person } from "./test-support/lab.ts";

/**
 * What a question walks through, not how long it takes: a list that leads to some files must not walk over all of them,
 * also where the planner knows nothing of the tables.
 */
const FILES = 20_000;
const SHARES = 400;
const PEOPLE = 5_000;
const MEMBERS = 60;

let lab: Lab;
let owner: Person;
let mate: Person;
let projectId: string;

interface Plan {
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Join Filter"?: number;
  readonly Plans?: readonly Plan[];
}

const walked = (plan: Plan): number =>
  (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Join Filter"] ?? 0)) *
    plan["Actual Loops"] +
  (plan.Plans ?? []).reduce((sum, below) => sum + walked(below), 0);

/** Rows that all steps of a query process, run with the server's role. */
const rowsWalked = (as: Person, ask: (q: Queries) => Promise<unknown>): Promise<number> =>
  lab.kernel.database.read({ tenantId: as.user.tenantId, userId: as.user.userId }, async (q) => {
    let most = 0;
    const explaining = {
      ...q,
      async rows(text: string, values: readonly unknown[] = []) {
        const explained = await q.rows<{ "QUERY PLAN": [{ Plan: Plan }] }>(
          `explain (analyze, format json) ${text}`,
          values,
        );
        most = Math.max(most, walked(explained[0]!["QUERY PLAN"][0].Plan));
        return [];
      },
    } as Queries;
    await ask(explaining);
    return most;
  });

const literal = (value: unknown): string =>
  value === null ? "null" : pg.escapeLiteral(Array.isArray(value) ? `{${value.join(",")}}` : String(value));

/** The same for the generic plan of a query, which the server keeps for all values. */
const rowsWalkedByOnePlan = (as: Person, ask: (database: Database, q: Queries) => Promise<unknown>) =>
  lab.kernel.database.read({ tenantId: as.user.tenantId, userId: as.user.userId }, async (q) => {
    await q.rows("set local plan_cache_mode = force_generic_plan");
    let most = 0;
    const rows = async (text: string, values: readonly unknown[] = []) => {
      const given = values.length === 0 ? "" : `(${values.map(literal).join(", ")})`;
      await q.rows(`prepare asked as ${text}`);
      const explained = await q.rows<{ "QUERY PLAN": [{ Plan: Plan }] }>(
        `explain (analyze, format json) execute asked ${given}`,
      );
      await q.rows("deallocate asked");
      most = Math.max(most, walked(explained[0]!["QUERY PLAN"][0].Plan));
      return [];
    };
    await ask(
      { one: (_scope: unknown, text: string, values: unknown[]) => rows(text, values) } as never,
      {
        ...q,
        rows,
      } as Queries,
    );
    return most;
  });

beforeAll(async () => {
  // A lab that other files have used before has statistics.
  lab = await buildLab({ database: "own" });
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  const { tenantId, userId } = owner.user;
  const project = await owner.post<{ id: string }>("/platform/resource/projects", { name: "big" });
  const fill = (text: string, values: readonly unknown[]) => lab.database.asOwner(text, values);
  await fill(
    `insert into file (tenant_id, project_id, kind, name, owner_id)
     select $1, $2, 'sequence', 'plasmid ' || n, $3 from generate_series(1, $4::int) n`,
    [tenantId, project.id, userId, FILES],
  );
  await fill(
    `with shared as (select id from file where tenant_id = $1 order by id desc limit $2),
     access as (
       insert into file_access (tenant_id, file_id, is_restricted, scope_ids)
       select $1, id, false, array[id] from shared returning file_id
     )
     insert into file_grant (tenant_id, file_id, account_id, level, granter_id)
     select $1, file_id, $3, 3, $4 from access`,
    [tenantId, SHARES, mate.user.userId, userId],
  );
  await fill(
    `with person as (
       insert into account (email, name, password_hash)
       select 'person' || n || '@lab.example', 'Person ' || n, 'none' from generate_series(1, $2::int) n returning id
     ), joined as (
       insert into membership (tenant_id, account_id) select $1, id from person returning account_id
     )
     select count(*) from joined`,
    [tenantId, PEOPLE],
  );
  await fill(
    `insert into project_member (tenant_id, project_id, account_id)
     select $1, $2, account_id from membership where tenant_id = $1 and account_id <> $3 order by account_id desc limit $4`,
    [tenantId, project.id, userId, MEMBERS],
  );
  await fill(
    `insert into notification (tenant_id, account_id, kind, type, category)
     select $1, $2, 'file.shared', 'OTHER', 'business' from generate_series(1, $3::int)`,
    [tenantId, mate.user.userId, FILES],
  );
  projectId = project.id;
});
afterAll(() => lab.close());

it("a page of shares looks at the shares, and at their files alone", async () => {
  expect(await rowsWalked(mate, (q) => listShared(q, "withMe", undefined, 50))).toBeLessThan(60 * SHARES);
  await lab.database.asOwner("analyze");
  expect(await rowsWalked(mate, (q) => listShared(q, "withMe", undefined, 50))).toBeLessThan(60 * SHARES);
  expect(await rowsWalked(owner, (q) => listShared(q, "byMe", undefined, 50))).toBeLessThan(60 * SHARES);
});

it("a project's members are looked up one by one, however many a team has", async () => {
  const input = { search: undefined, size: 50, offset: 0 };
  expect(await rowsWalked(owner, (q) => listMembers(q, projectId, input))).toBeLessThan(20 * MEMBERS);
});

it("unread ones are counted up to the limit of a badge", async () => {
  expect(await rowsWalked(mate, (q) => countUnread(q, [mate.user.userId]))).toBeLessThan(5_000);
});

it("a page is short to the plan that is kept for all values, too", async () => {
  await lab.database.asOwner("analyze");
  const scope = { tenantId: owner.user.tenantId, userId: owner.user.userId };
  const page = {
    search: undefined,
    kind: undefined,
    ownerId: undefined,
    tagId: undefined,
    limit: 50,
  } as const;
  const between = { from: undefined, to: undefined } as const;
  const inProject = { ...page, ...between, projectId, folderId: null, after: undefined } as const;
  const area = { ...page, projectId: undefined, facts: [], after: undefined, isDescending: true } as const;
  const sequences = { kinds: ["sequence", "sanger"], columns: "f.id", join: "" } as const;
  const lists: Record<string, (database: Database) => Promise<unknown>> = {
    recent: (database) => listRecent(database, scope, 50),
    "by name": (database) => listFiles(database, scope, { ...inProject, sort: "name", isDescending: false }),
    "by time": (database) =>
      listFiles(database, scope, { ...inProject, sort: "updateTime", isDescending: true }),
    "all projects": (database) =>
      listWork(database, scope, { ...page, ...between, projectId: undefined, before: undefined }),
    sequences: (database) => listOfKind(database, scope, sequences, { ...area, sort: "updateTime" }),
  };
  for (const [name, ask] of Object.entries(lists))
    expect(await rowsWalkedByOnePlan(owner, ask), name).toBeLessThan(2_000);
});
