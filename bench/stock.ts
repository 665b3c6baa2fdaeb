import type pg from "pg";
import { callsOf } from "./calls.ts";
import { type Measurement, median } from "./results.ts";
import type { Owner } from "./sign-in.ts";
import { sized } from "./smoke-mode.ts";
import { withDemoLab } from "./workbench.ts";

const SAMPLES = sized(1_000_000, 2_000);
const MOVEMENTS = sized(1_000_000, 2_000);
const MATERIALS = sized(2_000, 20);
const IMPORTED = sized(10_000, 50);
/** Others, with as many containers in all as there are samples. */
const WAREHOUSES_BESIDE = sized(50, 2);
const CLIENTS = 200;
const IN_LOT = 100;
const ROUNDS = sized(7, 1);
const MAX_MS = 300;
const MAX_IMPORT_MS = 20_000;
const WAREHOUSES = "/app/platform/resource/warehouses";

interface Field {
  readonly id: string;
  readonly version: number;
}
interface Made {
  readonly store: string;
  readonly freezer: string;
  readonly fields: Readonly<Record<"strain" | "density" | "remark", Field>>;
}
type Call = ReturnType<typeof callsOf>;

/** The warehouses and the team's own fields, by the product itself. */
const prepare = async (call: Call, owner: Owner): Promise<Made> => {
  await call("PUT", `/app/instance/teams/${owner.tenantId}/switches`, {
    switches: ["INVENTORY", "SAMPLE"].map((feature) => ({
      ...{ feature, enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] },
    })),
  });
  const open = async (kind: string) =>
    (
      await call<{ id: string }>("POST", WAREHOUSES, {
        kind,
        name: `bench ${kind} ${Date.now()}`,
        teamRight: "use",
      })
    ).id;
  const field = (name: string, type: string, more: object = {}) =>
    call<Field>("POST", "/app/fields", { kind: "sample", name: `${name} ${Date.now()}`, type, ...more });
  const choices = Array.from({ length: 12 }, (_, at) => `strain ${at}`);
  return {
    store: await open("inventory"),
    freezer: await open("sample"),
    fields: {
      strain: await field("Strain", "choice", { choices }),
      density: await field("Density", "number"),
      remark: await field("Remark", "text"),
    },
  };
};

