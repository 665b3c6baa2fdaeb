import type { ElnPage, Id, ShownSubject, SubjectKind, SubjectState } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { passedInspection } from "../test-support/inspections.ts";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const warehouses = "/platform/resource/warehouses";
const equipment = "/platform/resource/basic/equipments";

let lab: Lab;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  stranger = await lab.register("stranger");
  await lab.switchOn(owner, "INVENTORY", "SAMPLE", "EQUIPMENT");
});
afterAll(() => lab.close());

const statesOf = async (kind: SubjectKind, id: Id, by = owner): Promise<SubjectState[] | undefined> => {
  const subjects = [{ kind, id }];
  return (await by.post<ShownSubject[]>("/platform/resource/subjects/named", { subjects }))[0]?.states;
};
/** As time or another area would have it. */
const set = (change: string, id: Id) => lab.database.asOwner(`update ${change} where id = $1`, [id]);

it("of a file: locked, and signed in any version", async () => {
  const { file } = await owner.post<{ file: { id: Id } }>("/application/molecular-biology/sequences", {
    content: contentOf({ name: "pLock" }),
  });
  expect(await statesOf("file", file.id)).toEqual([]);
  await owner.put(`/platform/resource/projects/fileAsset/${file.id}/lock`, {});
  expect(await statesOf("file", file.id)).toEqual(["locked"]);
  const token = await owner.prove("signature");
  await owner.post(`/signatures/files/${file.id}`, {
    ...{ version: 1, meaning: "review", timezone: "Asia/Shanghai", signatureId: null, token },
  });
  expect(await statesOf("file", file.id)).toEqual(["locked", "signed"]);
  expect(await statesOf("file", file.id, stranger)).toBeUndefined();
});

it("of a notebook page: how far its review is, and finished", async () => {
  const { file } = await owner.post<ElnPage>("/application/molecular-biology/elns", { name: "Ligation" });
  const page = (change: string) =>
    lab.database.asOwner(`update eln_page set ${change} where file_id = $1`, [file.id]);
  expect(await statesOf("file", file.id)).toEqual([]);
  await page("audit_status = 'auditing'");
  expect(await statesOf("file", file.id)).toEqual(["auditing"]);
  await page("audit_status = 'approved'");
  await owner.post(`/application/molecular-biology/elns/${file.id}/finished`, {});
  expect(await statesOf("file", file.id)).toEqual(["finished", "approved"]);
});

it("of a device: out of order, calibration overdue, archived", async () => {
  const { id } = await owner.post<{ id: Id }>(equipment, { name: "Cycler" });
  expect(await statesOf("equipment", id)).toEqual([]);
  await set("equipment set calibration_due = '2020-01-01'", id);
  expect(await statesOf("equipment", id)).toEqual(["calibrationOver"]);
  await set("equipment set calibration_due = null, status = 'archive'", id);
  expect(await statesOf("equipment", id)).toEqual(["archived"]);
});

it("of a material: without stock, and with nothing but expired stock", async () => {
  const { id: warehouseId } = await owner.post<{ id: Id }>(warehouses, { kind: "inventory", name: "Store" });
  const base = `${warehouses}/${warehouseId}/inventory`;
  const { id } = await owner.post<{ id: Id }>(`${base}/materials`, {
    ...{ kind: "chemical", name: "Tris", unit: "g" },
  });
  expect(await statesOf("material", id)).toEqual(["outOfStock"]);
  const [lot] = await lab.database.asOwner<{ id: Id; tenant_id: Id }>(
    `insert into lot (tenant_id, warehouse_id, material_id, batch_no)
     select tenant_id, warehouse_id, id, 'L1' from material where id = $1 returning id, tenant_id`,
    [id],
  );
  const [container] = await lab.database.asOwner<{ id: Id }>(
    `insert into container (tenant_id, warehouse_id, holder_kind, holder_id, item_id, unit, quantity)
     values ($1, $2, 'lot', $3, $4, 'g', 5) returning id`,
    [lot?.tenant_id, warehouseId, lot?.id, id],
  );
  expect(await statesOf("material", id)).toEqual([]);
  await set("container set expiration_day = current_date - 1", container!.id);
  expect(await statesOf("material", id)).toEqual(["expired"]);
});

it("of a sample: taken out, expired, removed", async () => {
  const { id: warehouseId } = await owner.post<{ id: Id }>(warehouses, { kind: "sample", name: "Samples" });
  const input = { name: "lysate", quantity: { value: "1", unit: "mL" } };
  const { sampleIds } = await owner.post<{ sampleIds: Id[] }>(`${warehouses}/${warehouseId}/samples`, input);
  const id = sampleIds[0]!;
  expect(await statesOf("sample", id)).toEqual([]);
  await set("sample set state = 'out', taken_by = owner_id, expiration_day = current_date - 1", id);
  expect(await statesOf("sample", id)).toEqual(["expired", "takenOut"]);
});

it("of an inspection: failed", async () => {
  const { recordId } = await passedInspection(owner);
  expect(await statesOf("inspectionRecord", recordId)).toEqual([]);
  await set("inspection_record set result = 'fail', failed_count = 1", recordId);
  expect(await statesOf("inspectionRecord", recordId)).toEqual(["failed"]);
});
