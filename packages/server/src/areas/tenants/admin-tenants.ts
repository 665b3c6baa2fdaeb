import type {
  AuditAction,
  FeatureSwitch,
  Id,
  InstanceTeam,
  SwitchEntry,
  TeamStatus,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { findSwitchesOf, lockTeamForUpdate, saveSwitches } from "../access/access.service.ts";
import type { GlobalConfigService } from "../accounts/global-config.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import * as store from "./admin-tenants.store.ts";

const cursorKeys = z.tuple([idKey]);

const present = (row: store.InstanceTeamRow): InstanceTeam => ({
  tenantId: row.tenant_id,
  tenantName: row.name,
  ownerName: row.owner_name,
  ownerAccount: row.owner_account,
  tenantType: row.type,
  status: row.status,
  expirationTime: row.expiration_time?.toISOString() ?? null,
  memberCount: row.member_count,
  createTime: row.create_time.toISOString(),
});

const open = async (q: Queries, tenantId: Id): Promise<InstanceTeam> => {
  const row = await store.findInstanceTeam(q, tenantId);
  if (row === undefined) throw problem("tenant.not.found");
  return present(row);
};

interface Wanted {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The teams of an installation, as who runs it sees and steers them: their standing and settings, nothing of their work. */
export const runTeams = (
  { database, audit, sessions }: Kernel,
  { refuseOthers }: Pick<GlobalConfigService, "refuseOthers">,
) => {
  /**
   * Runs with tenant isolation of the team, whose audit trail records the change and its author. Members see it with
   * their next request.
   */
  const change = async <Changed>(
    session: Session,
    tenantId: Id,
    work: (
      tx: Queries,
      before: InstanceTeam,
    ) => Promise<{
      readonly action: AuditAction;
      readonly before: unknown;
      readonly after: unknown;
      readonly changed: Changed;
    }>,
  ): Promise<Changed> => {
    await refuseOthers(session);
    const scope = { tenantId, userId: session.userId };
    const changed = await database.write(scope, async (tx) => {
      await lockTeamForUpdate(tx);
      const done = await work(tx, await open(tx, tenantId));
      const { action, before, after } = done;
      await audit.record(tx, scope, { action, objectType: "tenant", objectId: tenantId, before, after });
      return done.changed;
    });
    sessions.forget({ tenantId });
    return changed;
  };

  return {
    async list(session: Session, { search, cursor, limit }: Wanted): Promise<Page<InstanceTeam>> {
      await refuseOthers(session);
      const [before = null] = decodeCursor(cursorKeys, cursor) ?? [];
      const rows = await database.read(session, (q) =>
        store.listTeams(q, { search: search || null, before, most: limit + 1 }),
      );
      return pageFrom(rows, limit, present, ({ tenant_id }) => [tenant_id]);
    },

    async show(session: Session, tenantId: Id): Promise<{ team: InstanceTeam; switches: FeatureSwitch[] }> {
      await refuseOthers(session);
      return database.read({ tenantId, userId: session.userId }, async (q) => {
        const [team, switches] = await Promise.all([open(q, tenantId), findSwitchesOf(q)]);
        return { team, switches };
      });
    },

    changeStanding: (session: Session, tenantId: Id, standing: TeamStatus): Promise<InstanceTeam> =>
      change(session, tenantId, async (tx, { tenantType, status, expirationTime }) => {
        store.setStatus(tx, standing);
        return {
          action: "tenant.changeStanding",
          before: { tenantType, status, expirationTime },
          after: standing,
          changed: await open(tx, tenantId),
        };
      }),

    changeSwitches: (
      session: Session,
      tenantId: Id,
      entries: readonly SwitchEntry[],
    ): Promise<FeatureSwitch[]> =>
      change(session, tenantId, async (tx) => {
        const touched = new Set<string>(entries.map(({ feature }) => feature));
        const of = (all: readonly FeatureSwitch[]) =>
          Object.fromEntries(
            all.filter(({ feature }) => touched.has(feature)).map((one) => [one.feature, one.detail]),
          );
        const before = await findSwitchesOf(tx);
        await saveSwitches(tx, entries);
        const changed = await findSwitchesOf(tx);
        return { action: "tenant.changeSwitches", before: of(before), after: of(changed), changed };
      }),

    demandPasswords: (session: Session, tenantId: Id): Promise<{ accounts: number }> =>
      change(session, tenantId, async (tx) => {
        const accounts = await store.demandPasswords(tx);
        return { action: "tenant.demandPasswords", before: null, after: { accounts }, changed: { accounts } };
      }),
  };
};
export type RunTeams = ReturnType<typeof runTeams>;
