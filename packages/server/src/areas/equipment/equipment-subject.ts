import type { SubjectState } from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";
import type { SubjectActions, SubjectStateSource } from "../../kernel/subjects.ts";
import { findSwitch, listHolders } from "../access/access.service.ts";
import { searchRecords } from "../records/records.service.ts";
import { type DeviceRow, findDevices, listDevices, lockDeviceForUpdate } from "./devices/devices.store.ts";
import { openDevice } from "./devices/manage-devices.ts";
import { mayManageBookings } from "./equipment.policy.ts";

const kind = "equipment";
const READ_KEY = "EQUIPMENT_READ";

const named = ({ id, name }: Pick<DeviceRow, "id" | "name">) =>
  ({ kind, id, name, sort: kind, address: `/equipment/management/${id}` }) as const;

/**
 * Devices as a subject of comments, tags, links and attachments: who can read them can comment, who manages them can
 * edit.
 */
export const equipmentSubject: SubjectActions = {
  kind,
  async open(q, reader, id) {
    if (!reader.authorities.has(READ_KEY)) throw problem("permission.denied", { permission: READ_KEY });
    const row = await openDevice(q, id);
    return {
      ...named(row),
      refusal: (need) =>
        need === "comment" || mayManageBookings(row, reader)
          ? null
          : problem("permission.denied", { permission: "EQUIPMENT_ASSET" }),
      letters: null,
    };
  },
  hold: lockDeviceForUpdate,
  name: async (q, { authorities }, ids) =>
    authorities.has(READ_KEY) ? (await findDevices(q, ids)).map(named) : [],
  async find(q, { authorities }, text, limit) {
    if (!authorities.has(READ_KEY) || !(await findSwitch(q, "EQUIPMENT")).detail.enabled) return [];
    const search = await searchRecords(q, kind, text);
    const rows = await listDevices(q, { status: "normal", search, filters: null }, { skip: 0, limit });
    return rows.map(named);
  },
  async keepReaders(q, _, userIds) {
    const holders = new Set(await listHolders(q, READ_KEY));
    return userIds.filter((userId) => holders.has(userId));
  },
  async findOwned(q, id) {
    const [row] = await findDevices(q, [id]);
    return row && { ...named(row), ownerId: row.owners[0]?.userId ?? row.created_by, projectId: null };
  },
};

const statesOf = ({ status, blocks, is_calibration_over }: DeviceRow): SubjectState[] => [
  ...(blocks.length > 0 ? ["outOfOrder" as const] : []),
  ...(is_calibration_over ? ["calibrationOver" as const] : []),
  ...(status === "archive" ? ["archived" as const] : []),
];

/** Devices that cannot be used now, or are no longer. */
export const equipmentStates: SubjectStateSource = {
  kind,
  read: async (q, ids) => (await findDevices(q, ids)).map((row) => ({ id: row.id, states: statesOf(row) })),
};
