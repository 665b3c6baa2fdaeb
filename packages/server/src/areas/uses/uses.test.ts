import {
  type ElnPage,
  type Id,
  type LedgerEntry,
  type Material,
  PAGE_SCHEMA_VERSION,
  type PageNode,
  type PageUse,
  pageText,
  type Sample,
  type Usable,
  type Warehouse,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as Y from "yjs";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const elns = "/application/molecular-biology/elns";
const pages = "/application/molecular-biology/pages";
const warehouses = "/platform/resource/warehouses";

let lab: Lab;
let owner: Person;
let mate: Person;
let chemicals: Id;
let freezer: Id;
let projectId: Id;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  await lab.switchOn(owner, "INVENTORY", "SAMPLE");
  const open = async (kind: string, teamRight: string) =>
    (await owner.post<Warehouse>(warehouses, { kind, name: `${kind} ${teamRight}`, teamRight })).id;
  [chemicals, freezer] = [await open("inventory", "use"), await open("sample", "use")];
  const project = { name: "notebook", accessLevel: "PUBLIC" };
  projectId = (await owner.post<{ id: Id }>("/platform/resource/projects", project)).id;
  await owner.put(`/platform/resource/projects/${projectId}`, { publicRole: "editor" });
});
afterAll(() => lab.close());

let made = 0;
const material = async (warehouseId = chemicals) => {
  const base = `${warehouses}/${warehouseId}/inventory`;
  const input = { kind: "chemical", name: `Salt ${++made}`, unit: "g" };
  const { id } = await owner.post<Material>(`${base}/materials`, input);
  for (const [batchNo, expirationDay] of [
    ["late", "2099-12-31"],
    ["early", "2090-01-01"],
  ])
    await owner.post(`${base}/stock/in`, {
      ...{ materialId: id, batchNo, expirationDay },
      quantity: { value: "5", unit: "g" },
    });
  return id;
};
const left = async (id: Id) =>
  (await owner.get<Material>(`${warehouses}/${chemicals}/inventory/materials/${id}`)).quantity;

/** A page with one block that plans a use. */
const pageWith = async (attrs: Record<string, string>): Promise<Id> => {
  const content = { type: "doc", content: [{ type: "use", attrs: { id: "u1", ...attrs } }] };
  const body = { projectId, name: "Ligation", content: JSON.stringify(content) };
  return (await owner.post<ElnPage>(elns, body)).file.id;
};
const blockOf = async (id: Id): Promise<PageNode> => {
  const { content } = await owner.get<{ content: string }>(`${elns}/${id}/blocks`);
  return (JSON.parse(content) as PageNode).content![0]!;
};
const take = (page: Id, recordId: Id, value: string, more: object = {}, by = owner) =>
  by.call<PageUse>("POST", `${pages}/${page}/uses/materials`, {
    ...{ blockId: "u1", warehouseId: chemicals, recordId, quantity: { value, unit: "g" } },
    ...more,
  });
const giveBack = (page: Id, use: Id, by = owner) =>
  by.call<PageUse>("POST", `${pages}/${page}/uses/${use}/return`, { reason: "not needed" });

