import { type UsageInput, usageInputSchema } from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { type CellFault, type TableKind, type TableRow, tableKind } from "../../tables/tables.service.ts";
import { findDevicesByText, findMembersByName } from "../devices/devices.store.ts";
import type { RecordUsage } from "./record-usage.ts";
import * as store from "./usage.store.ts";
import { formatLocalTime, momentOfCell } from "./usage-cells.rules.ts";

const id = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional();
const params = z.object({
  equipmentId: id,
  groupId: id,
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});

const PAGE_ROWS = 500;

/** Everything that cells name. */
interface Named {
  /** Devices by asset number and by name; null if a name is ambiguous. */
  readonly devices: ReadonlyMap<string, { readonly id: string; readonly timezone: string } | null>;
  readonly people: ReadonlyMap<string, string | null>;
}

const keyOf = (text: string | undefined): string => (text ?? "").trim().toLowerCase();
const textsOf = (rows: readonly TableRow[], column: string): string[] => [
  ...new Set(rows.map(({ cells }) => keyOf(cells[column])).filter((text) => text !== "")),
];

/** Usage records as tables: imports a lab's logbook and exports figures for accounting. */
export const usageTables = (
  { database }: Pick<Kernel, "database">,
  usage: Pick<RecordUsage, "write">,
): TableKind => {
  const readNamed = async (q: Queries, rows: readonly TableRow[]): Promise<Named> => {
    const [found, members] = await Promise.all([
      findDevicesByText(q, textsOf(rows, "device")),
      findMembersByName(q, textsOf(rows, "person")),
    ]);
    const devices = new Map<string, { id: string; timezone: string } | null>();
    for (const one of found) {
      const name = keyOf(one.name);
      devices.set(name, devices.has(name) ? null : one);
    }
    for (const one of found) devices.set(keyOf(one.asset_no), one);
    const people = new Map<string, string | null>();
    for (const { id, name } of members) people.set(keyOf(name), people.has(keyOf(name)) ? null : id);
    return { devices, people };
  };

  /** The record of a row, or what is wrong with it. */
  const inputOf = ({ cells }: TableRow, { devices, people }: Named): UsageInput | CellFault[] => {
    const device = devices.get(keyOf(cells.device));
    const person = cells.person ? people.get(keyOf(cells.person)) : null;
    const faults: CellFault[] = [];
    if (!device) faults.push({ column: "device", code: "equipment.not.found" });
    if (cells.person && !person) faults.push({ column: "person", code: "equipment.owner.unknown" });
    const [from, to] = [cells.start, cells.end].map((text) =>
      momentOfCell(text ?? "", device?.timezone ?? "UTC"),
    );
    if (from == null) faults.push({ column: "start", code: "request.invalid" });
    if (to == null || (from != null && to <= from) || (to ?? 0) > Date.now() + 60_000)
      faults.push({ column: "end", code: "usage.invalid" });
    if (faults.length > 0 || !device || from == null || to == null) return faults;
    const read = usageInputSchema.safeParse({
      equipmentId: device.id,
      userId: person ?? null,
      fromTime: new Date(from).toISOString(),
      toTime: new Date(to).toISOString(),
      counter: cells.counter || null,
      note: cells.note ?? "",
    });
    return read.success ? read.data : [{ column: "counter", code: "request.invalid" }];
  };

  return tableKind<z.infer<typeof params>>({
    kind: "equipmentUsage",
    feature: "EQUIPMENT",
    params,
    importing: {
      permission: "EQUIPMENT_ASSET",
      async check(q, call, rows) {
        const named = await readNamed(q, rows);
        const inputs = rows.map((row) => inputOf(row, named));
        const known = await store.findSameUsage(
          q,
          inputs.map((input) =>
            "equipmentId" in input
              ? { equipmentId: input.equipmentId, userId: input.userId ?? call.userId, from: input.fromTime }
              : null,
          ),
        );
        return inputs.map((input, at) =>
          "equipmentId" in input ? (known.has(at) ? "present" : "good") : input,
        );
      },
      async write(tx, call, rows) {
        const named = await readNamed(tx, rows);
        for (const row of rows) {
          const input = inputOf(row, named);
          if ("equipmentId" in input) await usage.write(tx, call, input);
        }
      },
    },
    exporting: {
      permission: "EQUIPMENT_ASSET",
      async *records(call) {
        let after: { time: string; id: string } | undefined;
        for (;;) {
          const rows = await database.read(call, (q) => store.listUsage(q, call.params, after, PAGE_ROWS));
          yield rows.map((row) => ({
            device: row.asset_no,
            deviceName: row.equipment_name,
            person: row.user_name,
            start: formatLocalTime(row.from_time, row.timezone),
            end: formatLocalTime(row.to_time, row.timezone),
            minutes: Math.round((row.to_time.getTime() - row.from_time.getTime()) / 60_000),
            bookedMinutes: row.booked_minutes ?? "",
            counter: row.counter ?? "",
            cost: row.cost ?? "",
            currency: row.cost === null ? "" : row.currency,
            note: row.note,
          }));
          const last = rows.at(-1);
          if (rows.length < PAGE_ROWS || last === undefined) return;
          after = { time: last.from_time.toISOString(), id: last.id };
        }
      },
    },
  });
};
