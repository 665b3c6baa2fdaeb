import type { TrailEntry } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  colleague = await lab.addColleague(owner, "colleague");
  await owner.put("/tenants/current", { tenantName: "=cmd()" });
  for (const name of ["a", "b", "c"]) {
    await colleague.post("/platform/resource/projects", { name, accessLevel: "PRIVATE" });
  }
});
afterAll(() => lab.close());

interface Page {
  records: TrailEntry[];
  nextCursor: string | null;
}

it("shows who did what, newest first, by filters and page by page", async () => {
  const all = await owner.get<Page>("/auditTrail?limit=200");
  const ids = all.records.map(({ id }) => Number(id));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  const theirs = await owner.get<Page>(`/auditTrail?userId=${colleague.user.userId}&action=project`);
  expect(theirs.records).toHaveLength(4);
  expect(new Set(theirs.records.map(({ userName }) => userName))).toEqual(new Set(["colleague"]));
  const first = await owner.get<Page>(`/auditTrail?action=project.create&limit=2`);
  const second = await owner.get<Page>(
    `/auditTrail?action=project.create&limit=200&cursor=${first.nextCursor}`,
  );
  expect(first.records).toHaveLength(2);
  expect(second.records.every(({ id }) => Number(id) < Number(first.records[1]?.id))).toBe(true);
  const later = new Date(Date.now() + 60_000).toISOString();
  expect((await owner.get<Page>(`/auditTrail?from=${later}`)).records).toEqual([]);
  expect((await colleague.call("GET", "/auditTrail")).code).toBe("permission.denied");
});

it("leaves as CSV that no spreadsheet computes, and says so in the trail", async () => {
  const text = await owner.file("/auditTrail/export?action=tenant");
  expect(text.startsWith("\uFEFFid,lane,place,time")).toBe(true);
  expect(text).toContain("tenant.rename");
  expect(text).not.toContain("project.create");
  const exported = await owner.get<Page>("/auditTrail?action=auditTrail.export");
  expect(exported.records).toHaveLength(1);
});

it("names what it speaks of by number, and what is gone for good as gone", async () => {
  const made = (await owner.get<Page>("/auditTrail?action=project.create&limit=1")).records[0];
  expect(made?.names).toEqual([{ type: "project", id: made?.objectId, name: "c" }]);
  const joined = (await owner.get<Page>("/auditTrail?action=tenant.addMember")).records[0];
  expect(joined?.names).toEqual([{ type: "account", id: colleague.user.userId, name: "colleague" }]);

  await owner.post("/roles", { name: "for a while", authorities: [] });
  const role = async () => (await owner.get<Page>("/auditTrail?action=role.create")).records[0];
  const before = await role();
  expect(before?.names).toEqual([{ type: "role", id: before?.objectId, name: "for a while" }]);
  await owner.call("DELETE", `/roles/${before?.objectId}`);
  expect((await role())?.names).toEqual([{ type: "role", id: before?.objectId, name: null }]);
});

it("finds one action, and all of an area, in order and page by page", async () => {
  const whole = await owner.get<Page>("/auditTrail?action=account&limit=200");
  expect(new Set(whole.records.map(({ action }) => action.split(".")[0]))).toEqual(new Set(["account"]));
  const ids = whole.records.map(({ id }) => Number(id));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  const first = await owner.get<Page>("/auditTrail?action=account&limit=1");
  const second = await owner.get<Page>(`/auditTrail?action=account&limit=1&cursor=${first.nextCursor}`);
  expect([first, second].map(({ records }) => records[0]?.id)).toEqual(
    whole.records.slice(0, 2).map(({ id }) => id),
  );
});

it("shows from where the user of an entry had signed in", async () => {
  const { records } = await owner.get<Page>(`/auditTrail?userId=${colleague.user.userId}&limit=1`);
  const before = await owner.get<{ ip: string; means: string } | null>(
    `/auditTrail/entries/${records[0]?.id}/signIn`,
  );
  const known = await owner.get<Page>(`/auditTrail?userId=${colleague.user.userId}&action=account.signIn`);
  if (known.records.length === 0) expect(before).toBeNull();
  else expect(before).toMatchObject(known.records[0]?.after as object);
});
