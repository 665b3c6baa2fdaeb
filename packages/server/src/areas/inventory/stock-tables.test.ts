import type { Id, LedgerEntry, Material, TableImport, TableRowWire, Warehouse } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const imports = "/application/tables/imports";

let lab: Lab;
let owner: Person;
let warehouseId: Id;
let base: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  await lab.switchOn(owner, "INVENTORY");
  const warehouse = { kind: "inventory", name: "Store", teamRight: "use" };
  warehouseId = (await owner.post<Warehouse>("/platform/resource/warehouses", warehouse)).id;
  base = `/platform/resource/warehouses/${warehouseId}/inventory`;
  const box = { kind: "box", name: "B1", grid: { rows: 2, columns: 2 } };
  await owner.post(`/platform/resource/warehouses/${warehouseId}/locations`, box);
  for (const name of ["Tris base", "Glycine"])
    await owner.post<Material>(`${base}/materials`, { kind: "chemical", name, unit: "g" });
  await lab.kernel.start();
});
afterAll(() => lab.close());

const over = async (given: TableImport): Promise<TableImport> => {
  let job = given;
  await expect
    .poll(
      async () => {
        job = await owner.get<TableImport>(`${imports}/${given.id}`);
        return job.state === "checking" || job.state === "writing";
      },
      { timeout: 60_000 },
    )
    .toBe(false);
  return job;
};
const checked = async (kind: "stock" | "material", lines: readonly string[]): Promise<TableImport> => {
  const source = { text: lines.join("\n") };
  const job = await owner.post<TableImport>(imports, { kind, params: { warehouseId }, source });
  const { mapping, hasHead } = job;
  return over(await owner.post<TableImport>(`${imports}/${job.id}/check`, { mapping, hasHead }));
};
const write = async ({ id }: TableImport) =>
  over(await owner.post<TableImport>(`${imports}/${id}/commit`, undefined));
const faultsOf = async ({ id }: TableImport) =>
  (await owner.get<{ records: TableRowWire[] }>(`${imports}/${id}/rows?state=bad`)).records.map(
    ({ faults: [fault] }) => [fault!.column, fault!.code],
  );
const materials = async () =>
  (await owner.get<{ records: Material[] }>(`${base}/materials`)).records.map(({ name, quantity }) => [
    name,
    quantity,
  ]);

describe("a table of what came in", () => {
  it("adds stock to known materials by number or name, each wrong cell marked", async () => {
    const job = await checked("stock", [
      "Material\tAmount\tUnit\tBatch number\tExpiry date\tLocation",
      "M00001\t0.1\tkg\tA\t2031-01-01\tB1-A1",
      "m00001\t0.2\tg\tA\t2031-01-01\tB1-A2",
      "glycine\t５０\tg\tG\t\t",
      "Unknown\t1\tg\tA\t\t",
      "Glycine\t1\tmL\tG\t\t",
      "Glycine\t-1\tg\tG\t\t",
      "Glycine\t1\tg\tG\t2031-01-01\t",
      "Glycine\t1\tg\tH\t\tB1-A2",
      "Glycine\t1\tg\tH\t\tB1-C1",
      "Glycine\t1\tg\tH\tsoon\t",
    ]);
    expect(await faultsOf(job)).toEqual([
      ["material", "material.not.found"],
      ["unit", "quantity.unit.mismatch"],
      ["amount", "stock.amount.invalid"],
      ["expirationDay", "lot.expiry.differs"],
      ["place", "position.occupied"],
      ["place", "position.outside.grid"],
      ["expirationDay", "table.cell.no.date"],
    ]);
    expect(await write(job)).toMatchObject({ state: "done", counts: { written: 3, bad: 7 } });
    expect(await materials()).toEqual([
      ["Glycine", "50"],
      ["Tris base", "100.2"],
    ]);
    // Both containers are of one lot.
    const [tris] = (await owner.get<{ records: Material[] }>(`${base}/materials?search=tris`)).records;
    const lots = await owner.get<{ batchNo: string; containers: unknown[] }[]>(
      `${base}/materials/${tris!.id}/lots`,
    );
    expect(lots.map(({ batchNo, containers }) => [batchNo, containers.length])).toEqual([["A", 2]]);
  });

  it("leaves as the ledger that is shown, and each entry has a page", async () => {
    const params = encodeURIComponent(JSON.stringify({ warehouseId, direction: "in" }));
    const csv = await owner.file(`/application/tables/exports/stock?format=csv&params=${params}`);
    expect(csv.trim().split(/\r?\n/)).toHaveLength(4);
    expect(csv).toMatch(/Glycine,50,g,G/);
    const { records } = await owner.get<{ records: LedgerEntry[] }>(`${base}/stock`);
    const [last] = records;
    expect(await owner.get<LedgerEntry>(`${base}/stock/${last!.id}`)).toEqual(last);
    expect((await owner.call("GET", `${base}/stock/999999`)).code).toBe("movement.not.found");
  });
});

describe("a table of materials", () => {
  it("stops at the limit of the team, and fills empty cells of fields with their defaults", async () => {
    const field = { kind: "material", type: "choice", name: "Grade", choices: ["AR", "HPLC"] };
    const initial = { values: ["AR"], unit: null };
    expect((await owner.call("POST", "/fields", { ...field, initial: { values: ["No"] } })).code).toBe(
      "field.setting.invalid",
    );
    await owner.post("/fields", { ...field, initial });
    await owner.post("/fields", { kind: "material", type: "material", name: "Replaces" });
    await lab.switchOn(owner, "INVENTORY_MATERIALS_LIMIT");
    await lab.database.asOwner(
      `update feature_switch set limited_quantity = 4, feature_level = 'limit'
       where tenant_id = $1 and feature = 'INVENTORY_MATERIALS_LIMIT'`,
      [owner.user.tenantId],
    );
    const job = await checked("material", [
      "Name\tUnit\tGrade\tReplaces",
      "Urea\tg\t\tM00001",
      "SDS\tg\thplc\t",
      "EDTA\tg\t\t",
      "DTT\tg\t\tM99999",
    ]);
    expect(await faultsOf(job)).toEqual([
      [null, "inventory.materials.limit.exceed"],
      [expect.stringMatching(/^field-/), "field.value.invalid"],
    ]);
    expect(await write(job)).toMatchObject({ counts: { written: 2 } });
    const { records } = await owner.get<{ records: Material[] }>(`${base}/materials?search=urea`);
    expect(records[0]!.fields?.map(({ values, label }) => label ?? values[0])).toEqual([
      "AR",
      "M00001 Tris base",
    ]);
  });
});
