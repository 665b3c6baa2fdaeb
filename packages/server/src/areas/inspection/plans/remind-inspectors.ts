import { type Id, INSPECTION_HORIZON_DAYS, SYSTEM_USER_ID } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { claimOverdueActions } from "../records/actions.store.ts";
import type { PlanInspections } from "./plan-inspections.ts";
import { listTeamsDue, listToPlan, lockSchedule } from "./schedules.store.ts";
import { claimOverdue, claimToRemind } from "./tasks.store.ts";

const DAY_MS = 86_400_000;

/** Plans further ahead, and sends reminders of due and overdue items, once each. Every 15 minutes. */
export const remindInspectors = (
  { database, events }: Pick<Kernel, "database" | "events">,
  plans: Pick<PlanInspections, "extend">,
) => {
  const planTeam = async (scope: Scope, now: Date): Promise<void> => {
    // One day before the horizon is early enough to plan the next one.
    const horizon = new Date(now.getTime() + (INSPECTION_HORIZON_DAYS - 1) * DAY_MS);
    const ids = await database.read(scope, (q) => listToPlan(q, horizon));
    for (const id of ids)
      await database.write(scope, async (tx) => {
        lockSchedule(tx, id);
        await plans.extend(tx, scope, id, now);
      });
  };

  const tell = async (tx: Queries, scope: Scope, now: Date): Promise<void> => {
    for (const { id, assignee_id } of await claimOverdue(tx, now))
      await events.emit(tx, scope, {
        type: "inspection.overdue",
        data: { inspectionTaskId: id, assigneeId: assignee_id },
      });
    for (const { id, assignee_id } of await claimToRemind(tx, now))
      await events.emit(tx, scope, {
        type: "inspection.due",
        data: { inspectionTaskId: id, assigneeId: assignee_id },
      });
    for (const { id, owner_id } of await claimOverdueActions(tx, now))
      await events.emit(tx, scope, {
        type: "inspection.action.overdue",
        data: { actionId: id, ownerId: owner_id },
      });
  };

  const remind = async (now: Date): Promise<void> => {
    const horizon = new Date(now.getTime() + (INSPECTION_HORIZON_DAYS - 1) * DAY_MS);
    const teams: Id[] = await database.open((q) => listTeamsDue(q, now, horizon));
    for (const tenantId of teams) {
      const scope = { tenantId, userId: SYSTEM_USER_ID };
      await planTeam(scope, now);
      await database.write(scope, (tx) => tell(tx, scope, now));
    }
  };

  return { remind };
};
