import type {
  Id,
  InventoryDashboard,
  Material,
  PurchaseOrder,
  StockApplication,
  Warehouse,
} from "@benchleaf/contract";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const warehouses = "/platform/resource/warehouses";

let lab: Lab;
let owner: Person;
let mate: Person;
let base: string;
let order: PurchaseOrder;
let materialId: Id;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  await lab.switchOn(owner, "INVENTORY", "PURCHASE_ORDER");
  const store = { kind: "inventory", name: "试剂库", teamRight: "use" };
  base = `${warehouses}/${(await owner.post<Warehouse>(warehouses, store)).id}/inventory`;
  const input = { kind: "chemical", name: "=2+2 Tris 碱", unit: "g" };
  materialId = (await owner.post<Material>(`${base}/materials`, input)).id;
  order = await owner.post<PurchaseOrder>(`${base}/orders`, {
    supplier: "国药",
    lines: [{ materialId, catalogNumber: "T1503", quantity: { value: "3", unit: "g" }, price: "0.1" }],
  });
});
afterAll(() => lab.close());

const fetched = async (query: string, by = owner) =>
  lab.app.inject({
    method: "GET",
    url: `/app${base}/orders/${order.id}/export?${query}`,
    headers: { cookie: by.cookie },
  });

it("is a workbook of its lines, exact and without formulas", async () => {
  const answer = await fetched("format=xlsx&locale=zh-CN");
  expect(answer.statusCode).toBe(200);
  const parts = unzipSync(new Uint8Array(answer.rawPayload));
  const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"]!);
  for (const text of ["物料", "=2+2 Tris 碱", "T1503", "单价 (CNY)", "合计"]) expect(sheet).toContain(text);
  expect(sheet).toContain("<v>0.3</v>");
  expect(sheet).not.toContain("<f>");
});

it("is a PDF to sign, in each language", async () => {
  for (const locale of ["zh-CN", "zh-TW", "en-US"]) {
    const answer = await fetched(`format=pdf&locale=${locale}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(answer.rawPayload.length).toBeGreaterThan(4_000);
  }
}, 60_000);

it("is hidden from other teams, and refuses other formats", async () => {
  const stranger = await lab.register("stranger");
  await lab.switchOn(stranger, "INVENTORY", "PURCHASE_ORDER");
  expect((await fetched("format=pdf", stranger)).json().code).toBe("warehouse.not.found");
  expect((await fetched("format=docx")).json().code).toBe("request.invalid");
});

it("gives its price to the value of the stock, and to what was used", async () => {
  await owner.post(`${base}/stock/in`, {
    ...{ materialId, batchNo: "1", quantity: { value: "10", unit: "g" } },
  });
  await owner.post(`${base}/materials/${materialId}/use`, { quantity: { value: "4", unit: "g" } });
  const other = { kind: "kit", name: "Kit", unit: "pcs" };
  const { id } = await owner.post<Material>(`${base}/materials`, other);
  await owner.post(`${base}/stock/in`, {
    ...{ materialId: id, batchNo: "1", quantity: { value: "1", unit: "pcs" } },
  });
  const figures = await owner.get<InventoryDashboard>(`${base}/dashboard?days=73`);
  expect(figures.values).toEqual([
    { currency: "CNY", left: "0.6", used: "0.4", turnsPerYear: (0.4 / 0.6) * 5 },
  ]);
  expect(figures).toMatchObject({ withoutPrice: 1, uses: 1 });
  expect(figures.days).toHaveLength(73);
  expect(figures.days.at(-1)).toMatchObject({ incoming: 2, outgoing: 1 });
});

it("of an application, its page is open to its applicant and to who manages the warehouse", async () => {
  const applied = await mate.post<StockApplication>(`${base}/applications`, {
    ...{ materialId, quantity: { value: "1", unit: "g" }, reason: "PCR" },
  });
  const page = (by: Person) => by.call<StockApplication>("GET", `${base}/applications/${applied.id}`);
  expect((await page(owner)).data).toMatchObject({ id: applied.id, abilities: { decide: true } });
  expect((await page(mate)).data).toMatchObject({ abilities: { decide: false, cancel: true } });
  const third = await lab.addColleague(owner, "third");
  expect((await page(third)).code).toBe("application.not.found");
});

it("states its currency: as ordered, else that of the material's supplier, else that of the latest order", async () => {
  const priced = {
    ...{ kind: "chemical", name: "Imported", unit: "g" },
    supplies: [{ supplier: "Sigma", catalogNumber: "", pack: "", price: "9", currency: "USD" }],
  };
  const { id } = await owner.post<Material>(`${base}/materials`, priced);
  const ordered = async (material: Id, currency?: string) =>
    owner.post<PurchaseOrder>(`${base}/orders`, {
      ...{ currency, lines: [{ materialId: material, quantity: { value: "2", unit: "g" }, price: "1" }] },
    });
  expect((await ordered(id)).currency).toBe("USD");
  expect((await ordered(materialId)).currency).toBe("USD");
  const given = await ordered(id, "HKD");
  expect(given.currency).toBe("HKD");
  const { lines, version } = given;
  const again = {
    version,
    lines: lines.map(({ materialId: material, quantity }) => ({ materialId: material, quantity })),
  };
  expect((await owner.put<PurchaseOrder>(`${base}/orders/${given.id}`, again)).currency).toBe("HKD");
});
