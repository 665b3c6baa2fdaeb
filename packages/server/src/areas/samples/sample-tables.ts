import { isUnit } from "@benchleaf/bio";
import {
  amountSchema,
  fieldFiltersSchema,
  type NewSamples,
  newSamplesSchema,
  type SampleMetaStatus,
  sampleStateSchema,
  stockUnits,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { containing } from "../paging.ts";
import {
  cellsOfValues,
  entriesOfCells,
  type FieldColumn,
  fillFields,
  filtersText,
  narrowByFields,
} from "../records/records.service.ts";
import {
  type CellFault,
  type RowVerdict,
  type TableCall,
  type TableKind,
  type TableRow,
  tableKind,
} from "../tables/tables.service.ts";
import { openWarehouse, withFaults } from "../warehouses/warehouses.service.ts";
import { findPlace } from "./find-place.ts";
import type { MakeSamples } from "./make-samples.ts";
import { listMetas, type MetaRow } from "./metas.store.ts";
import { placeOf } from "./samples.present.ts";
import { stageIn } from "./samples.rules.ts";
import * as store from "./samples.store.ts";
import { isTaken } from "./taken-places.store.ts";

const id = z.string().regex(/^\d{1,18}$/);
const params = z.object({
  warehouseId: id,
  search: z.string().trim().max(100).optional(),
  metaId: id.optional(),
  state: sampleStateSchema.optional(),
  stage: z.string().max(60).optional(),
  isMine: z.literal("true").optional(),
  expirationDate: z.iso.date().optional(),
  isOverdue: z.literal("true").optional(),
  filters: fieldFiltersSchema.optional(),
});
type Params = z.infer<typeof params>;

const PAGE_ROWS = 500;
const day = z.iso.date();
const enabled: SampleMetaStatus = "enabled";

/** The importing user, for `openWarehouse`; no one is an administrator here. */
const askingOf = (call: TableCall<Params>) => ({ ...call, roles: new Set<string>() }) as unknown as Session;

const metaOf = (metas: readonly MetaRow[], written: string): MetaRow | undefined => {
  const wanted = written.toLowerCase();
  return metas.find(({ name, label }) => name.toLowerCase() === wanted || label.toLowerCase() === wanted);
};

/** Samples as tables; those that are imported are new ones. */
export const sampleTables = ({ database, audit }: Kernel, make: MakeSamples): TableKind => {
  /** The errors of a row, or the sample it becomes. */
  const readRow = async (
    q: Queries,
    warehouseId: string,
    metas: readonly MetaRow[],
    columns: readonly FieldColumn[],
    { cells }: TableRow,
  ): Promise<
    { readonly faults: CellFault[] } | { readonly input: NewSamples; readonly placeKey: string }
  > => {
    const faults: CellFault[] = [];
    const meta = cells.meta ? metaOf(metas, cells.meta) : undefined;
    if (cells.meta && meta?.status !== enabled)
      faults.push({ column: "meta", code: "sample.meta.not.found" as const });
    const stage = cells.stage ?? "";
    if (stage !== "" && stageIn(meta?.settings.stages ?? [], stage) === null)
      faults.push({ column: "stage", code: "sample.meta.status.invalid" as const });
    const unit = cells.unit || (meta?.settings.unit ?? "µL");
    if (!isUnit(unit) || !stockUnits.includes(unit))
      faults.push({ column: "unit", code: "request.invalid" as const });
    const value = cells.amount || "1";
    if (!amountSchema.shape.value.safeParse(value).success)
      faults.push({ column: "amount", code: "stock.amount.invalid" as const });
    if (cells.expirationDay && !day.safeParse(cells.expirationDay).success)
      faults.push({ column: "expirationDay", code: "request.invalid" as const });
    const place = cells.place ? await findPlace(q, warehouseId, cells.place) : null;
    if (cells.place && place === null) faults.push({ column: "place", code: "location.not.found" as const });
    if (place?.position && (await isTaken(q, place.locationId, place.position)))
      faults.push({ column: "place", code: "position.occupied" as const });
    const filled = entriesOfCells(columns, cells, meta?.id ?? null);
    if ("faults" in filled) faults.push(...filled.faults);
    if ("faults" in filled || faults.length > 0) return { faults };
    const input = newSamplesSchema.parse({
      name: cells.name ?? "",
      metaId: meta?.id ?? null,
      stage,
      expirationDay: cells.expirationDay || null,
      note: cells.note ?? "",
      quantity: { value, unit },
      place,
      fields: filled.entries,
    });
    return { input, placeKey: place?.position ? JSON.stringify(place) : "" };
  };

  /** The team's own fields of samples, and those of the templates of a warehouse. */
  const listColumns = async (q: Queries, warehouseId: string): Promise<readonly FieldColumn[]> => {
    const metas = await listMetas(q, warehouseId);
    return fillFields.columns(
      q,
      "sample",
      metas.map(({ id: metaId }) => metaId),
    );
  };

  return tableKind<Params>({
    kind: "sample",
    feature: "SAMPLE",
    params,
    ownColumns: (q, { warehouseId }) => listColumns(q, warehouseId),
    importing: {
      permission: "SAMPLE_CREATE",
      async admit(q, call) {
        const warehouse = await openWarehouse(q, askingOf(call), call.params.warehouseId, "use");
        if (warehouse.kind !== "sample") throw problem("warehouse.not.found");
      },
      async check(q, call, rows): Promise<RowVerdict[]> {
        const { warehouseId } = call.params;
        const metas = await listMetas(q, warehouseId);
        const columns = await listColumns(q, warehouseId);
        const places = new Set<string>();
        const verdicts: RowVerdict[] = [];
        for (const row of rows) {
          const read = await readRow(q, warehouseId, metas, columns, row);
          if ("faults" in read) verdicts.push(read.faults);
          else if (read.placeKey !== "" && places.has(read.placeKey))
            verdicts.push([{ column: "place", code: "position.occupied" as const }]);
          else {
            places.add(read.placeKey);
            verdicts.push("good");
          }
        }
        return verdicts;
      },
      async write(tx, call, rows) {
        const { warehouseId } = call.params;
        const metas = await listMetas(tx, warehouseId);
        const columns = await listColumns(tx, warehouseId);
        const numbers: string[] = [];
        for (const row of rows) {
          const read = await readRow(tx, warehouseId, metas, columns, row);
          if ("faults" in read) throw problem("request.invalid");
          const { count, quantity, place, ...input } = read.input;
          const [made] = await withFaults(
            make(tx, askingOf(call), {
              ...{ warehouseId, input, count, quantity, place, unit: quantity.unit, action: "create" },
            }),
          );
          numbers.push(made!.number);
        }
        await audit.record(tx, call, {
          action: "sample.create",
          objectType: "warehouse",
          objectId: warehouseId,
          after: { numbers },
        });
      },
    },
    exporting: {
      permission: "SAMPLE_READ",
      async admit(q, call) {
        const warehouse = await openWarehouse(q, askingOf(call), call.params.warehouseId);
        if (warehouse.kind !== "sample") throw problem("warehouse.not.found");
      },
      async *records(call) {
        const { search = "", isMine, isOverdue, filters, ...filter } = call.params;
        const columns = await database.read(call, (q) => listColumns(q, filter.warehouseId));
        let before: string | undefined;
        for (;;) {
          const from = before;
          const { rows, testedTo } = await database.read(call, async (q) =>
            store.listSamples(q, {
              ...filter,
              search: containing(search),
              ownerId: isMine === "true" ? call.userId : undefined,
              isOverdue: isOverdue === "true",
              fields: await narrowByFields(q, filtersText(filters)),
              withFields: columns.length > 0,
              before: from,
              limit: PAGE_ROWS,
            }),
          );
          yield rows.map((row) => ({
            number: row.number,
            name: row.name,
            meta: row.meta ?? "",
            amount: row.quantity,
            unit: row.unit,
            stage: row.stage,
            expirationDay: row.expiration_day ?? "",
            place: placeOf(row) ?? "",
            note: row.note,
            owner: row.owner,
            state: row.state,
            createTime: row.create_time.toISOString(),
            ...cellsOfValues(columns, row.fields ?? []),
          }));
          before = rows.length < PAGE_ROWS ? (testedTo ?? undefined) : rows.at(-1)!.id;
          if (before === undefined) return;
        }
      },
    },
  });
};
