import type { AnalysisAnswer, Dashboard, DashboardSummary, Project } from "@benchleaf/contract";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../../test-support/lab.ts";

const BASE = "/application/analysis";
const BOARDS = `${BASE}/dashboards`;

let lab: Lab;
let owner: Person;
let ann: Person;
let ben: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  ann = await lab.addColleague(owner, "ann");
  ben = await lab.addColleague(owner, "ben");
  await lab.switchOn(owner, "MENU_DASHBOARD");
  projectId = (await owner.post<Project>("/platform/resource/projects", { name: "work" })).id;
  await owner.post(`/platform/resource/projects/${projectId}/users`, {
    userIds: [ann.user.userId],
    role: "editor",
  });
  for (const name of ["one", "two", '=cmd|"calc"'])
    await owner.post("/application/molecular-biology/sequences", {
      ...{ projectId, folderId: null, content: contentOf({ name }) },
    });
});
afterAll(() => lab.close());

const query = (more: object = {}) => ({
  ...{ set: "files", measure: "count", groups: [{ field: "kind" }], filters: [] },
  ...{ time: "updateTime", period: null },
  ...more,
});
const tile = (id: string, more: object = {}) => ({
  ...{ id, title: "", chart: "bars", query: query(), x: 0, y: 0, width: 6, height: 4 },
  ...more,
});
const input = (more: object = {}) => ({
  ...{ name: "Week", description: "", period: { kind: "last30Days" }, scope: "own", projectId: null },
  ...{ tiles: [tile("a")], ...more },
});
const create = (by: Person, more: object = {}) => by.call<Dashboard>("POST", BOARDS, input(more));
const count = (by: Person, more: object = {}, around: object = {}) =>
  by.call<AnalysisAnswer>("POST", `${BASE}/query`, {
    ...{ query: query({ groups: [], ...more }), zone: { timezone: "UTC", weekStart: 1 } },
    ...{ period: { kind: "all" }, ...around },
  });
const codeOf = async (asked: Promise<{ code: string }>) => (await asked).code;
const ofProject = () => `/platform/resource/projects/${projectId}/dashboards`;
const namesFor = async (by: Person, path = BOARDS) =>
  (await by.get<{ boards: DashboardSummary[] }>(path)).boards.map(({ name }) => name);

