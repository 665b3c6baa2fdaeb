import type {
  ApplicationStatus,
  ApprovalConfig,
  Id,
  StockApplication,
  StockQuantity,
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
import {
  amountIn,
  openWarehouse,
  refusalOf,
  releaseHolds,
  reserveItem,
  takeHolds,
  withFaults,
} from "../warehouses/warehouses.service.ts";
import * as store from "./applications.store.ts";
import { placesOf } from "./manage-materials.ts";
import { demandMaterials, today } from "./record-stock.ts";

const cursorKeys = z.tuple([idKey]);
const sourceOf = (id: Id) => ({ kind: "application", id }) as const;

/** By default, the managers of the warehouse decide; its owner needs no approval. */
export const byWarehouseManagers: ApprovalConfig = {
  enabled: true,
  order: "sequence",
  allowSelfApproval: true,
  steps: [
    {
      name: "",
      mode: "any",
      approvers: [{ type: "scopeManagers" }],
      condition: null,
      dueHours: null,
      needsSignature: false,
    },
  ],
};

/** An application for stock as a kind of approval: reserved stock is issued, or released. */
export const stockOutApproval = ({ audit }: Pick<Kernel, "audit">): SubmissionKind => {
  const settle = async (
    tx: Queries,
    scope: Scope,
    id: Id,
    status: Exclude<ApplicationStatus, "PENDING">,
  ): Promise<void> => {
    const row = await store.findApplication(tx, id);
    if (row === undefined || !(await store.resolveApplication(tx, id, status))) return;
    if (status === "APPROVED") await takeHolds(tx, row.warehouse_id, sourceOf(id), { reason: row.number });
    else await releaseHolds(tx, sourceOf(id));
    await audit.record(tx, scope, {
      action: "stockApplication.settle",
      objectType: "stockApplication",
      objectId: id,
      after: { status },
    });
  };
  return {
    kind: "STOCK_OUT",
    defaultConfig: byWarehouseManagers,
    async subject(tx, session, id) {
      const row = await store.findApplication(tx, id);
      if (row === undefined || row.applicant_id !== session.userId) throw problem("application.not.found");
      if (row.status !== "PENDING") throw problem("application.state.invalid");
      return {
        title: `${row.number} ${row.material} ${row.quantity} ${row.unit}`,
        projectId: null,
        bizData: { num: Number(row.quantity) },
        scope: { kind: "warehouse", id: row.warehouse_id },
      };
    },
    settled: {
      APPROVED: (tx, scope, record) => settle(tx, scope, record.object_id, "APPROVED"),
      REJECTED: (tx, scope, record) => settle(tx, scope, record.object_id, "REJECTED"),
      canceled: (tx, scope, record) => settle(tx, scope, record.object_id, "canceled"),
      CLOSED: (tx, scope, record) => settle(tx, scope, record.object_id, "CLOSED"),
    },
  };
};

type CancelRecord = (session: Session, recordId: Id) => Promise<unknown>;

export const applyForStock = (
  { database, audit }: Kernel,
  approvals: Pick<ApprovalsService, "submit">,
  numbering: Pick<NumberingService, "take">,
  cancelRecord: CancelRecord,
) => {
  const show = async (
    q: Queries,
    session: Session,
    rows: readonly store.ApplicationRow[],
  ): Promise<StockApplication[]> => {
    const picks = await store.listPicks(
      q,
      rows.map(({ id }) => id),
    );
    const places = await placesOf(q, [...new Set(picks.map((pick) => pick.container_id))]);
    return rows.map((row) => ({
      id: row.id,
      warehouseId: row.warehouse_id,
      number: row.number,
      materialId: row.material_id,
      material: row.material,
      quantity: { value: row.quantity, unit: row.unit },
      reason: row.reason,
      status: row.status,
      rejectReason: row.reject_reason,
      isAutoAudit: row.is_auto,
      applicantId: row.applicant_id,
      applicant: row.applicant,
      recordId: row.record_id,
      createTime: row.create_time.toISOString(),
      settleTime: row.settle_time?.toISOString() ?? null,
      picks: picks
        .filter((pick) => pick.source_id === row.id)
        .map((pick) => ({
          containerId: pick.container_id,
          batchNo: pick.batch_no ?? "",
          label: pick.label,
          quantity: { value: pick.amount, unit: pick.unit },
          pathCode: places.get(pick.container_id)?.pathCode ?? null,
        })),
      abilities: {
        cancel: row.status === "PENDING" && row.applicant_id === session.userId,
        decide: row.status === "PENDING" && row.waits_for_reader,
      },
    }));
  };

  /** Only managers of the warehouse read all applications of others. */
  const list = async (
    session: Session,
    warehouseId: Id,
    query: {
      view: "mine" | "all" | "history";
      status?: ApplicationStatus | undefined;
      cursor?: string | undefined;
      limit: number;
    },
  ): Promise<Page<StockApplication>> => {
    const [before] = decodeCursor(cursorKeys, query.cursor) ?? [];
    return database.read(session, async (q) => {
      const warehouse = await openWarehouse(q, session, warehouseId);
      const isManager = refusalOf(warehouse, session, "manage") === null;
      const rows = await store.listApplications(q, {
        warehouseId,
        applicantId: query.view === "history" || (query.view === "all" && isManager) ? null : session.userId,
        status: query.status,
        isSettled: query.view === "history",
        before,
        limit: query.limit + 1,
      });
      const page = pageFrom(
        rows,
        query.limit,
        (row) => row,
        ({ id }) => [id],
      );
      return { ...page, records: await show(q, session, page.records) };
    });
  };

  const showOne = async (q: Queries, session: Session, id: Id): Promise<StockApplication> => {
    const row = await store.findApplication(q, id);
    return (await show(q, session, row === undefined ? [] : [row]))[0]!;
  };

  return {
    list,

    /** Readable by its applicant, its approvers and the managers; a decided one as the history is. @throws application.not.found */
    get: (session: Session, warehouseId: Id, id: Id): Promise<StockApplication> =>
      database.read(session, async (q) => {
        const warehouse = await openWarehouse(q, session, warehouseId);
        const row = await store.findApplication(q, id);
        const isReadable =
          row?.applicant_id === session.userId ||
          row?.waits_for_reader === true ||
          (row?.status !== "PENDING" && session.authorities.has("INVENTORY_AUDIT_RECORDS")) ||
          refusalOf(warehouse, session, "manage") === null;
        if (row === undefined || row.warehouse_id !== warehouseId || !isReadable)
          throw problem("application.not.found");
        return (await show(q, session, [row]))[0]!;
      }),

    locate: (session: Session, id: Id): Promise<{ warehouseId: Id }> =>
      database.read(session, async (q) => {
        const row = await store.findApplication(q, id);
        if (row === undefined) throw problem("application.not.found");
        return { warehouseId: row.warehouse_id };
      }),

    /** The earliest expiry is reserved until the decision; without an approval process it is issued immediately. */
    apply: (
      session: Session,
      warehouseId: Id,
      input: { readonly materialId: Id; readonly quantity: StockQuantity; readonly reason: string },
    ): Promise<StockApplication> =>
      withFaults(
        database.write(session, async (tx) => {
          await openWarehouse(tx, session, warehouseId);
          const material = (await demandMaterials(tx, warehouseId, [input.materialId])).get(
            input.materialId,
          )!;
          const quantity = amountIn(material.unit, input.quantity);
          const number = await numbering.take(tx, "stockApplication", (one) => store.hasNumber(tx, one));
          const id = await store.insertApplication(tx, {
            warehouseId,
            number,
            materialId: material.id,
            quantity,
            unit: material.unit,
            reason: input.reason,
          });
          const wanted = { value: quantity, unit: material.unit };
          await reserveItem(tx, warehouseId, material.id, wanted, { source: sourceOf(id), today: today() });
          await audit.record(tx, session, {
            action: "stockApplication.create",
            objectType: "stockApplication",
            objectId: id,
            after: { ...input, warehouseId, number },
          });
          const submission = { kind: "STOCK_OUT", objectId: id, remark: input.reason } as const;
          store.setRecord(tx, id, await approvals.submit(tx, session, submission));
          return showOne(tx, session, id);
        }),
      ),

    async cancel(session: Session, warehouseId: Id, id: Id): Promise<StockApplication> {
      const row = await database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        return store.findApplication(q, id);
      });
      if (row === undefined || row.warehouse_id !== warehouseId || row.applicant_id !== session.userId)
        throw problem("application.not.found");
      if (row.status !== "PENDING" || row.record_id === null) throw problem("application.state.invalid");
      await cancelRecord(session, row.record_id);
      return database.read(session, (q) => showOne(q, session, id));
    },
  };
};
export type ApplyForStock = ReturnType<typeof applyForStock>;
