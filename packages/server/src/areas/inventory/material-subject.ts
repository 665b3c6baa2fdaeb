import type { Id } from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";
import type {
  SubjectActions,
  SubjectNeed,
  SubjectReader,
  SubjectStateSource,
} from "../../kernel/subjects.ts";
import { findSwitch } from "../access/access.service.ts";
import type { FindByOwnCode, LabelSource } from "../labels/labels.service.ts";
import { searchRecords } from "../records/records.service.ts";
import {
  type ContainerKind,
  filterWarehouseReaders,
  findAccess,
  refusalOf,
} from "../warehouses/warehouses.service.ts";
import { countMaterialsByWarehouse } from "./alarms.store.ts";
import { nameLots } from "./lots.store.ts";
import {
  findByNumber,
  findMaterialIds,
  findMaterialSubjects,
  listStockStates,
  lockMaterialForShare,
  type MaterialSubjectRow,
} from "./materials.store.ts";

const READ_KEY = "INVENTORY_READ";

/** The page of a material. */
export const addressOfMaterial = (warehouseId: Id, id: Id): string =>
  `/inventory/${warehouseId}/material/detail/${id}?tab=stock`;

const named = (row: MaterialSubjectRow) =>
  ({
    kind: "material",
    id: row.id,
    name: row.name,
    sort: row.kind,
    address: addressOfMaterial(row.warehouse_id, row.id),
  }) as const;

/** Materials as subjects: access follows their warehouse. */
export const materialSubject: SubjectActions = {
  kind: "material",
  async open(q, reader: SubjectReader, id) {
    const [row] = await findMaterialSubjects(q, [id]);
    if (row === undefined) throw problem("material.not.found");
    if (!reader.authorities.has(READ_KEY)) throw problem("permission.denied", { permission: READ_KEY });
    const [warehouse] = await findAccess(q, [row.warehouse_id]);
    return {
      ...named(row),
      refusal: (need: SubjectNeed) =>
        need === "comment" || warehouse === undefined
          ? null
          : refusalOf(warehouse, { ...reader, roles: new Set() }, need === "edit" ? "use" : "manage"),
      letters: null,
    };
  },
  hold: lockMaterialForShare,
  name: async (q, { authorities }, ids) =>
    authorities.has(READ_KEY) ? (await findMaterialSubjects(q, ids)).map(named) : [],
  async find(q, { authorities }, text, limit) {
    if (!authorities.has(READ_KEY) || !(await findSwitch(q, "INVENTORY")).detail.enabled) return [];
    const search = await searchRecords(q, "material", text);
    const ids = search === null ? [] : await findMaterialIds(q, search, limit);
    const found = new Map((await findMaterialSubjects(q, ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row === undefined ? [] : [named(row)];
    });
  },
  async keepReaders(q, id, userIds) {
    const [row] = await findMaterialSubjects(q, [id]);
    return row === undefined
      ? []
      : filterWarehouseReaders(q, { id: row.warehouse_id, kind: "inventory" }, userIds);
  },
  async findOwned(q, id) {
    const [row] = await findMaterialSubjects(q, [id]);
    const [warehouse] = row === undefined ? [] : await findAccess(q, [row.warehouse_id]);
    return row && warehouse && { ...named(row), ownerId: warehouse.owner_id, projectId: null };
  },
};

/** A material by its number. */
export const findByMaterialNumber: FindByOwnCode = async (q, code) => {
  const row = await findByNumber(q, code.toUpperCase());
  return row && { kind: "material", id: row.id };
};

/** What is on the labels of materials. */
export const materialLabels: LabelSource = {
  kind: "material",
  async read(q, _reader, ids) {
    const rows = await findMaterialSubjects(q, ids);
    return new Map(
      rows.map(({ id, number, storage, specification }) => [
        id,
        { number, description: [specification, storage].filter((part) => part !== "").join(" · ") },
      ]),
    );
  },
};

/** The content of locations, by material and batch. */
export const lotContainers: ContainerKind = {
  holderKind: "lot",
  describe: async (q, warehouseId, ids) =>
    (await nameLots(q, ids)).map((lot) => ({
      id: lot.id,
      name: `${lot.name} · ${lot.batch_no}`,
      address: addressOfMaterial(warehouseId, lot.material_id),
    })),
  countStock: countMaterialsByWarehouse,
};

/** Materials that nothing usable is left of. */
export const materialStates: SubjectStateSource = {
  kind: "material",
  read: async (q, ids) =>
    (await listStockStates(q, ids)).map(({ id, is_archived, is_out, is_expired }) => ({
      id,
      states: [
        ...(is_expired ? (["expired"] as const) : []),
        ...(is_out ? (["outOfStock"] as const) : []),
        ...(is_archived ? (["archived"] as const) : []),
      ],
    })),
};