describe("a board", () => {
  it("is its author's alone until it is shared, and then its definition is the team's", async () => {
    const { data: board } = await create(ann, { name: "mine" });
    expect(await codeOf(owner.call("GET", `${BOARDS}/${board.id}`))).toBe("dashboard.not.found");
    expect(await namesFor(ben)).not.toContain("mine");
    const saved = await ann.put<Dashboard>(`${BOARDS}/${board.id}`, {
      ...{ baseVersion: 1, board: input({ name: "ours", scope: "team" }) },
    });
    expect(saved).toMatchObject({ version: 2, scope: "team", abilities: { edit: true } });
    expect(await ben.get<Dashboard>(`${BOARDS}/${board.id}`)).toMatchObject({
      name: "ours",
      abilities: { edit: false },
    });
    expect(await codeOf(ben.call("DELETE", `${BOARDS}/${board.id}`))).toBe("dashboard.not.yours");
    // Who administers the team keeps its boards in order, but takes none for themselves.
    const change = { baseVersion: 2, board: input({ name: "own", scope: "own" }) };
    expect(await codeOf(owner.call("PUT", `${BOARDS}/${board.id}`, change))).toBe("dashboard.not.yours");
    expect(await codeOf(owner.call("DELETE", `${BOARDS}/${board.id}`))).toBe("success");
    const actions = await lab.database.asOwner<{ action: string }>(
      "select action from audit_entry where object_type = 'dashboard' and object_id = $1 order by action",
      [board.id],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      "dashboard.create",
      "dashboard.remove",
      "dashboard.update",
    ]);
  });

  it("of a project is seen by those who may read its dashboard, and counts this project only", async () => {
    const { data: board } = await create(ann, { name: "project", scope: "project", projectId });
    expect(await namesFor(owner, ofProject())).toEqual(["project"]);
    expect(await codeOf(ben.call("GET", `${BOARDS}/${board.id}`))).toBe("dashboard.not.found");
    expect(await codeOf(ben.call("GET", ofProject()))).toBe("project.no.access");
    expect(await codeOf(create(ben, { scope: "project", projectId }))).toBe("project.no.access");
    expect((await count(ann, {}, { projectId })).data.total).toBe(3);
    expect(await codeOf(count(ben, {}, { projectId }))).toBe("project.no.access");
    // Members have no project.
    const members = { set: "members", time: "createTime" };
    expect(await codeOf(count(owner, members, { projectId }))).toBe("analysis.query.invalid");
    await owner.put(`/platform/resource/projects/${projectId}`, { dashboardAccessLevel: "PRIVATE" });
    expect(await codeOf(ann.call("GET", `${BOARDS}/${board.id}`))).toBe("project.no.access");
    await owner.put(`/platform/resource/projects/${projectId}`, { dashboardAccessLevel: "PUBLIC" });
  });

  it("is saved on top of the version that was read", async () => {
    const { data: board } = await create(ann);
    const save = (baseVersion: number) =>
      ann.call("PUT", `${BOARDS}/${board.id}`, { baseVersion, board: input({ tiles: [] }) });
    expect(await codeOf(save(1))).toBe("success");
    expect(await codeOf(save(1))).toBe("dashboard.stale");
  });

  it("has only tiles that its sets can count", async () => {
    const refused = [
      { query: query({ measure: "price.sum" }) },
      { query: query({ groups: [{ field: "nothing" }] }) },
      { query: query({ groups: [{ field: "constructor" }] }) },
      { query: query({ filters: [{ field: "project", values: ["1 or true"] }] }) },
      { query: query({ filters: [{ field: "kind", values: ["folder"] }] }) },
      { query: query({ groups: [{ field: "kind" }, { time: "updateTime", unit: "day" }] }) },
      {
        query: query({
          set: "orders",
          measure: "total.sum",
          groups: [{ field: "status" }],
          time: "createTime",
        }),
      },
      {
        query: query({
          ...{ set: "stock", groups: [{ time: "expirationDay", unit: "hourOfWeek" }], time: "createTime" },
        }),
      },
    ];
    for (const more of refused)
      expect(await codeOf(create(ann, { tiles: [tile("a", more)] })), JSON.stringify(more)).toBe(
        "analysis.query.invalid",
      );
    expect(await codeOf(create(ann, { tiles: [tile("a", { x: 8 })] }))).toBe("request.invalid");
    expect(await codeOf(create(ann, { tiles: [tile("a"), tile("a")] }))).toBe("request.invalid");
  });

  it("goes with its feature, and a project's with its own", async () => {
    const other = await lab.register("other");
    expect(await codeOf(other.call("GET", BOARDS))).toBe("feature.disabled");
    expect(await codeOf(count(other))).toBe("feature.disabled");
    const { id } = await other.post<Project>("/platform/resource/projects", { name: "theirs" });
    expect((await count(other, {}, { projectId: id })).data.total).toBe(0);
    expect(await codeOf(create(other, { scope: "project", projectId: id }))).toBe("success");
  });

  it("passes to the one who gets a leaving member's belongings", async () => {
    const cleo = await lab.addColleague(owner, "cleo");
    const { data: board } = await create(cleo, { name: "left", scope: "team" });
    await owner.post(`/users/${cleo.user.userId}/remove`, { successorId: ann.user.userId });
    const left = await owner.get<Dashboard>(`${BOARDS}/${board.id}`);
    expect(left.ownerId).toBe(ann.user.userId);
  });
});