/** A million of each, under constraints and indexes as they are; only row triggers are left out. */
const fill = async (
  database: pg.Client,
  { tenantId, userId }: Owner,
  { store, freezer, fields }: Made,
): Promise<void> => {
  const run = (text: string, values: readonly unknown[] = []) => database.query(text, [...values]);
  await run("set session_replication_role = replica");
  await run(
    `insert into material (tenant_id, warehouse_id, number, kind, name, unit, creator_id)
     select $1, $2, 'BM' || n, 'chemical', 'Bench salt ' || n, 'g', $3 from generate_series(1, ${MATERIALS}) n`,
    [tenantId, store, userId],
  );
  await run(
    `insert into lot (tenant_id, warehouse_id, material_id, batch_no, expiration_day)
     select tenant_id, warehouse_id, id, 'BENCH', current_date + (id % 900)::integer - 100 from material
     where tenant_id = $1 and warehouse_id = $2`,
    [tenantId, store],
  );
  await run(
    `insert into container (tenant_id, warehouse_id, holder_kind, holder_id, item_id, unit, quantity, expiration_day)
     select l.tenant_id, l.warehouse_id, 'lot', l.id, l.material_id, 'g', ${Math.ceil(MOVEMENTS / MATERIALS / 4)}, l.expiration_day
     from lot l, generate_series(1, 4) where l.tenant_id = $1 and l.warehouse_id = $2`,
    [tenantId, store],
  );
  await run(
    `with there as (
       select id, item_id, row_number() over (order by id) - 1 as n from container where tenant_id = $1 and warehouse_id = $2
     )
     insert into movement (tenant_id, warehouse_id, container_id, item_id, operation, amount, reason, author_id, create_time)
     select $1, $2, t.id, t.item_id, case when g.n % 40 = 0 then 'adjust' when g.n % 3 = 0 then 'use' else 'in' end,
       case when g.n % 3 = 0 and g.n % 40 <> 0 then -1 else 1 end, 'bench', $3, now() - (${MOVEMENTS} - g.n) * interval '30 seconds'
     from generate_series(1, ${MOVEMENTS}) as g (n) join there t on t.n = g.n % ${MATERIALS * 4}`,
    [tenantId, store, userId],
  );
  await run(
    `insert into sample (tenant_id, warehouse_id, number, name, owner_id, creator_id, state, taken_by, due_back,
       expiration_day, stage, create_time)
     select $1, $2, 'BS' || lpad(n::text, 8, '0'), 'clone ' || (n::bigint * 7919 % 100003) || ' ' || (array['pUC19', 'pET28a', 'HEK293', 'CHO', 'lysate'])[n % 5 + 1]
         || case when n % 20011 = 7 then ' 突变体' else '' end,
       $3, $3, case when n % 500 = 0 then 'out' when n % 97 = 0 then 'deleted' else 'in' end,
       case when n % 500 = 0 then $3::bigint end, case when n % 500 = 0 then current_date + (n % 60)::integer - 30 end,
       case when n % 3 = 0 then current_date + (n % 2000)::integer - 200 end, '',
       now() - (${SAMPLES} - n) * interval '20 seconds'
     from generate_series(1, ${SAMPLES}) n`,
    [tenantId, freezer, userId],
  );
  await run(
    `insert into container (tenant_id, warehouse_id, holder_kind, holder_id, unit, quantity)
     select tenant_id, warehouse_id, 'sample', id, 'µL', 50 from sample
     where tenant_id = $1 and warehouse_id = $2 and number like 'BS%'`,
    [tenantId, freezer],
  );
  const { strain, density, remark } = fields;
  const value = (field: Field, entered: string, words: string, number = "null") =>
    run(
      `insert into field_value (tenant_id, field_id, subject_kind, subject_id, version, entered, words, number)
       select tenant_id, $3, 'sample', id, $4, array[${entered}], ${words}, ${number} from sample
       where tenant_id = $1 and warehouse_id = $2`,
      [tenantId, freezer, field.id, field.version],
    );
  await value(strain, "'strain ' || (id % 12)", "'strain ' || (id % 12)");
  await value(density, "(id % 100000)::text", "(id % 100000)::text", "(id % 100000)::numeric");
  const said = "'batch ' || (id % 50021) || case when id % 30011 = 5 then ' 复苏后污染' else ' ok' end";
  await value(remark, said, said);
  // As every night.
  await run("select set_config('app.tenant_id', $1, false)", [tenantId]);
  await run("select sum_movement_days()");
  await run("select sum_movement_months()");
  await run("set session_replication_role = origin");
  for (const table of [
    "movement_day",
    "movement_month",
    "material",
    "lot",
    "container",
    "movement",
    "sample",
    "field_value",
  ])
    await run(`vacuum analyze ${table}`);
};

/** Many more warehouses: of materials, each with limits for half of them, and of samples. */
const fillOthers = async (database: pg.Client, call: Call, { tenantId, userId }: Owner): Promise<void> => {
  for (const kind of ["inventory", "sample"]) {
    const ids: string[] = [];
    for (let at = 0; at < WAREHOUSES_BESIDE; at += 1) {
      const input = { kind, name: `beside ${kind} ${at} ${Date.now()}`, teamRight: "use" };
      ids.push((await call<{ id: string }>("POST", WAREHOUSES, input)).id);
    }
    await database.query("set session_replication_role = replica");
    await database.query(
      kind === "sample"
        ? `insert into container (tenant_id, warehouse_id, holder_kind, holder_id, unit, quantity, expiration_day)
           select $1, w, 'bench', $3, 'µL', 50, case when n % 3 = 0 then current_date + n % 900 - 100 end
           from unnest($2::bigint[]) w, generate_series(1, ${SAMPLES / WAREHOUSES_BESIDE}) n`
        : `with made as (
             insert into material (tenant_id, warehouse_id, number, kind, name, unit, creator_id, low_quantity)
             select $1, w, 'BB' || w || '-' || n, 'chemical', 'Salt ' || n, 'g', $3, case when n % 2 = 0 then n end
             from unnest($2::bigint[]) w, generate_series(1, ${MATERIALS}) n returning *
           )
           insert into container (tenant_id, warehouse_id, holder_kind, holder_id, item_id, unit, quantity, expiration_day)
           select tenant_id, warehouse_id, 'bench', id, id, 'g', 300, current_date + (id % 900)::integer - 100
           from made, generate_series(1, 4)`,
      [tenantId, ids, userId],
    );
    await database.query("set session_replication_role = origin");
  }
  for (const table of ["material", "container"]) await database.query(`vacuum analyze ${table}`);
};

