import type { Id, WarehouseKind } from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";
import type {
  SubjectActions,
  SubjectNeed,
  SubjectReader,
  SubjectStateSource,
} from "../../kernel/subjects.ts";
import { listHolders } from "../access/access.service.ts";
import { findLocationSubjects, type LocationSubjectRow, lockLocationForShare } from "./locations.store.ts";
import { listReaders } from "./warehouse-members.store.ts";
import { keysOfKind, refusalOf } from "./warehouses.policy.ts";
import { findAccess, lockWarehouseForShare, type WarehouseAccess } from "./warehouses.store.ts";

/** The pages of a warehouse are below the menu entry of its kind. */
const rootOf = (kind: WarehouseKind): string => (kind === "inventory" ? "/inventory" : "/sample");

/** The address of a warehouse's comments. */
export const addressOfWarehouse = ({ id, kind }: Pick<WarehouseAccess, "id" | "kind">): string =>
  kind === "inventory"
    ? `/inventory/${id}/information?panel=discussion`
    : `/sample/${id}/manage?panel=discussion`;

/** Where a location opens. */
export const addressOfLocation = (kind: WarehouseKind, warehouseId: Id, locationId: Id): string =>
  `${rootOf(kind)}/${warehouseId}/${kind === "inventory" ? "shelf" : "manage"}?location=${locationId}`;

const mayRead = ({ authorities }: SubjectReader, { kind }: Pick<WarehouseAccess, "kind">): boolean =>
  authorities.has(keysOfKind(kind).read);

const denied = ({ kind }: Pick<WarehouseAccess, "kind">): Error =>
  problem("permission.denied", { permission: keysOfKind(kind).read });

/** Users who may read a warehouse may comment; those who use it may tag and link; managers may moderate. */
const refuse = (row: WarehouseAccess, reader: SubjectReader, need: SubjectNeed): Error | null =>
  need === "comment"
    ? null
    : refusalOf(row, { ...reader, roles: new Set() }, need === "edit" ? "use" : "manage");

/** Who of some holds the key of a warehouse's kind and may read it. */
export const filterWarehouseReaders = async (
  q: Parameters<SubjectActions["keepReaders"]>[0],
  row: Pick<WarehouseAccess, "id" | "kind">,
  userIds: readonly Id[],
): Promise<Id[]> => {
  const holders = new Set(await listHolders(q, keysOfKind(row.kind).read));
  return listReaders(
    q,
    row.id,
    userIds.filter((userId) => holders.has(userId)),
  );
};

const named = (row: WarehouseAccess) =>
  ({
    kind: "warehouse",
    id: row.id,
    name: row.name,
    sort: row.kind,
    address: addressOfWarehouse(row),
  }) as const;

/** Warehouses as subjects. */
export const warehouseSubject: SubjectActions = {
  kind: "warehouse",
  async open(q, reader, id) {
    const [row] = await findAccess(q, [id]);
    if (row === undefined) throw problem("warehouse.not.found");
    if (!mayRead(reader, row)) throw denied(row);
    return { ...named(row), refusal: (need) => refuse(row, reader, need), letters: null };
  },
  hold: lockWarehouseForShare,
  name: async (q, reader, ids) => (await findAccess(q, ids)).filter((row) => mayRead(reader, row)).map(named),
  async keepReaders(q, id, userIds) {
    const [row] = await findAccess(q, [id]);
    return row === undefined ? [] : filterWarehouseReaders(q, row, userIds);
  },
  async findOwned(q, id) {
    const [row] = await findAccess(q, [id]);
    return row && { ...named(row), ownerId: row.owner_id, projectId: null };
  },
};

const warehouseOf = (row: LocationSubjectRow): WarehouseAccess => ({
  id: row.warehouse_id,
  kind: row.warehouse_kind,
  name: row.warehouse_name,
  owner_id: row.owner_id,
  own_level: row.own_level,
  is_archived: false,
});

const namedLocation = (row: LocationSubjectRow) =>
  ({
    kind: "location",
    id: row.id,
    name: `${row.name} (${row.path_code})`,
    sort: row.kind,
    address: addressOfLocation(row.warehouse_kind, row.warehouse_id, row.id),
  }) as const;

/** Locations as subjects: access follows their warehouse. */
export const locationSubject: SubjectActions = {
  kind: "location",
  async open(q, reader, id) {
    const [row] = await findLocationSubjects(q, [id]);
    if (row === undefined) throw problem("location.not.found");
    const warehouse = warehouseOf(row);
    if (!mayRead(reader, warehouse)) throw denied(warehouse);
    return { ...namedLocation(row), refusal: (need) => refuse(warehouse, reader, need), letters: null };
  },
  hold: lockLocationForShare,
  name: async (q, reader, ids) =>
    (await findLocationSubjects(q, ids))
      .filter((row) => mayRead(reader, warehouseOf(row)))
      .map(namedLocation),
  async keepReaders(q, id, userIds) {
    const [row] = await findLocationSubjects(q, [id]);
    return row === undefined ? [] : filterWarehouseReaders(q, warehouseOf(row), userIds);
  },
  async findOwned(q, id) {
    const [row] = await findLocationSubjects(q, [id]);
    return row && { ...namedLocation(row), ownerId: row.owner_id, projectId: null };
  },
};

/** Warehouses that are no longer in use. */
export const warehouseStates: SubjectStateSource = {
  kind: "warehouse",
  read: async (q, ids) =>
    (await findAccess(q, ids)).map(({ id, is_archived }) => ({
      id,
      states: is_archived ? ["archived"] : [],
    })),
};
