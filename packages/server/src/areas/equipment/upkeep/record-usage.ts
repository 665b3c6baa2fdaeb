import type { Id, Usage, UsageInput } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { demandProject } from "../booking/booking-context.ts";
import { countMembers } from "../devices/devices.store.ts";
import { openDevice } from "../devices/manage-devices.ts";
import { demandPeriod } from "./demand-period.ts";
import { presentUsage } from "./present-upkeep.ts";
import * as store from "./usage.store.ts";

const listKeys = z.tuple([z.iso.datetime(), idKey]);

/** Records of how devices were used. */
export const recordUsage = ({ database, audit }: Pick<Kernel, "database" | "audit">) => {
  /** @throws equipment.not.found, equipment.owner.unknown, project.no.access, usage.invalid */
  const write = async (
    tx: Queries,
    session: Pick<Session, "tenantId" | "userId">,
    input: UsageInput,
  ): Promise<Id> => {
    const [from, to] = [new Date(input.fromTime), new Date(input.toTime)];
    if (to.getTime() > Date.now() + 60_000) throw problem("usage.invalid");
    await openDevice(tx, input.equipmentId);
    const userId = input.userId ?? session.userId;
    if ((await countMembers(tx, [userId])) === 0) throw problem("equipment.owner.unknown");
    await demandProject(tx, input.projectId);
    const id = await store.insertUsage(tx, {
      ...input,
      reservationId: null,
      bookedMinutes: null,
      userId,
      from,
      to,
    });
    await audit.record(tx, session, {
      action: "usage.record",
      objectType: "equipment",
      objectId: input.equipmentId,
      after: { usageId: id, fromTime: input.fromTime, toTime: input.toTime },
    });
    return id;
  };

  return {
    /** For callers that import many records in one transaction of their own. */
    write,

    list: (
      scope: Scope,
      {
        cursor,
        limit,
        ...filter
      }: store.UsageFilter & { readonly cursor?: string | undefined; readonly limit: number },
    ): Promise<Page<Usage>> => {
      demandPeriod(filter);
      return database.read(scope, async (q) => {
        const [time, id] = decodeCursor(listKeys, cursor) ?? [];
        const after = time === undefined || id === undefined ? undefined : { time, id };
        const rows = await store.listUsage(q, filter, after, limit + 1);
        return pageFrom(rows, limit, presentUsage, (row) => [row.from_time.toISOString(), row.id]);
      });
    },

    create: (session: Session, input: UsageInput): Promise<Usage> =>
      database.write(session, async (tx) =>
        presentUsage((await store.findUsage(tx, await write(tx, session, input)))!),
      ),

    createAll: (session: Session, rows: readonly UsageInput[]): Promise<{ count: number }> =>
      database.write(session, async (tx) => {
        for (const row of rows) await write(tx, session, row);
        return { count: rows.length };
      }),
  };
};
export type RecordUsage = ReturnType<typeof recordUsage>;
