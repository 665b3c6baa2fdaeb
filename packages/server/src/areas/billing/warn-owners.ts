import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { LimitUse } from "../access/access.service.ts";
import { teamsAfter } from "../tenants/tenants.service.ts";
import * as store from "./plans.store.ts";
import { systemScope } from "./sync-subscriptions.ts";
import { readLimits } from "./team-plan.ts";

const TEAMS_AT_ONCE = 200;
/** Days before the end of a plan when its owner is notified. */
const DAYS_BEFORE_END = 7;

const warnOfLimits = async (
  tx: Queries,
  { events }: Pick<Kernel, "events">,
  scope: Scope,
  uses: readonly LimitUse[],
): Promise<void> => {
  const limits = await readLimits(tx, uses);
  const near = limits.filter(({ isNear }) => isNear);
  store.clearWarnings(
    tx,
    limits.filter(({ isNear }) => !isNear).map(({ feature }) => feature),
  );
  for (const { feature, used, limit } of near) {
    // A limit of the same value triggers one warning; storage in large numbers would not fit the column.
    const height = Math.min(limit, 2_147_483_647);
    if (!(await store.noteWarned(tx, feature, height))) continue;
    const percent = limit === 0 ? 100 : Math.floor((used / limit) * 100);
    await events.emit(tx, scope, { type: "billing.limitNear", data: { feature, percent } });
  }
};

const warnOfEnd = async (tx: Queries, { events }: Pick<Kernel, "events">, scope: Scope): Promise<void> => {
  for (const { id, end_time: end } of await store.claimEnding(tx, DAYS_BEFORE_END)) {
    const data = { grantId: id, endTime: end.toISOString() };
    await events.emit(tx, scope, { type: "billing.planEnds", data });
  }
};

/** Notifies a team's owner of limits that are nearly reached and of a plan that ends soon, each once. */
export const warnTeam = (
  kernel: Pick<Kernel, "database" | "events">,
  tenantId: Id,
  uses: readonly LimitUse[],
): Promise<void> => {
  const scope = systemScope(tenantId);
  return kernel.database.write(scope, async (tx) => {
    await warnOfLimits(tx, kernel, scope, uses);
    await warnOfEnd(tx, kernel, scope);
  });
};

/** Each night, all teams. */
export const warnOwners = (
  kernel: Pick<Kernel, "database" | "jobs">,
  warn: (tenantId: Id) => Promise<void>,
): void =>
  kernel.jobs.everyNight("warn-of-limits", async () => {
    let after: Id = "0";
    for (;;) {
      const from = after;
      const teams = await kernel.database.open((q) => teamsAfter(q, from, TEAMS_AT_ONCE));
      for (const team of teams) await warn(team);
      if (teams.length < TEAMS_AT_ONCE) return;
      after = teams.at(-1)!;
    }
  });