const filterOf = (fieldId: string, how: object) =>
  `filters=${encodeURIComponent(JSON.stringify([{ fieldId, ...how }]))}`;

const listsOf = ({
  store,
  freezer,
  fields: { strain, density, remark },
}: Made): readonly [string, string][] => {
  const samples = `${WAREHOUSES}/${freezer}/samples?`;
  const ledger = `${WAREHOUSES}/${store}/inventory/stock?`;
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return [
    ["samples", samples],
    ["samples, a common word", `${samples}search=pUC19`],
    ["samples, a rare name", `${samples}search=${encodeURIComponent("clone 777 ")}`],
    ["samples, a number", `${samples}search=BS00000042`],
    ["samples, no such word", `${samples}search=nosuchname`],
    ["samples, Chinese in a name", `${samples}search=${encodeURIComponent("突变体")}`],
    ["samples, a common text of a field", `${samples}search=${encodeURIComponent("strain 3")}`],
    ["samples, a rare text of a field", `${samples}search=${encodeURIComponent("batch 777 ok")}`],
    ["samples, Chinese in a field", `${samples}search=${encodeURIComponent("复苏后")}`],
    ["samples, a number of a field", `${samples}search=77712`],
    ["samples, two letters", `${samples}search=zq`],
    ["samples that are out", `${samples}state=out`],
    ["samples that are overdue", `${samples}isOverdue=true`],
    ["samples that expire", `${samples}expirationDate=${day(0)}`],
    ["samples, one's own", `${samples}isMine=true`],
    ["samples, a common choice", samples + filterOf(strain.id, { is: "strain 3" })],
    ["samples, no such choice", samples + filterOf(strain.id, { is: "strain 99" })],
    ["samples, a wide range", samples + filterOf(density.id, { least: "50000" })],
    ["samples, a narrow range", samples + filterOf(density.id, { least: "777", most: "780" })],
    ["samples, an empty range", samples + filterOf(density.id, { least: "200000" })],
    ["samples, part of a text", samples + filterOf(remark.id, { contains: "batch 12" })],
    ["samples, a rare part of a text", samples + filterOf(remark.id, { contains: "batch 777 ok" })],
    ["samples, no such text", samples + filterOf(remark.id, { contains: "no such text" })],
    [
      "samples, two fields",
      `${samples}filters=${encodeURIComponent(
        JSON.stringify([
          { fieldId: strain.id, is: "strain 3" },
          { fieldId: density.id, least: "99000" },
        ]),
      )}`,
    ],
    ["movements", ledger],
    ["movements of one kind", `${ledger}operation=adjust`],
    ["movements of no kind", `${ledger}operation=dispose`],
    ["movements out of a week", `${ledger}direction=out&from=${day(60)}&to=${day(53)}`],
    ["movements of an old day", `${ledger}from=${day(330)}&to=${day(330)}`],
    ["movements of one kind, half a year", `${ledger}operation=adjust&from=${day(330)}&to=${day(150)}`],
    ["materials that expire", `${WAREHOUSES}/${store}/inventory/materials?expirationDate=${day(-30)}`],
    ["materials that are low", `${WAREHOUSES}/${store}/inventory/materials?isLow=true`],
    ["dashboard", `${WAREHOUSES}/${store}/inventory/dashboard?`],
    ["dashboard of a year", `${WAREHOUSES}/${store}/inventory/dashboard?days=366`],
    ["warehouses of materials, as the page lists them", `${WAREHOUSES}?kind=inventory&limit=24`],
    ["warehouses of samples, as the page lists them", `${WAREHOUSES}?kind=sample&limit=24`],
  ];
};

const row = (work: string, size: string, ms: number, goal: string, met: boolean): Measurement => ({
  ...{ work, size, median_ms: ms, peer: null, peer_median_ms: null, ratio: null, goal, met },
});

const measureLists = async (call: Call, made: Made): Promise<Measurement[]> => {
  const all: number[] = [];
  const measurements: Measurement[] = [];
  for (const [name, path] of listsOf(made)) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      const { records = [] } = await call<{ records?: unknown[] }>("GET", path);
      times.push(performance.now() - started);
      found = records.length;
    }
    all.push(...times);
    const ms = median(times);
    measurements.push(row(name, `${found} found`, ms, `under ${MAX_MS} ms`, ms < MAX_MS));
  }
  const slow = [...all].sort((a, b) => a - b)[Math.floor(all.length * 0.95)]!;
  return [
    ...measurements,
    row(
      "all lists, 95th percentile",
      `${SAMPLES} samples, ${MOVEMENTS} movements`,
      slow,
      `under ${MAX_MS} ms`,
      slow < MAX_MS,
    ),
  ];
};

