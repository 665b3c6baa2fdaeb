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
  const told = await owner.get<Page>("/auditTrail?action=auditTrail.export");
  expect(told.records).toHaveLength(1);
});
