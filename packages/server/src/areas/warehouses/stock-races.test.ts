import type { Id } from "@benchleaf/contract";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Queries } from "../../kernel/database.ts";
import type { Lab, Person } from "../test-support/lab.ts";
import { buildStockLab, mL, type StockLab } from "../test-support/stock-lab.ts";
import * as stock from "./stock.ts";

// As many as tests have connections.
const RIVALS = 8;

let lab: Lab;
let owner: Person;
let warehouseId: Id;
let write: StockLab["write"];
let source: StockLab["source"];
let newItemId: StockLab["newItemId"];
const rivals: pg.Client[] = [];
beforeAll(async () => {
  ({ lab, owner, warehouseId, write, source, newItemId } = await buildStockLab());
});
afterAll(async () => {
  await Promise.all(rivals.map((client) => client.end()));
  await lab.close();
});

/** Five of an item: three in what expires first, two in another. */
const five = async (): Promise<{ readonly itemId: Id; readonly ids: readonly [Id, Id] }> => {
  const itemId = newItemId();
  const [first, second] = await write((tx) =>
    stock.createContainers(
      tx,
      ["3", "2"].map((value, at) => ({
        ...{ warehouseId, holderKind: "test", holderId: "1", itemId, label: "", unit: "mL" as const },
        ...{ expirationDay: `2027-01-0${at + 1}`, quantity: mL(value) },
      })),
      {},
    ),
  );
  return { itemId, ids: [first!, second!] };
};

const tally = (answers: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};

/** Each in a transaction of its own; none goes on before all have begun, so that nothing but the database separates them. */
const race = async (work: (tx: Queries) => Promise<unknown>) => {
  let begun = 0;
  let start = () => {};
  const all = new Promise<void>((go) => {
    start = go;
  });
  const rival = () =>
    write(async (tx) => {
      await tx.rows("select 1");
      begun += 1;
      if (begun === RIVALS) start();
      await all;
      await work(tx);
    }).then(
      () => "success",
      (error: { code?: string }) => error.code ?? String(error),
    );
  return tally(await Promise.all(Array.from({ length: RIVALS }, rival)));
};

/**
 * The same statement on eight connections of the tables' owner, past all code of the product and its locks: what is refused,
 * the database refuses. Answers the constraints that did.
 */
const raceRaw = async (text: string, values: readonly unknown[]) => {
  while (rivals.length < RIVALS) {
    const client = new pg.Client(lab.database.target);
    await client.connect();
    await client.query(
      "select set_config('app.tenant_id', $1, false), set_config('app.user_id', $2, false)",
      [owner.user.tenantId, owner.user.userId],
    );
    rivals.push(client);
  }
  await Promise.all(rivals.map((client) => client.query("begin")));
  const answers = rivals.map(async (client) => {
    try {
      await client.query(text, [...values]);
      await client.query("commit");
      return "success";
    } catch (error) {
      await client.query("rollback");
      return (error as pg.DatabaseError).constraint ?? String(error);
    }
  });
  return tally(await Promise.all(answers));
};

const balances = (ids: readonly Id[]) =>
  lab.database.asOwner<{ quantity: string; held: string; sum: string }>(
    `select trim_scale(c.quantity)::text as quantity, trim_scale(c.held)::text as held,
       (select trim_scale(sum(m.amount))::text from movement m where m.container_id = c.id) as sum
     from container c where c.id = any($1::bigint[]) order by c.id`,
    [ids],
  );

describe("eight at once who want one of five", () => {
  const fiveWin = { success: 5, "stock.insufficient": RIVALS - 5 };

  it("are promised five, the rest of the first container and then of the next", async () => {
    const { itemId, ids } = await five();
    const answers = await race((tx) =>
      stock.reserveItem(tx, warehouseId, itemId, mL("1"), { source: source(), today: "2026-06-01" }),
    );
    expect(answers).toEqual(fiveWin);
    expect((await balances(ids)).map(({ held }) => held)).toEqual(["3", "2"]);
  });

  it("take five, the rest of the first container and then of the next", async () => {
    const { itemId, ids } = await five();
    const answers = await race((tx) =>
      stock.useItem(tx, warehouseId, itemId, mL("1"), { holderId: null, today: "2026-06-01" }),
    );
    expect(answers).toEqual(fiveWin);
    expect((await balances(ids)).map(({ quantity }) => quantity)).toEqual(["0", "0"]);
  });
});

