import {
  type EquipmentInput,
  equipmentInputSchema,
  equipmentStatusSchema,
  fieldFiltersSchema,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { filtersText, searchRecords } from "../../records/records.service.ts";
import {
  type CellFault,
  type RowVerdict,
  type TableKind,
  type TableRow,
  tableKind,
} from "../../tables/tables.service.ts";
import * as store from "./devices.store.ts";
import { findGroupsByName } from "./groups.store.ts";
import type { ManageDevices } from "./manage-devices.ts";

const params = z.object({
  status: equipmentStatusSchema.optional(),
  search: z.string().trim().max(100).optional(),
  category: z.string().max(60).optional(),
  groupId: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  fields: z
    .string()
    .max(4_000)
    .refine((text) => fieldFiltersSchema.safeParse(text).success)
    .optional(),
});

const PAGE_ROWS = 500;
const day = z.iso.date();

/** Devices as tables. A device is identified by its asset number. */
export const deviceTables = (
  { database }: Pick<Kernel, "database">,
  devices: Pick<ManageDevices, "addAll">,
): TableKind => {
  const groupsOf = async (q: Queries, rows: readonly TableRow[]): Promise<ReadonlyMap<string, string>> => {
    const names = [...new Set(rows.map(({ cells }) => cells.group ?? "").filter((name) => name !== ""))];
    return new Map((await findGroupsByName(q, names)).map(({ id, name_key }) => [name_key, id]));
  };
  const groupIdOf = (groups: ReadonlyMap<string, string>, name: string | undefined) =>
    groups.get((name ?? "").toLowerCase()) ?? null;

  const inputOf = ({ cells }: TableRow, groups: ReadonlyMap<string, string>): EquipmentInput =>
    equipmentInputSchema.parse({
      name: cells.name ?? "",
      assetNo: cells.assetNo ?? "",
      model: cells.model ?? "",
      serialNo: cells.serialNo ?? "",
      manufacturer: cells.manufacturer ?? "",
      category: cells.category ?? "",
      location: cells.location ?? "",
      description: cells.description ?? "",
      groupId: groupIdOf(groups, cells.group),
      calibrationDue: cells.calibrationDue || null,
    });

  const faultsOf = ({ cells }: TableRow, groups: ReadonlyMap<string, string>): CellFault[] => [
    ...(cells.calibrationDue && !day.safeParse(cells.calibrationDue).success
      ? [{ column: "calibrationDue", code: "request.invalid" as const }]
      : []),
    ...(cells.group && groupIdOf(groups, cells.group) === null
      ? [{ column: "group", code: "equipment.group.not.found" as const }]
      : []),
  ];

  return tableKind<z.infer<typeof params>>({
    kind: "equipment",
    feature: "EQUIPMENT",
    params,
    importing: {
      permission: "EQUIPMENT_ASSET",
      async check(q, _, rows): Promise<RowVerdict[]> {
        const groups = await groupsOf(q, rows);
        const numbers = rows.map(({ cells }) => cells.assetNo ?? "").filter((number) => number !== "");
        const taken = await store.takenAssetNos(q, numbers);
        return rows.map((row) => {
          const faults = faultsOf(row, groups);
          if (faults.length > 0) return faults;
          return taken.has(row.cells.assetNo ?? "") ? "present" : "good";
        });
      },
      async write(tx, call, rows) {
        const groups = await groupsOf(tx, rows);
        await devices.addAll(
          tx,
          call,
          rows.map((row) => inputOf(row, groups)),
        );
      },
    },
    exporting: {
      permission: "EQUIPMENT_READ",
      async *records(call) {
        const { fields, search: searched, ...filter } = call.params;
        const filters = fields === undefined ? null : filtersText(fieldFiltersSchema.parse(fields));
        for (let skip = 0; ; skip += PAGE_ROWS) {
          const rows = await database.read(call, async (q) => {
            const search = await searchRecords(q, "equipment", searched);
            return store.listDevices(q, { ...filter, search, filters }, { skip, limit: PAGE_ROWS });
          });
          yield rows.map((row) => ({
            name: row.name,
            assetNo: row.asset_no,
            model: row.model,
            serialNo: row.serial_no,
            manufacturer: row.manufacturer,
            category: row.category,
            location: row.location,
            group: row.group_name ?? "",
            calibrationDue: row.calibration_due ?? "",
            description: row.description,
            owners: row.owners.map(({ name }) => name).join(", "),
            status: row.status,
          }));
          if (rows.length < PAGE_ROWS) return;
        }
      },
    },
  });
};
