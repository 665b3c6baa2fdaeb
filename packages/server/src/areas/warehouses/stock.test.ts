import type { Id, StockOperation } from "@benchleaf/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Lab, Person } from "../test-support/lab.ts";
import { buildStockLab, mL, type StockLab } from "../test-support/stock-lab.ts";
import { withFaults } from "./database-faults.ts";
import { amountIn, pickFirstToExpire, sumIn } from "./stock.rules.ts";
import * as stock from "./stock.ts";

let lab: Lab;
let owner: Person;
let warehouseId: Id;
let write: StockLab["write"];
let source: StockLab["source"];
let newItemId: StockLab["newItemId"];
beforeAll(async () => {
  ({ lab, owner, warehouseId, write, source, newItemId } = await buildStockLab());
});
afterAll(() => lab.close());

const today = "2026-06-01";
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "success",
    (error: { code?: string }) => error.code ?? String(error),
  );
interface Made {
  readonly value: string;
  readonly itemId?: Id;
  readonly expirationDay?: string;
}
const containers = (wanted: readonly Made[]): Promise<Id[]> =>
  write((tx) =>
    stock.createContainers(
      tx,
      wanted.map(({ value, itemId = null, expirationDay = null }) => ({
        warehouseId,
        holderKind: "test",
        holderId: "1",
        itemId,
        label: "",
        unit: "mL" as const,
        expirationDay,
        quantity: mL(value),
      })),
      {},
    ),
  );
const container = async (value: string): Promise<Id> => (await containers([{ value }]))[0]!;
const record = (containerId: Id, operation: Exclude<StockOperation, "transfer">, value: string | null) =>
  write((tx) =>
    stock.recordStock(
      tx,
      warehouseId,
      [{ containerId, operation, quantity: value === null ? null : mL(value) }],
      {},
    ),
  );
const balanceOf = async (id: Id) =>
  (
    await lab.database.asOwner<{ quantity: string; held: string; sum: string; is_closed: boolean }>(
      `select c.quantity::text, c.held::text, c.is_closed,
         (select coalesce(sum(m.amount), 0)::text from movement m where m.container_id = c.id) as sum
       from container c where c.id = $1`,
      [id],
    )
  )[0]!;

describe("amounts", () => {
  it("are exact, and convert within what they measure alone", () => {
    expect(sumIn("mL", [mL("0.1"), mL("0.2")])).toBe("0.3");
    expect(amountIn("mg", { value: "0.0015", unit: "g" })).toBe("1.5");
    expect(() => amountIn("mg", mL("1"))).toThrow("quantity.unit.mismatch");
  });

  it("are picked from what expires first, leaving what has expired", () => {
    const one = (id: string, available: string, expirationDay: string | null, isOpened = false) =>
      ({ id, available, expirationDay, isOpened, unit: "mL" }) as const;
    const there = [
      one("1", "5", null),
      one("2", "5", "2026-05-31"),
      one("3", "2", "2027-01-01"),
      one("4", "2", "2027-01-01", true),
    ];
    expect(pickFirstToExpire(there, { value: "2500", unit: "µL" }, today)).toEqual([
      { containerId: "4", amount: "2" },
      { containerId: "3", amount: "0.5" },
    ]);
    expect(pickFirstToExpire(there, mL("9"), today)).toHaveLength(3);
    expect(pickFirstToExpire(there, mL("9.000000001"), today)).toBeNull();
  });
});