describe("a number", () => {
  it("is counted for each person anew, and repeated for half a minute to them alone", async () => {
    const before = (await count(owner)).data;
    expect((await count(ben)).data.total).not.toBe(before.total);
    await owner.post("/application/molecular-biology/sequences", {
      ...{ projectId, folderId: null, content: contentOf({ name: "three" }) },
    });
    expect((await count(owner)).data).toEqual(before);
    expect((await count(owner, {}, { isFresh: true })).data.total).toBe(before.total! + 1);
    // A lost right ends it at once.
    await lab.database.asOwner(
      "update feature_switch set enabled = false where tenant_id = $1 and feature = $2",
      [owner.user.tenantId, "MENU_DASHBOARD"],
    );
    expect(await codeOf(count(owner))).toBe("feature.disabled");
    await lab.switchOn(owner, "MENU_DASHBOARD");
  });

  it("is in the reader's days: in Sydney and New York, over changes of their clocks", async () => {
    const other = await lab.register("zones");
    await lab.switchOn(other, "MENU_DASHBOARD");
    const { id } = await other.post<Project>("/platform/resource/projects", { name: "zones" });
    const moments = [
      // 8 March 2026 in New York has 23 hours; this is its last minute, and the first of the day after.
      "2026-03-09T03:59:00Z",
      "2026-03-09T04:00:00Z",
      // 5 April 2026 in Sydney has 25 hours.
      "2026-04-05T13:59:00Z",
      "2026-04-05T14:00:00Z",
    ];
    for (const [at, moment] of moments.entries())
      await lab.database.asOwner(
        `insert into file (tenant_id, project_id, kind, name, size, owner_id, update_time)
         values ($1, $2, 'txt', $3, 1, $4, $5)`,
        [other.user.tenantId, id, `file ${at}`, other.user.userId, moment],
      );
    const days = async (timezone: string, from: string, to: string) => {
      const { data } = await count(
        other,
        { groups: [{ time: "updateTime", unit: "day" }], period: { kind: "custom", from, to } },
        { zone: { timezone, weekStart: 1 } },
      );
      return Object.fromEntries(data.axes[0]!.map(({ key }, at) => [key, data.values[at]![0]]));
    };
    expect(await days("America/New_York", "2026-03-07", "2026-03-09")).toEqual({
      "2026-03-07": 0,
      "2026-03-08": 1,
      "2026-03-09": 1,
    });
    expect(await days("Australia/Sydney", "2026-04-04", "2026-04-06")).toEqual({
      "2026-04-04": 0,
      "2026-04-05": 1,
      "2026-04-06": 1,
    });
    const weeks = await count(
      other,
      { groups: [{ time: "updateTime", unit: "week" }] },
      { zone: { timezone: "Australia/Sydney", weekStart: 1 } },
    );
    expect(weeks.data.axes[0]!.map(({ key }) => key)).toEqual([
      "2026-03-09",
      "2026-03-16",
      "2026-03-23",
      "2026-03-30",
      "2026-04-06",
    ]);
    expect(weeks.data.values.flat()).toEqual([2, 0, 0, 1, 1]);
    const hours = await count(
      other,
      { groups: [{ time: "updateTime", unit: "hourOfWeek" }] },
      { zone: { timezone: "America/New_York", weekStart: 7 } },
    );
    // Sunday 23:59 and Monday 00:00; later on, Sunday 09:59 and 10:00.
    expect([hours.data.values[6]![23], hours.data.values[0]![0]]).toEqual([1, 1]);
    expect([hours.data.values[6]![9], hours.data.values[6]![10]]).toEqual([1, 1]);
  });

  it("has the one of the period before beside it", async () => {
    const { data } = await count(
      owner,
      { period: { kind: "last7Days" } },
      { hasPrevious: true, isFresh: true },
    );
    expect(data).toMatchObject({ previous: 0, range: { from: expect.any(String), to: expect.any(String) } });
    expect(data.total).toBeGreaterThan(0);
  });

  it("names roles that come with the product in words, not by their keys", async () => {
    const { data } = await count(owner, { set: "members", time: "createTime", groups: [{ field: "role" }] });
    const names = data.axes[0]!.map(({ name }) => name);
    expect(names).toContain("Admin");
    expect(names.filter((name) => name === "ADMIN" || name === "MEMBER")).toEqual([]);
  });

  it("refuses a query that is not of the set", async () => {
    expect(await codeOf(count(owner, { time: "constructor" }))).toBe("analysis.query.invalid");
    expect(await codeOf(count(owner, { set: "nothing" }))).toBe("request.invalid");
    const records = {
      ...{ query: query(), zone: { timezone: "UTC", weekStart: 1 }, period: { kind: "all" } },
      drill: { filters: [{ field: "nothing", values: ["x"] }] },
    };
    expect(await codeOf(owner.call("POST", `${BASE}/records`, records))).toBe("analysis.query.invalid");
  });
});

