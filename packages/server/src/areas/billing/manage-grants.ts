import {
  type grantChangeSchema,
  type Id,
  MEBIBYTE,
  type newGrantSchema,
  type PlanGrant,
  storageOf,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { lockTeamForUpdate } from "../access/access.service.ts";
import type { GlobalConfigService } from "../accounts/global-config.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { isTeam } from "../tenants/tenants.service.ts";
import * as store from "./plans.store.ts";

const cursorKeys = z.tuple([idKey]);

const present = (row: store.GrantRow): PlanGrant => ({
  id: row.id,
  tenantId: row.tenant_id,
  tenantName: row.tenant_name,
  plan: row.plan,
  seats: row.seats,
  storageBytes: row.storage_mebibytes * MEBIBYTE,
  source: row.source,
  note: row.note,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time?.toISOString() ?? null,
  isRunning: row.is_running,
  createTime: row.create_time.toISOString(),
});

const auditValues = ({ plan, seats, storage_mebibytes: storage, note, end_time: end }: store.GrantRow) => ({
  plan,
  seats,
  storageMebibytes: storage,
  note,
  endTime: end,
});

interface Wanted {
  readonly isRunning?: "true" | "false" | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * Plans granted by the administrator of the installation: each with tenant isolation of its team, whose audit trail
 * records it.
 */
export const manageGrants = (
  { database, audit, sessions }: Kernel,
  { refuseOthers }: Pick<GlobalConfigService, "refuseOthers">,
) => {
  /** @throws plan.grant.not.found, plan.grant.fixed for one that is managed elsewhere */
  const change = async (
    session: Session,
    id: Id,
    changing: {
      readonly action: "planGrant.update" | "planGrant.end";
      readonly sources: readonly PlanGrant["source"][];
      readonly work: (tx: Parameters<typeof store.endGrant>[0], row: store.GrantRow) => void;
    },
  ): Promise<PlanGrant> => {
    await refuseOthers(session);
    const found = await database.read(session, (q) => store.findGrant(q, id));
    if (found === undefined) throw problem("plan.grant.not.found");
    const scope = { tenantId: found.tenant_id, userId: session.userId };
    const changed = await database.write(scope, async (tx) => {
      await lockTeamForUpdate(tx);
      const before = (await store.findGrant(tx, id))!;
      if (!changing.sources.includes(before.source)) throw problem("plan.grant.fixed");
      changing.work(tx, before);
      const after = (await store.findGrant(tx, id))!;
      await audit.record(tx, scope, {
        action: changing.action,
        objectType: "planGrant",
        objectId: id,
        before: auditValues(before),
        after: auditValues(after),
      });
      return present(after);
    });
    sessions.forget({ tenantId: found.tenant_id });
    return changed;
  };

  return {
    async list(session: Session, { isRunning, cursor, limit }: Wanted): Promise<Page<PlanGrant>> {
      await refuseOthers(session);
      const [before = null] = decodeCursor(cursorKeys, cursor) ?? [];
      const rows = await database.read(session, (q) =>
        store.listGrants(q, {
          id: null,
          isRunning: isRunning === undefined ? null : isRunning === "true",
          before,
          most: limit + 1,
        }),
      );
      return pageFrom(rows, limit, present, ({ id }) => [id]);
    },

    async grant(session: Session, wanted: z.output<typeof newGrantSchema>): Promise<PlanGrant> {
      await refuseOthers(session);
      const { tenantId, plan, seats, storageBytes = storageOf(plan, seats), endTime, note } = wanted;
      if (endTime !== null && new Date(endTime) <= new Date()) throw problem("plan.grant.end.past");
      const scope = { tenantId, userId: session.userId };
      const granted = await database.write(scope, async (tx) => {
        if (!(await isTeam(tx))) throw problem("tenant.not.found");
        await lockTeamForUpdate(tx);
        const id = await store.insertGrant(tx, {
          ...{ plan, seats, note, source: "owner" },
          storageMebibytes: Math.floor(storageBytes / MEBIBYTE),
          endTime: endTime === null ? null : new Date(endTime),
        });
        const row = (await store.findGrant(tx, id))!;
        await audit.record(tx, scope, {
          action: "planGrant.create",
          objectType: "planGrant",
          objectId: id,
          after: auditValues(row),
        });
        return present(row);
      });
      sessions.forget({ tenantId });
      return granted;
    },

    change: (session: Session, id: Id, wanted: z.output<typeof grantChangeSchema>): Promise<PlanGrant> =>
      change(session, id, {
        action: "planGrant.update",
        sources: ["owner"],
        work: (tx, { plan }) => {
          const { seats, storageBytes = storageOf(plan, seats), note, endTime } = wanted;
          store.updateGrant(tx, id, {
            ...{ seats, note },
            storageMebibytes: Math.floor(storageBytes / MEBIBYTE),
            endTime: endTime === null ? null : new Date(endTime),
          });
        },
      }),

    end: (session: Session, id: Id): Promise<PlanGrant> =>
      change(session, id, {
        action: "planGrant.end",
        sources: ["owner", "code"],
        work: (tx) => store.endGrant(tx, id),
      }),
  };
};
export type ManageGrants = ReturnType<typeof manageGrants>;
