import { isUnit, readUnit } from "@benchleaf/bio";
import {
  type FieldEntries,
  fieldFiltersSchema,
  type MaterialInput,
  materialInputSchema,
  materialKindSchema,
  stockInSchema,
  stockUnits,
  timezoneSchema,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import {
  cellsOfValues,
  entriesOfCells,
  fillFields,
  filtersText,
  searchRecords,
} from "../records/records.service.ts";
import {
  type CellFault,
  type RowVerdict,
  type TableKind,
  type TableRow,
  tableKind,
} from "../tables/tables.service.ts";
import {
  admitTo,
  askingOf,
  type Place,
  type PlaceFault,
  readPlaces,
  takePlaces,
  withFaults,
} from "../warehouses/warehouses.service.ts";
import { presentMaterial } from "./inventory.present.ts";
import { uniqueKeyOf } from "./inventory.rules.ts";
import type { ManageMaterials } from "./manage-materials.ts";
import * as store from "./materials.store.ts";
import { stockIn } from "./record-stock.ts";

const params = z.object({
  warehouseId: z.string().regex(/^\d{1,18}$/),
  search: z.string().trim().max(100).optional(),
  kind: materialKindSchema.optional(),
  isLow: z.literal("true").optional(),
  isArchived: z.literal("true").optional(),
  expirationDate: z.iso.date().optional(),
  expirationFrom: z.iso.date().optional(),
  filters: fieldFiltersSchema.optional(),
  timezone: timezoneSchema.default("UTC"),
});
type Params = z.infer<typeof params>;

const PAGE_ROWS = 500;

/** The lot that a row without a batch number gets. */
const FIRST_BATCH = "1";

/** As it is written, e.g. `ul` for µL. */
const unitOf = ({ unit }: TableRow["cells"]): string => (unit ? (readUnit(unit) ?? unit) : "pcs");

const inputOf = ({ cells }: TableRow, fields: FieldEntries): MaterialInput =>
  materialInputSchema.parse({
    name: cells.name ?? "",
    kind: cells.kind || "other",
    unit: unitOf(cells),
    cas: cells.cas ?? "",
    brand: cells.brand ?? "",
    catalogNumber: cells.catalogNumber ?? "",
    specification: cells.specification ?? "",
    storage: cells.storage ?? "",
    note: cells.note ?? "",
    lowQuantity: cells.lowQuantity || null,
    fields,
  });

/** Stock of an imported row: a lot with one container; null if it has no amount. */
const stockOf = (row: TableRow, materialId: string) => {
  const { cells } = row;
  if (!cells.amount) return null;
  return stockInSchema.safeParse({
    materialId,
    batchNo: cells.batchNo || FIRST_BATCH,
    expirationDay: cells.expirationDay || null,
    quantity: { value: cells.amount, unit: unitOf(cells) },
  });
};

const faultsOf = (row: TableRow): CellFault[] => {
  const { cells } = row;
  const faults: CellFault[] = [];
  const unit = unitOf(cells);
  if (!isUnit(unit) || !stockUnits.includes(unit))
    faults.push({ column: "unit", code: "table.cell.no.unit" });
  else if (stockOf(row, "1")?.success === false)
    faults.push({ column: "amount", code: "stock.amount.invalid" });
  const given = materialInputSchema.safeParse({
    ...cells,
    unit: "pcs",
    lowQuantity: cells.lowQuantity || null,
  });
  if (!given.success && cells.cas && given.error.issues.some(({ path }) => path[0] === "cas"))
    faults.push({ column: "cas", code: "material.cas.invalid" });
  if (!given.success && given.error.issues.some(({ path }) => path[0] === "lowQuantity"))
    faults.push({ column: "lowQuantity", code: "stock.amount.invalid" });
  return faults;
};

const identityOf = ({ cells }: TableRow): store.RowIdentity => ({
  name: cells.name ?? "",
  cas: cells.cas ?? "",
  brand: cells.brand ?? "",
  specification: cells.specification ?? "",
  catalogNumber: cells.catalogNumber ?? "",
  batchNo: cells.amount ? cells.batchNo || FIRST_BATCH : null,
});

/**
 * Rows that are there already, so that a table that is read again makes nothing twice, and rows that the warehouse's rule of
 * uniqueness refuses.
 */
const findKnown = async (q: Queries, warehouseId: string, rows: readonly TableRow[]) => {
  const identities = rows.map(identityOf);
  const same = await store.findSameRows(q, warehouseId, identities);
  const fields = await store.findUniqueness(q, warehouseId);
  const keys = identities.map((identity) => uniqueKeyOf(fields, identity));
  const taken = new Set(
    await store.findTakenKeys(
      q,
      warehouseId,
      keys.flatMap((key) => key ?? []),
    ),
  );
  return {
    isSame: (at: number) => same.has(at),
    /** Whether its key is free; then it is taken by this row. */
    takesKey: (at: number): boolean => {
      const key = keys[at] ?? null;
      if (key === null) return true;
      const isFree = !taken.has(key);
      taken.add(key);
      return isFree;
    },
    column: fields[0] ?? null,
  };
};

const placesOfRows = (rows: readonly TableRow[]): string[] => rows.flatMap(({ cells }) => cells.place || []);

/** Where the stock of a row goes; null if that is not stated. */
const placeIn = (
  places: ReadonlyMap<string, Place | PlaceFault>,
  { cells }: TableRow,
): Place | PlaceFault | null => (cells.place ? (places.get(cells.place) ?? null) : null);

/** Materials as tables, with their initial stock; imported rows are new materials. */
export const materialTables = (
  { database }: Pick<Kernel, "database">,
  materials: Pick<ManageMaterials, "insert" | "findRoom">,
): TableKind =>
  tableKind<Params>({
    kind: "material",
    feature: "INVENTORY",
    params,
    ownColumns: (q) => fillFields.columns(q, "material"),
    importing: {
      permission: "INVENTORY_MATERIAL_CREATE",
      admit: admitTo("inventory", "use"),
      async check(q, call, written): Promise<RowVerdict[]> {
        const columns = await fillFields.columns(q, "material");
        const rows = await fillFields.readReferences(q, columns, written);
        const places = await readPlaces(q, call.params.warehouseId, placesOfRows(rows));
        const room = await materials.findRoom(q);
        const takes = takePlaces();
        const known = await findKnown(q, call.params.warehouseId, rows);
        let count = 0;
        return rows.map((row, at) => {
          const faults = faultsOf(row);
          const filled = entriesOfCells(columns, row.cells, null);
          if ("faults" in filled) faults.push(...filled.faults);
          const place = placeIn(places, row);
          if (typeof place === "string") faults.push({ column: "place", code: place });
          if (faults.length > 0) return faults;
          if (known.isSame(at)) return "present";
          if (!known.takesKey(at)) return [{ column: known.column, code: "field.value.duplicate" }];
          if (room !== null && count >= room.left)
            return [{ column: null, code: "inventory.materials.limit.exceed", data: { limit: room.limit } }];
          if (typeof place !== "string" && !takes(place))
            return [{ column: "place", code: "position.occupied" }];
          count += 1;
          return "good";
        });
      },
      async write(tx, call, written) {
        const { warehouseId } = call.params;
        const columns = await fillFields.columns(tx, "material");
        const rows = await fillFields.readReferences(tx, columns, written);
        const places = await readPlaces(tx, warehouseId, placesOfRows(rows));
        const inputs = rows.map((row) => {
          const filled = entriesOfCells(columns, row.cells, null);
          if ("faults" in filled) throw problem("request.invalid");
          return inputOf(row, filled.entries);
        });
        await withFaults(
          (async () => {
            const ids = await materials.insert(tx, askingOf(call), warehouseId, inputs);
            const incoming = rows.flatMap((row, at) => {
              const stock = stockOf(row, ids[at]!);
              const place = placeIn(places, row);
              if (typeof place === "string") throw problem(place);
              return stock?.success ? [{ ...stock.data, ...(place ?? {}) }] : [];
            });
            await stockIn(tx, warehouseId, incoming, {});
          })(),
        );
      },
    },
    exporting: {
      permission: "INVENTORY_READ",
      admit: admitTo("inventory"),
      async *records(call) {
        const { warehouseId, search, kind, isLow, isArchived, expirationDate, expirationFrom, filters } =
          call.params;
        const { timezone } = call.params;
        const columns = await database.read(call, (q) => fillFields.columns(q, "material"));
        let after: readonly [string, string] | undefined;
        for (;;) {
          const from = after;
          const rows = await database.read(call, async (q) =>
            store.listMaterials(q, {
              ...{ warehouseId, search: await searchRecords(q, "material", search), kind, expirationDate },
              ...{ isLow: isLow === "true", isArchived: isArchived === "true", expirationFrom },
              ...{ filters: filtersText(filters), timezone, after: from, limit: PAGE_ROWS },
            }),
          );
          yield rows.map(presentMaterial).map((row) => ({
            number: row.number,
            name: row.name,
            kind: row.kind,
            cas: row.cas,
            brand: row.brand,
            catalogNumber: row.catalogNumber,
            specification: row.specification,
            storage: row.storage,
            unit: row.unit,
            amount: row.quantity,
            batchNo: "",
            expirationDay: row.firstExpiry ?? "",
            place: "",
            lowQuantity: row.lowQuantity ?? "",
            note: row.note,
            ...cellsOfValues(columns, row.fields ?? []),
          }));
          if (rows.length < PAGE_ROWS) return;
          const last = rows.at(-1)!;
          after = [last.name, last.id];
        }
      },
    },
  });
