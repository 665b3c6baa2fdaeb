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
import { logSamples } from "./sample-log.store.ts";
import { placeOf } from "./samples.present.ts";
import {
  findByNumber,
  findSampleIds,
  findSampleSubjects,
  listSampleStates,
  lockSampleForShare,
  nameSamples,
  type SampleSubjectRow,
} from "./samples.store.ts";

const READ_KEY = "SAMPLE_READ";

/** Where a sample opens. */
export const addressOfSample = (warehouseId: Id, id: Id): string => `/sample/${warehouseId}/view/${id}`;

const named = (row: SampleSubjectRow) =>
  ({
    kind: "sample",
    id: row.id,
    name: row.name,
    sort: row.state,
    address: addressOfSample(row.warehouse_id, row.id),
  }) as const;

/** Samples as subjects: access follows their warehouse. */
export const sampleSubject: SubjectActions = {
  kind: "sample",
  async open(q, reader: SubjectReader, id) {
    const [row] = await findSampleSubjects(q, [id]);
    if (row === undefined) throw problem("sample.not.found");
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
  hold: lockSampleForShare,
  name: async (q, { authorities }, ids) =>
    authorities.has(READ_KEY) ? (await findSampleSubjects(q, ids)).map(named) : [],
  async find(q, { authorities }, text, limit) {
    if (!authorities.has(READ_KEY) || !(await findSwitch(q, "SAMPLE")).detail.enabled) return [];
    const search = await searchRecords(q, "sample", text);
    const ids = search === null ? [] : await findSampleIds(q, search, limit);
    const found = new Map((await findSampleSubjects(q, ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row === undefined ? [] : [{ ...named(row), name: `${row.number} ${row.name}` }];
    });
  },
  async keepReaders(q, id, userIds) {
    const [row] = await findSampleSubjects(q, [id]);
    return row === undefined
      ? []
      : filterWarehouseReaders(q, { id: row.warehouse_id, kind: "sample" }, userIds);
  },
  async findOwned(q, id) {
    const [row] = await findSampleSubjects(q, [id]);
    return row && { ...named(row), ownerId: row.owner_id, projectId: null };
  },
};

/** What is in locations, by its number and name. */
export const sampleContainers: ContainerKind = {
  holderKind: "sample",
  describe: async (q, warehouseId, ids) =>
    (await nameSamples(q, ids)).map(({ id, name }) => ({
      id,
      name,
      address: addressOfSample(warehouseId, id),
    })),
  notePlaced: (tx, warehouseId, placed) =>
    logSamples(
      tx,
      warehouseId,
      "move",
      placed.map(({ holderId: id, pathCode: detail }) => ({ id, detail })),
    ),
};

/** A sample by its number, as on hand-labelled tubes. */
export const findBySampleNumber: FindByOwnCode = async (q, code) => {
  const row = await findByNumber(q, code.toUpperCase());
  return row && { kind: "sample", id: row.id };
};

/** What is on the labels of samples. */
export const sampleLabels: LabelSource = {
  kind: "sample",
  async read(q, _reader, ids, writeDay) {
    const rows = await findSampleSubjects(q, ids);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          number: row.number,
          owner: row.owner,
          project: row.project ?? "",
          date: writeDay(row.create_time),
          position: placeOf(row) ?? "",
          amount: `${row.quantity} ${row.unit}`,
          expiry: row.expiration_day === null ? "" : writeDay(row.expiration_day),
          description: row.meta ?? "",
        },
      ]),
    );
  },
};

const ofState = { in: [], out: ["takenOut"], deleted: ["removed"] } as const;

/** Samples that are not in their place, or no longer usable. */
export const sampleStates: SubjectStateSource = {
  kind: "sample",
  read: async (q, ids) =>
    (await listSampleStates(q, ids)).map(({ id, state, is_expired }) => ({
      id,
      states: [...ofState[state], ...(is_expired ? (["expired"] as const) : [])],
    })),
};