const textOfPdf = async (bytes: Uint8Array): Promise<string> => {
  const document = await getDocument({ data: new Uint8Array(bytes), isEvalSupported: false }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return pages.join(" ");
};

describe("an export", () => {
  it("has all rows of a tile, and runs no formula", async () => {
    const many = await lab.register("many");
    await lab.switchOn(many, "MENU_DASHBOARD", "INVENTORY");
    const store = await many.post<{ id: string }>("/platform/resource/warehouses", {
      ...{ kind: "inventory", name: "Store", teamRight: "use" },
    });
    await lab.database.asOwner(
      `insert into material (tenant_id, warehouse_id, number, kind, name, brand, unit, creator_id)
       select $1, $2, 'M' || n, 'reagent', 'Material ' || n, case n when 1 then '=1+1' else 'Brand ' || n end, 'g', $3
       from generate_series(1, 300) as n`,
      [many.user.tenantId, store.id, many.user.userId],
    );
    const brands = query({
      ...{ set: "materials", groups: [{ field: "brand" }], time: "createTime", most: 5 },
    });
    const { data: board } = await create(many, {
      period: { kind: "all" },
      tiles: [tile("a", { query: brands })],
    });
    const text = await many.file(`${BOARDS}/${board.id}/export?format=csv&tile=a&locale=en-US`);
    const lines = text.split("\r\n");
    expect(lines).toHaveLength(302);
    expect(lines[0]).toBe("\uFEFFBrand,Number");
    expect(text).toContain("'=1+1,1");
    expect(await codeOf(many.call("GET", `${BOARDS}/${board.id}/export?format=csv&tile=b`))).toBe(
      "dashboard.not.found",
    );
  });

  it.each(["zh-CN", "en-US"] as const)(
    "is a PDF in %s, counted with the rights of its reader",
    async (locale) => {
      const tiles = [
        tile("a", { chart: "stacked", query: query({ groups: [{ field: "kind" }, { field: "owner" }] }) }),
        tile("b", { chart: "pie", title: "Kinds <&> ring" }),
        tile("c", { chart: "number", query: query({ groups: [] }) }),
        tile("d", { chart: "line", query: query({ groups: [{ time: "updateTime", unit: "week" }] }) }),
        tile("e", { chart: "heat", query: query({ groups: [{ time: "updateTime", unit: "hourOfWeek" }] }) }),
        tile("f", { query: query({ set: "members", time: "createTime", groups: [{ field: "status" }] }) }),
      ];
      const { data: board } = await create(owner, { name: "Print", scope: "team", tiles });
      const answer = await lab.app.inject({
        method: "GET",
        url: `/app${BOARDS}/${board.id}/export?format=pdf&locale=${locale}&timezone=Asia/Shanghai`,
        headers: { cookie: ann.cookie, "x-csrf-token": ann.csrfToken },
      });
      expect(answer.statusCode).toBe(200);
      const text = await textOfPdf(answer.rawPayload);
      expect(text).toContain("Print");
      expect(text).toContain("ann");
      expect(text).toContain(
        locale === "zh-CN" ? "您没有查看这类数据的权限" : "You may not view these records",
      );
    },
    120_000,
  );
});