/** Everyone takes one of a hundred at once. */
const race = async (address: string, owner: Owner, call: Call, { store }: Made): Promise<Measurement> => {
  const base = `${WAREHOUSES}/${store}/inventory`;
  const input = { kind: "chemical", name: `Race ${Date.now()}`, unit: "g" };
  const { id } = await call<{ id: string }>("POST", `${base}/materials`, input);
  const quantity = { value: String(IN_LOT), unit: "g" };
  await call("POST", `${base}/stock/in`, { materialId: id, batchNo: "1", quantity });
  const started = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const answer = await fetch(`${address}${base}/materials/${id}/use`, {
        method: "POST",
        headers: { ...owner.headers, "content-type": "application/json" },
        body: JSON.stringify({ quantity: { value: "1", unit: "g" } }),
      });
      return answer.status;
    }),
  );
  const done = statuses.filter((status) => status === 200).length;
  const failed = statuses.filter((status) => status >= 500).length;
  return row(
    `${CLIENTS} clients take one of ${IN_LOT}`,
    `${done} succeeded, ${failed} answered 5xx`,
    performance.now() - started,
    `exactly ${IN_LOT} succeed, none 5xx`,
    done === IN_LOT && failed === 0,
  );
};

interface Import {
  readonly id: string;
  readonly state: string;
  readonly mapping: unknown;
  readonly hasHead: boolean;
  readonly counts: { readonly written: number };
}

const imported = {
  material: {
    work: "import of materials with lots and stock",
    head: ["name", "kind", "unit", "amount", "batchNo", "expirationDay"],
    cells: (at: number) => [`Imported ${at}`, "chemical", "g", String(at + 1), `L${at}`, "2030-01-01"],
  },
  sample: {
    work: "import of samples",
    head: ["name", "amount", "unit", "expirationDay", "note"],
    cells: (at: number) => [`Imported ${at}`, String(at + 1), "µL", "2030-01-01", `from plate ${at % 96}`],
  },
};

/** A table of new records, from pasting to the last row. */
const importTable = async (
  call: Call,
  kind: keyof typeof imported,
  warehouseId: string,
): Promise<Measurement> => {
  const { work, head, cells } = imported[kind];
  const rows = [head, ...Array.from({ length: IMPORTED }, (_, at) => cells(at))];
  const text = rows.map((row) => row.join("\t")).join("\n");
  const started = performance.now();
  const begun = await call<Import>("POST", "/app/application/tables/imports", {
    ...{ kind, params: { warehouseId }, source: { text } },
  });
  const over = async (): Promise<Import> => {
    for (;;) {
      const now = await call<Import>("GET", `/app/application/tables/imports/${begun.id}`);
      if (now.state !== "checking" && now.state !== "writing") return now;
      // Pages hear of it; each call counts all rows.
      await new Promise((wake) => setTimeout(wake, 250));
    }
  };
  const path = `/app/application/tables/imports/${begun.id}`;
  const { mapping, hasHead } = begun;
  await call("POST", `${path}/check`, { mapping, hasHead, corrections: [] });
  await over();
  await call("POST", `${path}/commit`);
  const { counts } = await over();
  const ms = performance.now() - started;
  return row(
    work,
    `${counts.written} of ${IMPORTED} rows`,
    ms,
    `under ${MAX_IMPORT_MS / 1000} s`,
    ms < MAX_IMPORT_MS && counts.written === IMPORTED,
  );
};

/** Lists of a million samples and movements with filters and custom fields, an oversell race, and an import. */
export const measure = (): Promise<Measurement[]> =>
  withDemoLab(async ({ database, product, owner }) => {
    const call = callsOf(product, owner);
    const made = await prepare(call, owner);
    const first = [
      await race(product.address, owner, call, made),
      await importTable(call, "material", made.store),
      await importTable(call, "sample", made.freezer),
    ];
    await fill(database, owner, made);
    await fillOthers(database, call, owner);
    return [...first, ...(await measureLists(call, made))];
  });