describe("a material used on a page", () => {
  it("is taken from what expires first, written into its block, and returned once", async () => {
    const id = await material();
    const page = await pageWith({ kind: "material", recordId: id, warehouseId: chemicals, name: "Salt" });
    const { data: use } = await take(page, id, "6");
    expect(use).toMatchObject({ blockId: "u1", recordId: id, lots: "early, late", isReturned: false });
    expect(await left(id)).toBe("4");
    const block = await blockOf(page);
    expect(block.attrs).toMatchObject({ value: "6", unit: "g", takenName: use.author, lot: "early, late" });
    expect(pageText({ type: "doc", content: [block] })).toContain("6 g, early, late — ");
    const { records } = await owner.get<{ records: LedgerEntry[] }>(
      `${warehouses}/${chemicals}/inventory/stock?materialId=${id}&operation=use`,
    );
    expect(records.map(({ reason }) => reason)).toEqual(["Ligation", "Ligation"]);
    expect((await take(page, id, "1")).code).toBe("use.taken");
    expect((await giveBack(page, use.id)).data).toMatchObject({ isReturned: true });
    expect((await giveBack(page, use.id)).code).toBe("use.returned");
    expect(await left(id)).toBe("10");
    expect((await blockOf(page)).attrs).toHaveProperty("returnedTime");
    expect((await take(page, id, "1")).code).toBe("success");
    expect((await blockOf(page)).attrs).not.toHaveProperty("returnedTime");
  });

  it("is linked to the page from both ends, as long as it is used", async () => {
    const id = await material();
    const page = await pageWith({ kind: "material", recordId: id, warehouseId: chemicals });
    const { data: use } = await take(page, id, "1");
    const links = async (kind: string, about: Id) =>
      owner.get<{ uses: { id: Id }[]; usedIn: { id: Id }[] }>(
        `/platform/resource/subjects/${kind}/${about}/links`,
      );
    expect((await links("material", id)).usedIn.map((one) => one.id)).toEqual([page]);
    expect((await links("file", page)).uses.map((one) => one.id)).toEqual([id]);
    await giveBack(page, use.id);
    expect((await links("material", id)).usedIn).toEqual([]);
  });

  it("leaves nothing half done: without its block, with another unit, or with too little", async () => {
    const id = await material();
    const page = await pageWith({ kind: "material", recordId: id, warehouseId: chemicals });
    const refused = async (value: string, more: object) => (await take(page, id, value, more)).code;
    expect(await refused("1", { blockId: "nowhere" })).toBe("use.block.not.found");
    expect(await refused("1", { quantity: { value: "1", unit: "mL" } })).toBe("quantity.unit.mismatch");
    expect(await refused("10.000000001", {})).toBe("stock.insufficient");
    expect(await refused("0", {})).toBe("request.invalid");
    expect(await refused("1", { warehouseId: freezer })).toBe("material.not.found");
    expect(await left(id)).toBe("10");
    expect(await owner.get<PageUse[]>(`${pages}/${page}/uses`)).toEqual([]);
    expect((await blockOf(page)).attrs).not.toHaveProperty("takenTime");
  });

  it("is taken once by twenty who take one block at once", async () => {
    const id = await material();
    const page = await pageWith({ kind: "material", recordId: id, warehouseId: chemicals });
    const answers = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, at) => (await take(page, id, "1", {}, at % 2 ? owner : mate)).code,
      ),
    );
    expect(answers.filter((code) => code === "success")).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(["success", "use.taken"]));
    expect(await left(id)).toBe("9");
  });

  it("is taken again after the ledger has reversed it, and by a copy of the page", async () => {
    const id = await material();
    const page = await pageWith({ kind: "material", recordId: id, warehouseId: chemicals });
    await take(page, id, "1");
    const base = `${warehouses}/${chemicals}/inventory/stock`;
    const { records } = await owner.get<{ records: LedgerEntry[] }>(`${base}?materialId=${id}&operation=use`);
    await owner.post(`${base}/reverse`, { movementId: records[0]!.id, reason: "wrong" });
    const [use] = await owner.get<PageUse[]>(`${pages}/${page}/uses`);
    expect(use).toMatchObject({ isReturned: true });
    expect((await take(page, id, "2")).code).toBe("success");
    const copy = await owner.post<ElnPage>(`${elns}/${page}/copy`, { name: "Again" });
    expect((await blockOf(copy.file.id)).attrs).not.toHaveProperty("takenTime");
    expect((await take(copy.file.id, id, "2")).code).toBe("success");
    expect(await left(id)).toBe("6");
  });

  it("is refused to readers of the page, and to members without the right to take from the warehouse", async () => {
    const id = await material();
    const page = await pageWith({ kind: "material", recordId: id, warehouseId: chemicals });
    await owner.put(`/platform/resource/projects/${projectId}`, { publicRole: "viewer" });
    expect((await take(page, id, "1", {}, mate)).code).toBe("fileAsset.no.edit.permission");
    await owner.put(`/platform/resource/projects/${projectId}`, { publicRole: "editor" });
    const { id: closed } = await owner.post<Warehouse>(warehouses, {
      ...{ kind: "inventory", name: "closed", teamRight: "read" },
    });
    const other = await material(closed);
    const body = { warehouseId: closed };
    expect((await take(page, other, "1", body, mate)).code).toBe("warehouse.use.required");
    const found = await mate.get<Usable[]>(
      "/application/molecular-biology/uses/candidates?kind=material&search=salt",
    );
    expect(found.map(({ id: one }) => one)).not.toContain(other);
    expect(found.map(({ id: one }) => one)).toContain(id);
    const stranger = await lab.register("stranger");
    expect((await stranger.call("GET", `${pages}/${page}/uses`)).code).toBe("projectFile.not.found");
  });
});

describe("a sample used on a page", () => {
  it("is taken out of its tube and put back, and is offered first the next time", async () => {
    const { sampleIds } = await owner.post<{ sampleIds: Id[] }>(`${warehouses}/${freezer}/samples`, {
      ...{ name: "lysate", quantity: { value: "50", unit: "µL" }, count: 2 },
    });
    const id = sampleIds[0]!;
    const page = await pageWith({ kind: "sample", recordId: id, warehouseId: freezer });
    const { data: use } = await owner.call<PageUse>("POST", `${pages}/${page}/uses/samples`, {
      ...{ blockId: "u1", warehouseId: freezer, recordId: id, quantity: { value: "12.5", unit: "µL" } },
    });
    const now = async () =>
      (await owner.get<Sample>(`${warehouses}/${freezer}/samples/${id}`)).quantity.value;
    expect(await now()).toBe("37.5");
    const [first] = await owner.get<Usable[]>(
      "/application/molecular-biology/uses/candidates?kind=sample&search=",
    );
    expect(first).toMatchObject({ id, isRecent: true, available: { value: "37.5", unit: "µL" } });
    expect((await giveBack(page, use.id)).code).toBe("success");
    expect(await now()).toBe("50");
  });
});

it("takes only what the page's schema knows: an older page is asked to load again", async () => {
  const page = await pageWith({ kind: "material" });
  const update = Buffer.from(Y.encodeStateAsUpdate(new Y.Doc())).toString("base64");
  const old = { change: update, schemaVersion: PAGE_SCHEMA_VERSION - 1 };
  expect((await owner.call("POST", `${elns}/${page}/collaboration`, old)).code).toBe("document.schema.old");
});
