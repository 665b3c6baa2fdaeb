import { isUnit, readUnit } from "@benchleaf/bio";
import {
  amountSchema,
  fieldFiltersSchema,
  newSamplesSchema,
  type SampleMetaStatus,
  sampleStateSchema,
  stockUnits,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import {
  cellsOfValues,
  entriesOfCells,
  type FieldColumn,
  fillFields,
  filtersText,
  narrowByFields,
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
  type Place,
  type PlaceFault,
  readPlaces,
  takePlaces,
  withFaults,
} from "../warehouses/warehouses.service.ts";
import type { MakeSamples, NewSample } from "./make-samples.ts";
import { listMetas, lockMetasOf, type MetaRow } from "./metas.store.ts";
import { placeOf } from "./samples.present.ts";
import { stageIn } from "./samples.rules.ts";
import * as store from "./samples.store.ts";

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
const enabled: SampleMetaStatus = "enabled";

const metaOf = (metas: readonly MetaRow[], written: string): MetaRow | undefined => {
  const wanted = written.toLowerCase();
  return metas.find(({ name, label }) => name.toLowerCase() === wanted || label.toLowerCase() === wanted);
};

interface Known {
  readonly metas: readonly MetaRow[];
  readonly columns: readonly FieldColumn[];
  readonly places: ReadonlyMap<string, Place | PlaceFault>;
}

/** The errors of a row, or the sample it becomes. */
const readRow = (
  { metas, columns, places }: Known,
  { cells }: TableRow,
): { readonly faults: CellFault[] } | { readonly sample: NewSample } => {
  const faults: CellFault[] = [];
  const meta = cells.meta ? metaOf(metas, cells.meta) : undefined;
  if (cells.meta && meta?.status !== enabled)
    faults.push({ column: "meta", code: "sample.meta.not.found" as const });
  // What a row may hold depends on its template, so that without one nothing else is to blame.
  if (faults.length > 0) return { faults };
  const stages = meta?.settings.stages ?? [];
  const stage = stageIn(stages, cells.stage ?? "");
  if (stage === null && cells.stage)
    faults.push(
      stages.length === 0
        ? { column: "stage", code: "sample.meta.status.invalid" }
        : {
            column: "stage",
            code: "table.cell.no.choice",
            data: { choices: stages.map(({ label }) => label).join(", ") },
          },
    );
  const unit = cells.unit ? (readUnit(cells.unit) ?? cells.unit) : (meta?.settings.unit ?? "µL");
  if (!isUnit(unit) || !stockUnits.includes(unit))
    faults.push({ column: "unit", code: "table.cell.no.unit" as const });
  const value = cells.amount || "1";
  if (!amountSchema.shape.value.safeParse(value).success)
    faults.push({ column: "amount", code: "stock.amount.invalid" as const });
  const place = cells.place ? (places.get(cells.place) ?? null) : null;
  if (typeof place === "string") faults.push({ column: "place", code: place });
  const filled = entriesOfCells(columns, cells, meta?.id ?? null);
  if ("faults" in filled) faults.push(...filled.faults);
  if ("faults" in filled || typeof place === "string" || faults.length > 0) return { faults };
  const input = newSamplesSchema.parse({
    name: cells.name ?? "",
    expirationDay: cells.expirationDay || null,
    note: cells.note ?? "",
    quantity: { value, unit },
  });
  const { name, projectId, expirationDay, note, quantity } = input;
  const byMeta = {
    ...{ metaId: meta?.id ?? null, metaVersion: meta?.version ?? null, stage: stage ?? "" },
  };
  return {
    sample: {
      ...{ name, projectId, expirationDay, note, quantity, unit: quantity.unit },
      ...{ byMeta, place, entries: filled.entries },
    },
  };
};

/** Samples as tables; those that are imported are new ones. */
export const sampleTables = ({ database, audit }: Kernel, make: MakeSamples): TableKind => {
  /** The team's own fields of samples, and those of the templates of a warehouse. */
  const listColumns = async (q: Queries, warehouseId: string): Promise<readonly FieldColumn[]> => {
    const metas = await listMetas(q, warehouseId);
    return fillFields.columns(
      q,
      "sample",
      metas.map(({ id: metaId }) => metaId),
    );
  };

  const readKnown = async (
    q: Queries,
    warehouseId: string,
    written: readonly TableRow[],
  ): Promise<Known & { readonly rows: readonly TableRow[] }> => {
    const columns = await listColumns(q, warehouseId);
    const codes = written.flatMap(({ cells }) => cells.place || []);
    return {
      columns,
      metas: await listMetas(q, warehouseId),
      places: await readPlaces(q, warehouseId, codes),
      rows: await fillFields.readReferences(q, columns, written),
    };
  };

  return tableKind<Params>({
    kind: "sample",
    feature: "SAMPLE",
    params,
    ownColumns: (q, { warehouseId }) => listColumns(q, warehouseId),
    importing: {
      permission: "SAMPLE_CREATE",
      admit: admitTo("sample", "use"),
      async check(q, call, rows): Promise<RowVerdict[]> {
        const known = await readKnown(q, call.params.warehouseId, rows);
        const takes = takePlaces();
        return known.rows.map((row) => {
          const read = readRow(known, row);
          if ("faults" in read) return read.faults;
          return takes(read.sample.place)
            ? "good"
            : [{ column: "place", code: "position.occupied" as const }];
        });
      },
      async write(tx, call, rows) {
        const { warehouseId } = call.params;
        lockMetasOf(tx, warehouseId);
        const known = await readKnown(tx, warehouseId, rows);
        const samples = known.rows.map((row) => {
          const read = readRow(known, row);
          if ("faults" in read) throw problem("request.invalid");
          return read.sample;
        });
        const made = await withFaults(make.each(tx, { warehouseId, action: "create" }, samples));
        await audit.record(tx, call, {
          action: "sample.create",
          objectType: "warehouse",
          objectId: warehouseId,
          after: { numbers: made.map(({ number }) => number) },
        });
      },
    },
    exporting: {
      permission: "SAMPLE_READ",
      admit: admitTo("sample"),
      async *records(call) {
        const { search, isMine, isOverdue, filters, ...filter } = call.params;
        const columns = await database.read(call, (q) => listColumns(q, filter.warehouseId));
        let before: string | undefined;
        for (;;) {
          const from = before;
          const { rows, testedTo } = await database.read(call, async (q) =>
            store.listSamples(q, {
              ...filter,
              search: await searchRecords(q, "sample", search),
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
