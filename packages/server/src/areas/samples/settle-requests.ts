import type { ApprovalConfig, Id, SampleRequestKind, SampleRequestStatus } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { SubmissionKind } from "../approvals/approvals.service.ts";
import { recordStock, type StockEntry, withFaults } from "../warehouses/warehouses.service.ts";
import * as store from "./requests.store.ts";
import { logSamples } from "./sample-log.store.ts";
import * as samples from "./samples.store.ts";

/** As long as a team has set nothing else, who manages the warehouse decides; its owner needs no one's consent. */
const byManagers: ApprovalConfig = {
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

/** Takes samples out, brings them back or deletes them, as was approved. */
const carryOut = async (tx: Queries, request: store.RequestRow): Promise<void> => {
  const { warehouse_id: warehouseId, number } = request;
  const items = await store.listItems(tx, [request.id]);
  const ids = items.map(({ sample_id }) => sample_id);
  const rows = new Map((await samples.lockSamples(tx, warehouseId, ids)).map((row) => [row.id, row]));
  const source = { kind: "sampleRequest", id: request.id } as const;
  if (request.kind === "OUT") {
    samples.setOut(tx, ids, { takenBy: request.applicant_id, dueBack: request.due_back });
    if (request.is_thawed)
      samples.addThaw(
        tx,
        ids.map((id) => rows.get(id)!.container_id),
      );
  } else {
    const entries = items.flatMap(({ sample_id: id, left_amount: left }): StockEntry[] => {
      const { container_id: containerId, unit } = rows.get(id)!;
      if (request.kind === "DELETE") return [{ containerId, operation: "dispose", quantity: null }];
      return left === null ? [] : [{ containerId, operation: "count", quantity: { value: left, unit } }];
    });
    if (entries.length > 0) await recordStock(tx, warehouseId, entries, { reason: number, source });
    samples.setState(tx, ids, request.kind === "IN" ? "in" : "deleted");
  }
  const action = ({ OUT: "out", IN: "in", DELETE: "delete" } as const)[request.kind];
  logSamples(
    tx,
    warehouseId,
    action,
    ids.map((id) => ({ id, detail: `${number} · ${request.reason}` })),
  );
};

/** A request as something that is approved, for one of its kinds. */
export const requestApproval = (
  { audit }: Pick<Kernel, "audit">,
  requestKind: SampleRequestKind,
): SubmissionKind => {
  const settle = async (
    tx: Queries,
    scope: Scope,
    id: Id,
    status: Exclude<SampleRequestStatus, "PENDING">,
  ): Promise<void> => {
    const row = await store.findRequest(tx, id);
    if (row === undefined || !(await store.resolveRequest(tx, id, status))) return;
    if (status === "APPROVED") await withFaults(carryOut(tx, row));
    await audit.record(tx, scope, {
      action: "sampleRequest.settle",
      objectType: "sampleRequest",
      objectId: id,
      after: { status, kind: row.kind },
    });
  };
  return {
    kind: `SAMPLE_${requestKind}`,
    defaultConfig: byManagers,
    async subject(tx, session, id) {
      const row = await store.findRequest(tx, id);
      if (row === undefined || row.kind !== requestKind || row.applicant_id !== session.userId)
        throw problem("sample.request.not.found");
      if (row.status !== "PENDING") throw problem("sample.state.invalid");
      const items = await store.listItems(tx, [id]);
      const [first] = items;
      return {
        title: `${row.number} ${first?.name ?? ""}${items.length > 1 ? ` +${items.length - 1}` : ""}`,
        projectId: null,
        bizData: { count: items.length },
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