describe("a container", () => {
  it("holds the sum of its movements, never below nothing, after any movements, holds and reversals", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("in" as const), n: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ kind: fc.constant("out" as const), n: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ kind: fc.constant("adjust" as const), n: fc.integer({ min: -500, max: 500 }) }),
      fc.record({ kind: fc.constant("count" as const), n: fc.integer({ min: 0, max: 900 }) }),
      fc.record({ kind: fc.constant("hold" as const), n: fc.integer({ min: 1, max: 400 }) }),
      fc.record({ kind: fc.constant("end" as const), n: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ kind: fc.constant("reverse" as const), n: fc.integer({ min: 0, max: 20 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const id = await container("1");
        const movements: Id[] = [];
        const holds: stock.StockSource[] = [];
        for (const { kind, n } of steps) {
          const value = String(n / 100);
          if (kind === "hold") {
            const held = source();
            const wanted = [{ containerId: id, quantity: mL(value) }];
            if (
              (await codeOf(write((tx) => stock.reserveContainers(tx, warehouseId, wanted, held)))) ===
              "success"
            )
              holds.push(held);
          } else if (kind === "end") {
            const held = holds[n % Math.max(1, holds.length)];
            if (held !== undefined && n % 2 === 0) await write((tx) => stock.releaseHolds(tx, held));
            else if (held !== undefined) await codeOf(write((tx) => stock.takeHolds(tx, warehouseId, held)));
          } else if (kind === "reverse") {
            const movement = movements[n % Math.max(1, movements.length)];
            if (movement !== undefined)
              await codeOf(write((tx) => stock.reverseStock(tx, warehouseId, movement, {})));
          } else {
            await record(id, kind, value).then(
              (ids) => movements.push(...ids),
              (error: { code: string }) =>
                expect(["stock.insufficient", "stock.amount.invalid"]).toContain(error.code),
            );
          }
          const { quantity, held, sum } = await balanceOf(id);
          expect(Number(quantity)).toBeGreaterThanOrEqual(Number(held));
          expect(Number(held)).toBeGreaterThanOrEqual(0);
          const [difference] = await lab.database.asOwner<{ d: boolean }>(
            "select $1::numeric = $2::numeric as d",
            [quantity, sum],
          );
          expect(difference!.d).toBe(true);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("gives 100 of 200 who each take one of a hundred, and refuses the others by a sentence", async () => {
    const id = await container("100");
    const answers = await Promise.all(Array.from({ length: 200 }, () => codeOf(record(id, "out", "1"))));
    expect(answers.filter((code) => code === "success")).toHaveLength(100);
    expect(answers.filter((code) => code === "stock.insufficient")).toHaveLength(100);
    expect(await balanceOf(id)).toMatchObject({ quantity: "0", sum: "0" });
  });

  it("is taken from together with others without a deadlock, whatever the order of the lines", async () => {
    const ids = await containers([{ value: "50" }, { value: "50" }, { value: "50" }]);
    const take = (order: readonly Id[]) =>
      codeOf(
        write((tx) =>
          stock.recordStock(
            tx,
            warehouseId,
            order.map((containerId) => ({ containerId, operation: "out" as const, quantity: mL("1") })),
            {},
          ),
        ),
      );
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, round) => take(round % 2 === 0 ? ids : ids.toReversed())),
    );
    expect(new Set(answers)).toEqual(new Set(["success"]));
  });

  it("is written by movements alone: the server's role can set no balance and change no movement", async () => {
    const id = await container("1");
    for (const text of [
      "update container set quantity = 5 where id = $1",
      "update container set held = 5 where id = $1",
      "delete from container where id = $1",
      "update movement set amount = 5 where container_id = $1",
      "delete from movement where container_id = $1",
    ])
      await expect(lab.kernel.database.write(owner.user, (tx) => tx.rows(text, [id]))).rejects.toThrow(
        "permission denied",
      );
  });

  it("takes no amount that is none", async () => {
    const id = await container("1");
    for (const value of ["0", "0.0"])
      expect(await codeOf(record(id, "out", value))).toBe("stock.amount.invalid");
    for (const amount of ["NaN", "Infinity", "1e12", "-1e308", "0.0000000000000000001"])
      await expect(
        withFaults(
          lab.kernel.database.write(owner.user, (tx) =>
            tx.rows(
              `insert into movement (warehouse_id, container_id, operation, amount) values ($1, $2, 'in', $3::numeric)`,
              [warehouseId, id, amount],
            ),
          ),
        ),
      ).rejects.toMatchObject({ code: "stock.amount.invalid" });
    expect(
      await codeOf(
        write((tx) =>
          stock.recordStock(
            tx,
            warehouseId,
            [{ containerId: id, operation: "out", quantity: { value: "1", unit: "mg" } }],
            {},
          ),
        ),
      ),
    ).toBe("quantity.unit.mismatch");
  });

  it("that is disposed of is closed, has no position, and is open again once that is reversed", async () => {
    const id = await container("3");
    const [movement] = await record(id, "dispose", null);
    expect(await balanceOf(id)).toMatchObject({ quantity: "0", is_closed: true });
    expect(await codeOf(record(id, "in", "1"))).toBe("container.closed");
    await write((tx) => stock.reverseStock(tx, warehouseId, movement!, {}));
    expect(await balanceOf(id)).toMatchObject({ quantity: "3", is_closed: false });
  });
});

describe("a reversal", () => {
  it("happens once, also where two ask for it, and is not reversed itself", async () => {
    const id = await container("5");
    const [movement] = await record(id, "out", "2");
    const reverse = (one: Id) => codeOf(write((tx) => stock.reverseStock(tx, warehouseId, one, {})));
    const answers = await Promise.all([reverse(movement!), reverse(movement!), reverse(movement!)]);
    expect(answers.toSorted()).toEqual(["stock.reversed", "stock.reversed", "success"]);
    expect(await balanceOf(id)).toMatchObject({ quantity: "5" });
    const [last] = await lab.database.asOwner<{ id: Id }>(
      "select id from movement where container_id = $1 order by id desc limit 1",
      [id],
    );
    expect(await reverse(last!.id)).toBe("stock.reversal.final");
  });

  it("of what came in is refused once it was used", async () => {
    const id = await container("1");
    const [movement] = await record(id, "in", "4");
    await record(id, "use", "3");
    expect(await codeOf(write((tx) => stock.reverseStock(tx, warehouseId, movement!, {})))).toBe(
      "stock.insufficient",
    );
  });

  it("of a transfer takes both of its ends back", async () => {
    const [from, to] = await containers([{ value: "5" }, { value: "1" }]);
    const wanted = { fromId: from!, toId: to!, quantity: { value: "500", unit: "µL" as const } };
    const [one] = await write((tx) => stock.transferStock(tx, warehouseId, [wanted], {}));
    expect([(await balanceOf(from!)).quantity, (await balanceOf(to!)).quantity]).toEqual(["4.5", "1.5"]);
    await write((tx) => stock.reverseStock(tx, warehouseId, one!, {}));
    expect([(await balanceOf(from!)).quantity, (await balanceOf(to!)).quantity].map(Number)).toEqual([5, 1]);
  });
});

describe("holds", () => {
  it("promise each amount once: of 60 who want 3 of 100, 33 get it", async () => {
    const itemId = newItemId();
    await containers(
      Array.from({ length: 10 }, (_, at) => ({ value: "10", itemId, expirationDay: `2027-01-${10 + at}` })),
    );
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        codeOf(
          write((tx) => stock.reserveItem(tx, warehouseId, itemId, mL("3"), { source: source(), today })),
        ),
      ),
    );
    expect(answers.filter((code) => code === "success")).toHaveLength(33);
    expect(answers.filter((code) => code === "stock.insufficient")).toHaveLength(27);
  });

  it("are kept from others, and used or released once, whoever comes first", async () => {
    const id = await container("10");
    const held = source();
    await write((tx) =>
      stock.reserveContainers(tx, warehouseId, [{ containerId: id, quantity: mL("8") }], held),
    );
    expect(await codeOf(record(id, "out", "3"))).toBe("stock.insufficient");
    expect(await codeOf(record(id, "dispose", null))).toBe("stock.insufficient");
    const answers = await Promise.all([
      codeOf(write((tx) => stock.takeHolds(tx, warehouseId, held))),
      codeOf(write((tx) => stock.takeHolds(tx, warehouseId, held))),
    ]);
    expect(answers.toSorted()).toEqual(["stock.hold.ended", "success"]);
    await write((tx) => stock.releaseHolds(tx, held));
    expect(await balanceOf(id)).toMatchObject({ quantity: "2", held: "0" });
  });
});
