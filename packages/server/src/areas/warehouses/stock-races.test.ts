import type { Id, Warehouse } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Queries } from "../../kernel/database.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { withFaults } from "./database-faults.ts";
import { insertHolds, insertMovements } from "./stock.store.ts";
import * as stock from "./stock.ts";

// As many as tests have connections.
const RIVALS = 8;

let lab: Lab;
let owner: Person;
let warehouseId: Id;
let serial = 0;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  await lab.switchOn(owner, "INVENTORY");
  const input = { kind: "inventory", name: "Store" };
  warehouseId = (await owner.post<Warehouse>("/platform/resource/warehouses", input)).id;
});
afterAll(() => lab.close());

const mL = (value: string) => ({ value, unit: "mL" as const });
const source = (): stock.StockSource => ({ kind: "test", id: String(++serial) });
const write = <R>(work: (tx: Queries) => Promise<R>): Promise<R> =>
  withFaults(lab.kernel.database.write(owner.user, work));

/** Five of an item: three in what expires first, two in another. */
const five = async (): Promise<{ readonly itemId: Id; readonly ids: readonly Id[] }> => {
  const itemId = String(7_000 + ++serial);
  const ids = await write((tx) =>
    stock.createContainers(
      tx,
      ["3", "2"].map((value, at) => ({
        ...{ warehouseId, holderKind: "test", holderId: "1", itemId, label: "", unit: "mL" as const },
        ...{ expirationDay: `2027-01-0${at + 1}`, quantity: mL(value) },
      })),
      {},
    ),
  );
  return { itemId, ids };
};

/** Each in a transaction of its own; none goes on before all have begun, so that nothing but the database separates them. */
const race = async (work: (tx: Queries) => Promise<unknown>): Promise<readonly string[]> => {
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
  return Promise.all(Array.from({ length: RIVALS }, rival));
};

const count = (answers: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};
const fiveWin = { success: 5, "stock.insufficient": RIVALS - 5 };

const balances = (ids: readonly Id[]) =>
  lab.database.asOwner<{ quantity: string; held: string }>(
    "select trim_scale(quantity)::text as quantity, trim_scale(held)::text as held from container where id = any($1::bigint[]) order by id",
    [ids],
  );

describe("eight at once who want one of five", () => {
  it("are promised five, the rest of the first container and then of the next", async () => {
    const { itemId, ids } = await five();
    const answers = await race((tx) =>
      stock.reserveItem(tx, warehouseId, itemId, mL("1"), { source: source(), today: "2026-06-01" }),
    );
    expect(count(answers)).toEqual(fiveWin);
    expect((await balances(ids)).map(({ held }) => held)).toEqual(["3", "2"]);
  });

  it("take five, the rest of the first container and then of the next", async () => {
    const { itemId, ids } = await five();
    const answers = await race((tx) =>
      stock.useItem(tx, warehouseId, itemId, mL("1"), { holderId: null, today: "2026-06-01" }),
    );
    expect(count(answers)).toEqual(fiveWin);
    expect((await balances(ids)).map(({ quantity }) => quantity)).toEqual(["0", "0"]);
  });
});

describe("eight at once who ask no one what is left", () => {
  it("are promised no more than there is, by the database", async () => {
    const { ids } = await five();
    const [first] = ids as [Id];
    const answers = await race(async (tx) => {
      insertHolds(tx, [{ containerId: first, amount: "1" }], source());
    });
    expect(count(answers)).toEqual({ success: 3, "stock.insufficient": RIVALS - 3 });
    expect((await balances(ids))[0]).toEqual({ quantity: "3", held: "3" });
  });

  it("take no more than there is, by the database", async () => {
    const { ids, itemId } = await five();
    const container = { id: ids[0]!, warehouse_id: warehouseId, item_id: itemId };
    const answers = await race((tx) =>
      insertMovements(tx, [{ container, operation: "out", amount: "-1", reversalOf: null }], {
        ...{ reason: "", source: null, groupId: null },
      }),
    );
    expect(count(answers)).toEqual({ success: 3, "stock.insufficient": RIVALS - 3 });
    expect((await balances(ids))[0]).toEqual({ quantity: "0", held: "0" });
  });
});
