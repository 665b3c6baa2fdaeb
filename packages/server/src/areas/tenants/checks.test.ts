import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TrailCheck } from "@benchleaf/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
let owner: Person;
let place: string;
beforeEach(async () => {
  lab = await buildLab();
  await lab.kernel.start();
  owner = await lab.register("owner");
  place = join(lab.kernel.config.dataDir, "audit-anchors.log");
  await work();
});
afterEach(() => lab.close());

/** Changes of a team, on several connections and so in several lanes. */
const work = () =>
  Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      owner.post("/platform/resource/projects", { name: `work ${at}`, accessLevel: "PRIVATE" }),
    ),
  );
const anchor = () => lab.kernel.anchors.anchor(new Date());
const tamper = async (...texts: readonly string[]) => {
  await lab.database.asOwner("alter table audit_entry disable trigger user");
  for (const text of texts) await lab.database.asOwner(text.replaceAll("$team", owner.user.tenantId));
  await lab.database.asOwner("alter table audit_entry enable trigger user");
};
const check = async (isWhole = true): Promise<TrailCheck> => {
  await owner.post<TrailCheck>("/auditTrail/verify", { isWhole });
  let last: TrailCheck | null = null;
  await expect
    .poll(
      async () => {
        last = await owner.get<TrailCheck | null>("/auditTrail/verify");
        return last?.state;
      },
      { timeout: 60_000 },
    )
    .toBe("succeeded");
  return last!;
};
const kindsOf = ({ findings }: TrailCheck) => [...new Set(findings.map(({ kind }) => kind))];

/** As someone would who has the database and knows how the product hashes. */
const recompute = `do $$
  declare one record; previous bytea; made audit_entry;
  begin
    for one in select distinct lane from audit_entry where tenant_id = $team loop
      previous := audit_seed(one.lane);
      for made in select * from audit_entry where tenant_id = $team and lane = one.lane order by place loop
        made.previous_hash := previous;
        made.hash := audit_hash(made);
        update audit_entry set previous_hash = made.previous_hash, hash = made.hash where id = made.id;
        previous := made.hash;
      end loop;
      update audit_head set hash = previous where tenant_id = $team and lane = one.lane;
    end loop;
  end $$`;

it("finds an intact trail intact, and continues where the last check ended", async () => {
  const before = await check();
  expect(before).toMatchObject({ findings: [], anchored: 0, anchorTime: null, isFull: true, isIntact: true });
  expect(before.entries).toBeGreaterThan(12);
  expect(before.checked).toBe(before.entries);
  expect(await anchor()).toEqual([]);
  await work();
  await anchor();
  const after = await check(false);
  expect(after.findings).toEqual([]);
  expect(after.anchored).toBeGreaterThan(before.entries);
  expect(after.anchorTime).not.toBeNull();
  // Places that are not the server's own are not believed: the check begins again, and finds what it would have
  // passed.
  await tamper("update audit_entry set action = 'nothing' where tenant_id = $team and place = 1");
  expect((await check(false)).findings).toEqual([]);
  await tamper("update audit_check set seal = 'forged'");
  expect(kindsOf(await check(false))).toEqual(["altered"]);
});

it("sees an entry that was edited", async () => {
  await tamper("update audit_entry set action = 'nothing' where tenant_id = $team and place = 1");
  expect(kindsOf(await check())).toEqual(["altered"]);
});

it("detects a chain that was recomputed, also of entries that no check has ever read", async () => {
  await anchor();
  await tamper("update audit_entry set reason = 'invented' where tenant_id = $team", recompute);
  expect((await lab.kernel.anchors.anchor(new Date())).map(({ kind }) => kind)).toContain("rewritten");
  expect(kindsOf(await check())).toEqual(["rewritten"]);
  expect(kindsOf(await check(false))).toEqual(["rewritten"]);
});

it("detects a truncated tail whose heads were adjusted", async () => {
  await anchor();
  await tamper(
    `delete from audit_entry e where tenant_id = $team and place =
       (select max(place) from audit_entry o where o.tenant_id = $team and o.lane = e.lane)`,
    `update audit_head h set place = coalesce(l.place, 0), hash = coalesce(l.hash, audit_seed(h.lane))
     from (select o.tenant_id, o.lane, e.place, e.hash from audit_head o left join lateral (select place, hash from audit_entry e
       where e.tenant_id = o.tenant_id and e.lane = o.lane order by place desc limit 1) e on true) l
     where l.tenant_id = h.tenant_id and l.lane = h.lane and h.tenant_id = $team`,
  );
  expect(kindsOf(await check())).toEqual(["cut"]);
});

it("sees a team whose trail was wiped", async () => {
  await anchor();
  await tamper(
    "delete from audit_entry where tenant_id = $team",
    "delete from audit_head where tenant_id = $team",
  );
  expect((await anchor()).length).toBeGreaterThan(0);
  expect(kindsOf(await check())).toEqual(["wiped"]);
});

it("detects that the file of anchors was edited, truncated or lost, and reports permanently that it was started again", async () => {
  await anchor();
  await work();
  await anchor();
  const text = readFileSync(place, "utf8");
  const lines = text.trim().split("\n");
  expect(lines).toHaveLength(2);
  writeFileSync(place, text.replace('"entries":', '"entries": '));
  expect(kindsOf(await check())).toEqual(["anchors-edited"]);
  writeFileSync(place, `${lines[0]}\n`);
  expect((await check()).findings).toEqual([{ kind: "anchors-cut", lane: null, place: 2 }]);
  writeFileSync(place, `${lines[1]}\n`);
  expect(kindsOf(await check())).toEqual(["anchors-edited"]);
  writeFileSync(place, text);
  expect(kindsOf(await check())).toEqual([]);
  appendFileSync(place, `${lines[1]}\n`);
  expect(kindsOf(await check())).toEqual(["anchors-edited"]);
  rmSync(place);
  expect(kindsOf(await check())).toEqual(["anchors-lost"]);
  await anchor();
  expect(kindsOf(await check())).toEqual(["anchors-begun"]);
  await anchor();
  expect(kindsOf(await check())).toEqual(["anchors-begun"]);
});

it("is stopped when asked, and is the team's own", async () => {
  const stranger = await lab.register("stranger");
  expect(await stranger.get("/auditTrail/verify")).toBeNull();
  await check();
  expect(await stranger.get("/auditTrail/verify")).toBeNull();
  await lab.kernel.jobs.stop();
  await owner.post("/auditTrail/verify", { isWhole: true });
  await owner.post("/auditTrail/verify/cancel", {});
  expect((await owner.get<TrailCheck>("/auditTrail/verify")).state).toBe("cancelled");
});