describe("eight at once past the product's code", () => {
  const take = `insert into movement (warehouse_id, container_id, operation, amount, reversal_of)
    values ($1, $2, $3, $4, $5)`;

  it("are promised no more than there is", async () => {
    const { ids } = await five();
    const hold =
      "insert into stock_hold (container_id, amount, source_kind, source_id) values ($1, 1, 'test', 1)";
    expect(await raceRaw(hold, [ids[0]])).toEqual({ success: 3, container_balance: RIVALS - 3 });
    expect((await balances(ids))[0]).toEqual({ quantity: "3", held: "3", sum: "3" });
  });

  it("take no more than there is, and the balance stays the sum of what is recorded", async () => {
    const { ids } = await five();
    const answers = await raceRaw(take, [warehouseId, ids[0], "out", "-1", null]);
    expect(answers).toEqual({ success: 3, container_balance: RIVALS - 3 });
    expect((await balances(ids))[0]).toEqual({ quantity: "0", held: "0", sum: "0" });
  });

  it("reverse a movement once", async () => {
    const { ids } = await five();
    const [made] = await lab.database.asOwner<{ id: Id }>("select id from movement where container_id = $1", [
      ids[1],
    ]);
    await raceRaw(take, [warehouseId, ids[1], "in", "7", null]);
    const answers = await raceRaw(take, [warehouseId, ids[1], "in", "-2", made!.id]);
    expect(answers).toEqual({ success: 1, movement_reversed_once: RIVALS - 1 });
    expect((await balances(ids))[1]).toMatchObject({ quantity: "56", sum: "56" });
  });

  it("put one container into a position", async () => {
    const [box] = await lab.database.asOwner<{ id: Id }>(
      `insert into location (tenant_id, warehouse_id, kind, name, code, place, grid_rows, grid_columns)
       values ($1, $2, 'box', 'Box', 'B1', 1, 9, 9) returning id`,
      [owner.user.tenantId, warehouseId],
    );
    const put = `with c as (
        insert into container (warehouse_id, holder_kind, holder_id, unit) values ($1, 'test', 1, 'mL') returning id
      ) insert into placement (warehouse_id, location_id, grid_row, grid_column, grid_rows, grid_columns, container_id)
      select $1, $2, 1, 1, 9, 9, id from c`;
    expect(await raceRaw(put, [warehouseId, box!.id])).toEqual({
      success: 1,
      placement_position: RIVALS - 1,
    });
  });

  it("receive no more than was ordered", async () => {
    const [line] = await lab.database.asOwner<{ id: Id }>(
      `with m as (
         insert into material (tenant_id, warehouse_id, number, kind, name, unit, creator_id)
         values ($1, $2, 'RACE', 'chemical', 'Salt', 'g', $3) returning id
       ), o as (
         insert into purchase_order (tenant_id, warehouse_id, number, currency, status, creator_id)
         values ($1, $2, 'RACE', 'CNY', 'ordered', $3) returning id
       )
       insert into purchase_order_line (tenant_id, warehouse_id, order_id, material_id, quantity, unit)
       select $1, $2, o.id, m.id, 5, 'g' from o, m returning id`,
      [owner.user.tenantId, warehouseId, owner.user.userId],
    );
    const receive = "update purchase_order_line set received = received + 2 where id = $1";
    expect(await raceRaw(receive, [line!.id])).toEqual({
      success: 2,
      purchase_order_line_received: RIVALS - 2,
    });
  });
});
