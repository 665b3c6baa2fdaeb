import { exactNumber, exactText, multiplyExact, type Unit } from "@benchleaf/bio";
import {
  type Currency,
  type ExternalOrderInput,
  type Id,
  type InventoryAlarm,
  type OrderInput,
  type OrderStatus,
  type PurchaseOrder,
  type Receipt,
  stockUnits,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { ApprovalsService, SubmissionKind } from "../approvals/approvals.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import type { NumberingService } from "../records/records.service.ts";
import { amountIn, openWarehouse, reverseStock, withFaults } from "../warehouses/warehouses.service.ts";
import { listAlarms } from "./alarms.store.ts";
import { byWarehouseManagers } from "./apply-for-stock.ts";
import { readDashboard } from "./dashboard.store.ts";
import { isAllReceived, type OrderMove, orderAfter, totalOf } from "./inventory.rules.ts";
import * as store from "./orders.store.ts";
import { demandMaterials, stockIn } from "./record-stock.ts";

const cursorKeys = z.tuple([idKey]);
const unitOf = (unit: Unit): Unit => stockUnits.find((one) => one === unit) ?? unit;

/** The database refuses two concurrent receipts of the same goods. */
const orExceeds = (error: unknown): never => {
  if (
    error instanceof Error &&
    (error as { constraint?: unknown }).constraint === "purchase_order_line_received"
  )
    throw problem("order.received.exceeds", undefined, { cause: error });
  throw error;
};

/** An order, as a kind of approval. */
export const purchaseApproval = ({ audit }: Pick<Kernel, "audit">): SubmissionKind => {
  const settle = async (tx: Queries, scope: Scope, id: Id, status: OrderStatus): Promise<void> => {
    store.lockOrder(tx, id);
    const order = await store.findOrder(tx, id);
    if (order?.status !== "pending") return;
    store.setStatus(tx, id, status);
    await audit.record(tx, scope, {
      action: "purchaseOrder.settle",
      objectType: "purchaseOrder",
      objectId: id,
      after: { status },
    });
  };
  return {
    kind: "PURCHASE_ORDER",
    defaultConfig: byWarehouseManagers,
    async subject(tx, _, id) {
      const order = await store.findOrder(tx, id);
      if (order === undefined) throw problem("order.not.found");
      const lines = await store.listLines(tx, [id]);
      const total = totalOf(lines);
      const cost = /[1-9]/.test(total) ? `${total} ${order.currency}` : "";
      return {
        title: [order.number, order.supplier, cost].filter((part) => part !== "").join(" "),
        projectId: null,
        bizData: { total: Number(total), lineCount: lines.length },
        scope: { kind: "warehouse", id: order.warehouse_id },
      };
    },
    settled: {
      APPROVED: (tx, scope, record) => settle(tx, scope, record.object_id, "approved"),
      REJECTED: (tx, scope, record) => settle(tx, scope, record.object_id, "rejected"),
      canceled: (tx, scope, record) => settle(tx, scope, record.object_id, "canceled"),
      CLOSED: (tx, scope, record) => settle(tx, scope, record.object_id, "canceled"),
    },
  };
};

export const manageOrders = (
  { database, audit }: Kernel,
  approvals: Pick<ApprovalsService, "submit">,
  numbering: Pick<NumberingService, "take">,
) => {
  const show = async (q: Queries, rows: readonly store.OrderRow[]): Promise<PurchaseOrder[]> => {
    const lines = await store.listLines(
      q,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const own = lines.filter((line) => line.order_id === row.id);
      return {
        id: row.id,
        warehouseId: row.warehouse_id,
        number: row.number,
        isExternal: row.is_external,
        supplier: row.supplier,
        currency: row.currency,
        note: row.note,
        status: row.status,
        recordId: row.record_id,
        creatorId: row.creator_id,
        creator: row.creator,
        version: row.version,
        createTime: row.create_time.toISOString(),
        orderTime: row.order_time?.toISOString() ?? null,
        total: totalOf(own),
        lines: own.map((line) => ({
          id: line.id,
          materialId: line.material_id,
          material: line.material,
          catalogNumber: line.catalog_number,
          quantity: { value: line.quantity, unit: unitOf(line.unit) },
          received: line.received,
          price: line.price,
        })),
      };
    });
  };

  const showOne = async (q: Queries, id: Id): Promise<PurchaseOrder> =>
    (await show(q, [(await store.findOrder(q, id))!]))[0]!;

  /** @throws order.not.found */
  const findIn = async (q: Queries, warehouseId: Id, id: Id): Promise<store.OrderRow> => {
    const order = await store.findOrder(q, id);
    if (order === undefined || order.warehouse_id !== warehouseId) throw problem("order.not.found");
    return order;
  };

  const linesOf = async (
    tx: Queries,
    warehouseId: Id,
    lines: OrderInput["lines"],
  ): Promise<store.NewLine[]> => {
    const materials = await demandMaterials(
      tx,
      warehouseId,
      lines.map((line) => line.materialId),
    );
    return lines.map(({ materialId, catalogNumber, quantity, price }) => {
      const { unit } = materials.get(materialId)!;
      return { materialId, catalogNumber, quantity: amountIn(unit, quantity), unit, price };
    });
  };

  const note = (
    tx: Queries,
    session: Session,
    action: "close" | "create" | "order" | "receive" | "revoke" | "submit" | "update",
    id: Id,
    after?: unknown,
  ): Promise<void> =>
    audit.record(tx, session, {
      action: `purchaseOrder.${action}`,
      objectType: "purchaseOrder",
      objectId: id,
      ...(after !== undefined && { after }),
    });

  const currencyFor = async (
    tx: Queries,
    warehouseId: Id,
    { currency, lines }: Pick<OrderInput | ExternalOrderInput, "currency" | "lines">,
  ): Promise<Currency> => {
    const ids = lines.map(({ materialId }) => materialId);
    return currency ?? store.findUsualCurrency(tx, warehouseId, ids);
  };

  const draft = async (tx: Queries, session: Session, warehouseId: Id, input: OrderInput): Promise<Id> => {
    const number = await numbering.take(tx, "purchaseOrder", (one) => store.hasNumber(tx, one));
    const id = await store.insertOrder(tx, {
      ...input,
      currency: await currencyFor(tx, warehouseId, input),
      warehouseId,
      number,
      isExternal: false,
      status: "draft",
    });
    await store.insertLines(tx, warehouseId, id, await linesOf(tx, warehouseId, input.lines));
    await note(tx, session, "create", id, { ...input, number });
    return id;
  };

  /** One step of an order, locked so that a concurrent second request finds it done. */
  const step = (
    session: Session,
    warehouseId: Id,
    id: Id,
    move: OrderMove,
    work: (tx: Queries, order: store.OrderRow, next: OrderStatus) => Promise<void>,
  ): Promise<PurchaseOrder> =>
    withFaults(
      database
        .write(session, async (tx) => {
          await openWarehouse(tx, session, warehouseId, "use");
          store.lockOrder(tx, id);
          const order = await findIn(tx, warehouseId, id);
          const next = orderAfter(order.status, move);
          if (next === undefined) throw problem("order.state.invalid");
          await work(tx, order, next);
          return showOne(tx, id);
        })
        .catch(orExceeds),
    );

  const receiveLine = async (
    tx: Queries,
    warehouseId: Id,
    line: Pick<store.OrderLineRow, "id" | "material_id" | "unit">,
    supplier: string,
    receipt: Omit<Receipt, "lineId">,
  ): Promise<void> => {
    const each = amountIn(line.unit, receipt.quantity);
    const all = exactText(multiplyExact(exactNumber(each), exactNumber(String(receipt.count))))!;
    await store.addReceived(tx, line.id, all);
    const input = { ...receipt, materialId: line.material_id, supplier };
    await stockIn(tx, warehouseId, [input], { source: { kind: "orderLine", id: line.id } });
  };

  return {
    /** Key figures of a warehouse's stock over the last days. */
    alarms: (session: Session, timezone: string): Promise<InventoryAlarm[]> =>
      database.read(session, (q) => listAlarms(q, timezone)),

    dashboard: (session: Session, warehouseId: Id, days: number, timezone: string) =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        return readDashboard(q, warehouseId, days, timezone);
      }),

    async list(
      session: Session,
      warehouseId: Id,
      query: {
        status?: OrderStatus | undefined;
        isExternal: boolean;
        cursor?: string | undefined;
        limit: number;
      },
    ): Promise<Page<PurchaseOrder>> {
      const [before] = decodeCursor(cursorKeys, query.cursor) ?? [];
      return database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        const { isExternal, status, limit } = query;
        const rows = await store.listOrders(q, { warehouseId, isExternal, status, before, limit: limit + 1 });
        const page = pageFrom(
          rows,
          limit,
          (row) => row,
          (row) => [row.id],
        );
        return { ...page, records: await show(q, page.records) };
      });
    },

    get: (session: Session, warehouseId: Id, id: Id): Promise<PurchaseOrder> =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        return (await show(q, [await findIn(q, warehouseId, id)]))[0]!;
      }),

    locate: (session: Session, id: Id): Promise<{ warehouseId: Id }> =>
      database.read(session, async (q) => {
        const order = await store.findOrder(q, id);
        if (order === undefined) throw problem("order.not.found");
        return { warehouseId: order.warehouse_id };
      }),

    create: (session: Session, warehouseId: Id, input: OrderInput): Promise<PurchaseOrder> =>
      database.write(session, async (tx) => {
        await openWarehouse(tx, session, warehouseId, "use");
        return showOne(tx, await draft(tx, session, warehouseId, input));
      }),

    update: (
      session: Session,
      warehouseId: Id,
      id: Id,
      { version, ...input }: OrderInput & { version: number },
    ) =>
      step(session, warehouseId, id, "update", async (tx, { currency }) => {
        if (!(await store.updateHead(tx, id, version, { ...input, currency: input.currency ?? currency })))
          throw problem("order.stale");
        store.deleteLines(tx, id);
        await store.insertLines(tx, warehouseId, id, await linesOf(tx, warehouseId, input.lines));
        await note(tx, session, "update", id, input);
      }),

    submit: (session: Session, warehouseId: Id, id: Id) =>
      step(session, warehouseId, id, "submit", async (tx, order, next) => {
        store.setStatus(tx, id, next);
        await note(tx, session, "submit", id);
        const submission = {
          kind: "PURCHASE_ORDER",
          objectId: id,
          remark: order.note.slice(0, 200),
        } as const;
        store.setRecord(tx, id, await approvals.submit(tx, session, submission));
      }),

    order: (session: Session, warehouseId: Id, id: Id) =>
      step(session, warehouseId, id, "order", async (tx, _, next) => {
        store.setStatus(tx, id, next);
        await note(tx, session, "order", id);
      }),

    /** Of two concurrent receipts the database accepts no more than was ordered. */
    receive: (session: Session, warehouseId: Id, id: Id, receipts: readonly Receipt[]) =>
      step(session, warehouseId, id, "receive", async (tx, order, next) => {
        const lines = new Map((await store.listLines(tx, [id])).map((line) => [line.id, line]));
        for (const { lineId, ...receipt } of receipts) {
          const line = lines.get(lineId);
          if (line === undefined) throw problem("order.not.found");
          await receiveLine(tx, warehouseId, line, order.supplier, receipt);
        }
        const isAll = isAllReceived(await store.listLines(tx, [id]));
        store.setStatus(tx, id, isAll ? "received" : next);
        await note(tx, session, "receive", id, { receipts });
      }),

    close: (session: Session, warehouseId: Id, id: Id) =>
      step(session, warehouseId, id, "close", async (tx, _, next) => {
        store.setStatus(tx, id, next);
        await note(tx, session, "close", id);
      }),

    again: (session: Session, warehouseId: Id, id: Id): Promise<PurchaseOrder> =>
      database.write(session, async (tx) => {
        await openWarehouse(tx, session, warehouseId, "use");
        const order = await findIn(tx, warehouseId, id);
        if (order.is_external) throw problem("order.state.invalid");
        const lines = await store.listLines(tx, [id]);
        const { supplier, currency, note: text } = order;
        return showOne(
          tx,
          await draft(tx, session, warehouseId, {
            ...{ supplier, currency, note: text },
            lines: lines.map((line) => ({
              materialId: line.material_id,
              catalogNumber: line.catalog_number,
              quantity: { value: line.quantity, unit: line.unit },
              price: line.price,
            })),
          }),
        );
      }),

    createExternal: (session: Session, warehouseId: Id, input: ExternalOrderInput): Promise<PurchaseOrder> =>
      withFaults(
        database.write(session, async (tx) => {
          await openWarehouse(tx, session, warehouseId, "use");
          const number = await numbering.take(tx, "purchaseOrder", (one) => store.hasNumber(tx, one));
          const id = await store.insertOrder(tx, {
            ...input,
            currency: await currencyFor(tx, warehouseId, input),
            ...{ warehouseId, number, isExternal: true, status: "active" },
          });
          const whole = input.lines.map((line) => ({
            ...line,
            quantity: {
              value: exactText(
                multiplyExact(exactNumber(line.quantity.value), exactNumber(String(line.count))),
              )!,
              unit: line.quantity.unit,
            },
          }));
          const lines = await linesOf(tx, warehouseId, whole);
          const ids = await store.insertLines(tx, warehouseId, id, lines);
          for (const [at, line] of input.lines.entries()) {
            const made = { id: ids[at]!, material_id: line.materialId, unit: lines[at]!.unit };
            await receiveLine(tx, warehouseId, made, input.supplier, line);
          }
          await note(tx, session, "create", id, { ...input, number });
          return showOne(tx, id);
        }),
      ),

    /** Rejected as a whole if any of it was used. */
    revoke: (session: Session, warehouseId: Id, id: Id) =>
      step(session, warehouseId, id, "revoke", async (tx, order, next) => {
        const lines = (await store.listLines(tx, [id])).map((line) => line.id);
        for (const movementId of await store.listReceipts(tx, lines))
          await reverseStock(tx, warehouseId, movementId, { reason: order.number });
        store.setStatus(tx, id, next);
        await note(tx, session, "revoke", id);
      }),
  };
};
export type ManageOrders = ReturnType<typeof manageOrders>;
