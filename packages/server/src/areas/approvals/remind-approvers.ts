import type { Id } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { claimOverdue } from "./tasks.store.ts";

/** Notifies approvers of overdue decisions, each night until they have decided. */
export const remindApprovers = ({ jobs, events, database }: Kernel): void =>
  jobs.everyNight("remind-approvers", async (now) => {
    for (;;) {
      const count = await database.open(async (tx) => {
        const rows = await claimOverdue(tx, now);
        for (const { tenant_id, record_id, kind, approver_id } of rows) {
          const scope: { tenantId: Id; userId: Id } = { tenantId: tenant_id, userId: approver_id };
          await events.emit(tx, scope, {
            type: "approval.overdue",
            data: { recordId: record_id, kind, approverIds: [approver_id] },
          });
        }
        return rows.length;
      });
      if (count === 0) return;
    }
  });
