import { isUnit, readUnit } from "@benchleaf/bio";
import {
  type StockIn,
  stockInSchema,
  stockOperationSchema,
  stockUnits,
  timezoneSchema,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import {
  type CellFault,
  type RowVerdict,
  type TableKind,
  type TableRow,
  tableKind,
} from "../tables/tables.service.ts";
import {
  admitTo,
  amountIn,
  type Place,
  type PlaceFault,
  readPlaces,
  takePlaces,
  withFaults,
} from "../warehouses/warehouses.service.ts";
import { listMovements } from "./ledger.store.ts";
import { findBatches } from "./lots.store.ts";
import { findWritten, type WrittenMaterial } from "./materials.store.ts";
import { stockIn } from "./record-stock.ts";

const id = z.string().regex(/^\d{1,18}$/);
const params = z.object({
  warehouseId: id,
  materialId: id.optional(),
  operation: stockOperationSchema.optional(),
  direction: z.enum(["in", "out"]).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  timezone: timezoneSchema.optional(),
});
type Params = z.infer<typeof params>;

/** As spreadsheets read it: `2026-11-25 09:30`. */
const momentIn = (timezone: string | undefined, instant: Date): string =>
  new Intl.DateTimeFormat("sv-SE", {
    ...{ dateStyle: "short", timeStyle: "short", timeZone: timezone ?? "UTC" },
  }).format(instant);

const PAGE_ROWS = 500;

type Incoming = Omit<StockIn, "reason">;

interface Known {
  readonly materials: ReadonlyMap<string, WrittenMaterial>;
  readonly places: ReadonlyMap<string, Place | PlaceFault>;
}

const readKnown = async (q: Queries, warehouseId: string, rows: readonly TableRow[]): Promise<Known> => ({
  materials: await findWritten(
    q,
    warehouseId,
    rows.flatMap(({ cells }) => cells.material || []),
  ),
  places: await readPlaces(
    q,
    warehouseId,
    rows.flatMap(({ cells }) => cells.place || []),
  ),
});

/** Whether an amount can be converted to the unit of its material. */
const fits = (unit: WrittenMaterial["unit"], quantity: StockIn["quantity"]): boolean => {
  try {
    amountIn(unit, quantity);
    return true;
  } catch {
    return false;
  }
};

/** The errors of a row, or the stock that comes in by it. */
const readRow = (
  { materials, places }: Known,
  { cells }: TableRow,
): { readonly faults: CellFault[] } | { readonly input: Incoming } => {
  const faults: CellFault[] = [];
  const material = materials.get((cells.material ?? "").toLowerCase());
  if (material === undefined) return { faults: [{ column: "material", code: "material.not.found" }] };
  const unit = cells.unit ? (readUnit(cells.unit) ?? cells.unit) : material.unit;
  const isKnown = isUnit(unit) && stockUnits.includes(unit);
  if (!isKnown) faults.push({ column: "unit", code: "table.cell.no.unit" });
  const place = cells.place ? (places.get(cells.place) ?? null) : null;
  if (typeof place === "string") return { faults: [...faults, { column: "place", code: place }] };
  const read = stockInSchema.safeParse({
    materialId: material.id,
    batchNo: cells.batchNo || "1",
    expirationDay: cells.expirationDay || null,
    supplier: cells.supplier ?? "",
    quantity: { value: cells.amount, unit },
    ...(place ?? {}),
  });
  if (!read.success) {
    if (isKnown) faults.push({ column: "amount", code: "stock.amount.invalid" });
    return { faults };
  }
  if (!fits(material.unit, read.data.quantity))
    faults.push({ column: "unit", code: "quantity.unit.mismatch" });
  const { reason: _, ...input } = read.data;
  return faults.length > 0 ? { faults } : { input };
};

const dayKey = ({ materialId, batchNo }: Pick<Incoming, "materialId" | "batchNo">): string =>
  `${materialId} ${batchNo.toLowerCase()}`;

/** What comes in of known materials, and the ledger of a warehouse, as tables. */
export const stockTables = ({ database, audit }: Kernel): TableKind =>
  tableKind<Params>({
    kind: "stock",
    feature: "INVENTORY",
    params,
    importing: {
      permission: "INVENTORY_MATERIAL_CREATE",
      admit: admitTo("inventory", "use"),
      async check(q, call, rows): Promise<RowVerdict[]> {
        const known = await readKnown(q, call.params.warehouseId, rows);
        const read = rows.map((row) => readRow(known, row));
        const inputs = read.flatMap((one) => ("input" in one ? [one.input] : []));
        const days = new Map((await findBatches(q, inputs)).map((lot) => [dayKey(lot), lot.expirationDay]));
        const takes = takePlaces();
        return read.map((one) => {
          if ("faults" in one) return one.faults;
          const { input } = one;
          const key = dayKey(input);
          const day = days.get(key);
          if (day !== undefined && day !== input.expirationDay)
            return [{ column: "expirationDay", code: "lot.expiry.differs", data: { batch: input.batchNo } }];
          days.set(key, input.expirationDay);
          const { locationId, position } = input;
          const isFree = takes(locationId === null ? null : { locationId, position });
          return isFree ? "good" : [{ column: "place", code: "position.occupied" }];
        });
      },
      async write(tx, call, rows) {
        const { warehouseId } = call.params;
        const known = await readKnown(tx, warehouseId, rows);
        const byReason = new Map<string, Incoming[]>();
        for (const row of rows) {
          const read = readRow(known, row);
          if ("faults" in read) throw problem("request.invalid");
          const { reason = "" } = row.cells;
          byReason.set(reason, [...(byReason.get(reason) ?? []), read.input]);
        }
        for (const [reason, inputs] of byReason) {
          const containerIds = await withFaults(stockIn(tx, warehouseId, inputs, { reason }));
          await audit.record(tx, call, {
            action: "stock.in",
            objectType: "warehouse",
            objectId: warehouseId,
            after: { containerIds, reason },
          });
        }
      },
    },
    exporting: {
      permission: "INVENTORY_RECORDS",
      admit: admitTo("inventory"),
      async *records(call) {
        const { materialId, operation, direction, from, to, timezone, warehouseId } = call.params;
        for (let before: string | undefined; ; ) {
          const last = before;
          const rows = await database.read(call, (q) =>
            listMovements(q, {
              ...{ warehouseId, materialId, operation, direction, from, to, timezone },
              ...{ before: last, limit: PAGE_ROWS },
            }),
          );
          yield rows.map((row) => ({
            time: momentIn(timezone, row.create_time),
            operation: row.operation,
            material: row.material_number ?? "",
            name: row.material ?? "",
            amount: row.amount,
            unit: row.unit,
            batchNo: row.batch_no ?? "",
            expirationDay: row.expiration_day ?? "",
            supplier: row.supplier ?? "",
            place: "",
            reason: row.reason,
            author: row.author,
          }));
          if (rows.length < PAGE_ROWS) return;
          before = rows.at(-1)!.id;
        }
      },
    },
  });
