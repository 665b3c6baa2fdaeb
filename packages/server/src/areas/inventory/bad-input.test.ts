import {
  type Id,
  MAX_TABLE_ROWS,
  type Material,
  type StockApplication,
  type Warehouse,
} from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const warehouses = "/platform/resource/warehouses";
const imports = "/application/tables/imports";

let lab: Lab;
let owner: Person;
let store: Id;
let base: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  await lab.switchOn(owner, "INVENTORY");
  const input = { kind: "inventory", name: "Chemicals", teamRight: "use" };
  store = (await owner.post<Warehouse>(warehouses, input)).id;
  base = `${warehouses}/${store}/inventory`;
  // Imports are jobs.
  await lab.kernel.start();
});
afterAll(() => lab?.close());

const begin = (text: string) =>
  owner.call<{ id: Id; mapping: unknown; hasHead: boolean }>("POST", imports, {
    ...{ kind: "material", params: { warehouseId: store }, source: { text } },
  });
const settled = (id: Id) =>
  vi.waitFor(
    async () => {
      const now = await owner.get<{ state: string; counts: Record<string, number> }>(`${imports}/${id}`);
      expect(["checking", "writing"]).not.toContain(now.state);
      return now;
    },
    { timeout: 60_000, interval: 50 },
  );
const head = "name\tunit\tamount\tcas\tplace";

it("a file of 100,000 broken rows is refused whole, before any is looked at", async () => {
  const text = [head, ...Array.from({ length: 100_000 }, () => "x\tspoon\t-1\t1\tZ9")].join("\n");
  expect(100_000).toBeGreaterThan(MAX_TABLE_ROWS);
  const { code, status } = await begin(text);
  expect([code, status]).toEqual(["table.rows.too.many", 422]);
}, 60_000);

it("a file of broken rows is marked cell by cell, and writes nothing", async () => {
  const bad = [
    "1\tspoon\t5\t\t",
    "2\tg\t-1\t\t",
    "3\tg\t1e308\t\t",
    "4\tg\t1\t64-17-6\t",
    "5\tg\t1\t\tNOWHERE",
  ];
  const text = [head, ...Array.from({ length: 200 }, () => bad).flat()].join("\n");
  const { data } = await begin(text);
  const { mapping, hasHead } = data;
  await owner.post(`${imports}/${data.id}/check`, { mapping, hasHead, corrections: [] });
  const { counts } = await settled(data.id);
  expect(counts).toMatchObject({ rows: 1_000, good: 0, bad: 1_000 });
  const { records } = await owner.get<{ records: { faults: { column: string; code: string }[] }[] }>(
    `${imports}/${data.id}/rows?state=bad&limit=5`,
  );
  expect(records.map(({ faults }) => faults.at(0)?.code)).toEqual([
    "table.cell.no.unit",
    "stock.amount.invalid",
    "stock.amount.invalid",
    "material.cas.invalid",
    "location.not.found",
  ]);
  await owner.call("POST", `${imports}/${data.id}/commit`);
  expect((await owner.get<{ records: Material[] }>(`${base}/materials`)).records).toEqual([]);
}, 60_000);

it("a table that is read again makes nothing twice, and the rule of uniqueness is checked before anything is written", async () => {
  const run = async (rows: readonly string[]) => {
    const { data } = await begin(["name\tunit\tamount\tbatch", ...rows].join("\n"));
    const { mapping, hasHead } = data;
    await owner.post(`${imports}/${data.id}/check`, { mapping, hasHead, corrections: [] });
    const { counts } = await settled(data.id);
    await owner.call("POST", `${imports}/${data.id}/commit`);
    await settled(data.id);
    return [counts.good, counts.present, counts.bad];
  };
  const rows = ["Twice\tg\t1\tA", "Once\tg\t\t"];
  expect(await run(rows)).toEqual([2, 0, 0]);
  expect(await run([...rows, "twice\tg\t1\tB", "New\tg\t\t"])).toEqual([2, 2, 0]);
  const listed = async () =>
    (await owner.get<{ records: Material[] }>(`${base}/materials`)).records.map(({ name }) => name);
  expect(await listed()).toEqual(["New", "Once", "Twice", "twice"]);
  const { records } = await owner.get<{ records: Material[] }>(`${base}/materials?search=twice`);
  await owner.post(`${base}/stock/dispose`, {
    containerIds: (
      await owner.get<{ containers: { id: Id }[] }[]>(`${base}/materials/${records[1]!.id}/lots`)
    ).flatMap(({ containers }) => containers.map(({ id }) => id)),
    reason: "twice",
  });
  await owner.put(`${base}/materials/${records[1]!.id}/archive`, { isArchived: true });
  await owner.put(`${base}/uniqueness`, { fields: ["name"] });
  expect(await run(["once\tg\t1\tZ", "Fresh\tg\t\t", "fresh\tg\t1\tZ"])).toEqual([1, 0, 2]);
  await owner.put(`${base}/uniqueness`, { fields: [] });
}, 60_000);

it("a place in another warehouse is marked before anything is written", async () => {
  const other = await owner.post<Warehouse>(warehouses, {
    kind: "inventory",
    name: "Other",
    teamRight: "use",
  });
  const [room] = await owner.post<{ pathCode: string }[]>(`${warehouses}/${other.id}/locations`, {
    ...{ kind: "room", name: "Room" },
  });
  const { data } = await begin(`${head}\nSalt\tg\t1\t\t${room!.pathCode}`);
  const { mapping, hasHead } = data;
  await owner.post(`${imports}/${data.id}/check`, { mapping, hasHead, corrections: [] });
  expect((await settled(data.id)).counts).toMatchObject({ good: 0, bad: 1 });
}, 60_000);

it("an application whose approver leaves is decided by their successor, and the stock stays held until then", async () => {
  const keeper = await lab.addColleague(owner, "keeper");
  const mate = await lab.addColleague(owner, "mate");
  await owner.put(`${warehouses}/${store}/changeOwner`, {
    ...{ userId: keeper.user.userId, fromUserId: owner.user.userId, keepsPlace: true },
  });
  const { id } = await owner.post<Material>(`${base}/materials`, {
    kind: "chemical",
    name: "Agar",
    unit: "g",
  });
  const five = { value: "5", unit: "g" };
  await owner.post(`${base}/stock/in`, { materialId: id, batchNo: "1", quantity: five });
  const applied = await mate.post<StockApplication>(`${base}/applications`, {
    ...{ materialId: id, quantity: five, reason: "gels" },
  });
  await owner.post(`/users/${keeper.user.userId}/remove`, { successorId: owner.user.userId });
  const held = await owner.get<Material>(`${base}/materials/${id}`);
  expect(held).toMatchObject({ quantity: "5", held: "5" });
  const [decided] = await owner.post<{ code: string }[]>("/platform/resource/audit/process/submitAuditInfo", [
    { recordId: applied.recordId, status: "approved", remark: "" },
  ]);
  expect(decided?.code).toBe("success");
  expect((await owner.get<Material>(`${base}/materials/${id}`)).quantity).toBe("0");
});

it("a material with stock is not archived, and says what to do", async () => {
  const { id } = await owner.post<Material>(`${base}/materials`, { kind: "kit", name: "Kit", unit: "pcs" });
  const quantity = { value: "1", unit: "pcs" };
  await owner.post(`${base}/stock/in`, { materialId: id, batchNo: "1", quantity });
  const answer = await owner.call("PUT", `${base}/materials/${id}/archive`, { isArchived: true });
  expect(answer).toMatchObject({ code: "material.not.empty", status: 409 });
});
