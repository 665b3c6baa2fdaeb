import { type Id, MAX_AVATAR_BYTES, type SecuritySettings, type Team } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { type Queries, withCommit } from "../../kernel/database.ts";
import { isIpWithin, parseIpRange } from "../../kernel/ip-ranges.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { giveBuiltInRole, lockTeamForUpdate } from "../access/access.service.ts";
import {
  type AccountsService,
  type Admission,
  type Browser,
  demandIdentity,
  enterScope,
} from "../accounts/accounts.service.ts";
import * as members from "./members.store.ts";
import { refuseOthers } from "./tenants.policy.ts";
import { presentSecurity, presentTeam, presentTenant } from "./tenants.present.ts";
import { pictureTypeOf } from "./tenants.rules.ts";
import * as store from "./tenants.store.ts";

const noSecurity: store.SecurityRow = {
  is_two_factor_enabled: false,
  is_password_rotation_enabled: false,
  password_rotation_interval: 180,
  is_ip_enabled: false,
  ip_strategy: "whiteList",
  ip_list: [],
};

const openTeam = async (q: Queries): Promise<store.TeamRow> => {
  const row = await store.findTeam(q);
  if (row === undefined) throw problem("tenant.not.found");
  return row;
};

/**
 * The list as it will be stored. @throws security.ip.invalid with the first wrong entry, security.ip.excludes.self
 */
const checkIps = (settings: SecuritySettings, callerIp: string): readonly string[] => {
  const list = [...new Set(settings.ipList)];
  const wrong = list.find((text) => parseIpRange(text) === null);
  if (wrong !== undefined) throw problem("security.ip.invalid", { entry: wrong });
  if (settings.isIpEnabled && !isIpWithin(callerIp, list)) {
    throw problem("security.ip.excludes.self", { ip: callerIp });
  }
  return list;
};

interface TeamChange {
  readonly action: "tenant.rename" | "tenant.setLogo" | "tenant.changeOwner";
  readonly before: unknown;
  readonly after: unknown;
}

const nothing = async (): Promise<void> => {};

export const manageTeam = (
  { database, audit, events, storage, sessions }: Kernel,
  accounts: Pick<AccountsService, "enterTeam">,
) => {
  const show = async (q: Queries, session: Session): Promise<Team> =>
    presentTeam(await openTeam(q), session.userId);

  /**
   * A change reserved to the owner; the team is locked until it is committed, and `look` is queried together with it.
   */
  const asOwner = <Seen>(
    session: Session,
    look: (tx: Queries) => Promise<Seen>,
    change: (tx: Queries, team: store.TeamRow, seen: Seen) => Promise<TeamChange>,
  ): Promise<Team> =>
    database.write(session, async (tx) => {
      await lockTeamForUpdate(tx);
      const [team, seen] = await Promise.all([openTeam(tx), look(tx)]);
      refuseOthers(team, session);
      const { action, before, after } = await change(tx, team, seen);
      await audit.record(tx, session, {
        action,
        objectType: "tenant",
        objectId: session.tenantId,
        before,
        after,
      });
      await events.emit(tx, session, { type: action, data: { tenantId: session.tenantId, after } });
      return withCommit(show(tx, session));
    });

  return {
    listMine: (session: Session) =>
      database.read(session, async (q) =>
        withCommit(store.listOwnTeams(q).then((rows) => rows.map(presentTenant))),
      ),

    /**
     * The old session ends, and a page that still uses it is informed; or the second factor is requested.
     *
     * @throws tenant.not.found, two.factor.unavailable
     */
    async switchTo(session: Session, tenantId: Id, browser: Browser): Promise<Admission> {
      const admission = await database.open(async (tx) => {
        await enterScope(tx, { userId: session.userId });
        const team = (await store.listOwnTeams(tx)).find((one) => one.tenant_id === tenantId);
        if (team === undefined) throw problem("tenant.not.found");
        const next = await accounts.enterTeam(tx, session, tenantId, browser);
        if ("twoFactor" in next) return next;
        await audit.record(
          tx,
          { tenantId, userId: session.userId },
          { action: "account.enterTenant", objectType: "account", objectId: session.userId },
        );
        return next;
      });
      sessions.forget({ accountId: session.userId });
      return admission;
    },

    team: (session: Session): Promise<Team> =>
      database.read(session, async (q) => withCommit(show(q, session))),

    rename: (session: Session, tenantName: string): Promise<Team> =>
      asOwner(session, nothing, async (tx, team) => {
        store.renameTenant(tx, tenantName);
        return { action: "tenant.rename", before: { name: team.name }, after: { name: tenantName } };
      }),

    setLogo: (session: Session, uuid: string | null): Promise<Team> =>
      asOwner(session, nothing, async (tx, team) => {
        const before = { hasLogo: team.logo_time !== null };
        if (uuid === null) {
          store.deleteLogo(tx);
          return { action: "tenant.setLogo", before, after: { hasLogo: false } };
        }
        const { bytes } = await storage.take(tx, uuid, session);
        const type = pictureTypeOf(bytes);
        if (type === null || bytes.length > MAX_AVATAR_BYTES) throw problem("picture.invalid");
        store.saveLogo(tx, { content_type: type, bytes });
        return { action: "tenant.setLogo", before, after: { hasLogo: true } };
      }),

    async logo(session: Session, tenantId: Id): Promise<store.LogoRow> {
      const row = await database.open(async (tx) => {
        await enterScope(tx, { userId: session.userId });
        const own = (await store.listOwnTeams(tx)).some((one) => one.tenant_id === tenantId);
        if (!own) return undefined;
        await enterScope(tx, { tenantId, userId: session.userId });
        return withCommit(store.findLogo(tx));
      });
      if (row === undefined) throw problem("tenant.not.found");
      return row;
    },

    /** Of two at once the first wins; the other is no owner any more when it has waited. */
    async transfer(session: Session, { userId, token }: { userId: Id; token: string }): Promise<Team> {
      const look = (tx: Queries) => members.findMember(tx, userId);
      const team = await asOwner(session, look, async (tx, before, next) => {
        if (next === undefined || next.status !== "active") throw problem("user.not.found");
        await demandIdentity(tx, session, "transferTeam", token);
        store.setOwner(tx, userId);
        if (!next.roles.some(({ roleKey }) => roleKey === "ADMIN")) giveBuiltInRole(tx, "ADMIN", userId);
        return {
          action: "tenant.changeOwner",
          before: { ownerId: before.owner_id },
          after: { ownerId: userId },
        };
      });
      sessions.forget({ tenantId: session.tenantId });
      return team;
    },

    security: (session: Session) =>
      database.read(session, async (q) =>
        withCommit(
          store.findSecurity(q).then((row = noSecurity) => ({
            ...presentSecurity(row),
            ipList: [...row.ip_list],
          })),
        ),
      ),

    async saveSecurity(session: Session, settings: SecuritySettings, callerIp: string) {
      const ipList = checkIps(settings, callerIp);
      const saved = await database.write(session, async (tx) => {
        await lockTeamForUpdate(tx);
        const before = (await store.findSecurity(tx)) ?? noSecurity;
        const after: store.SecurityRow = {
          is_two_factor_enabled: settings.isTwoFactorEnabled,
          is_password_rotation_enabled: settings.isPasswordRotationEnabled,
          password_rotation_interval: settings.passwordRotationInterval,
          is_ip_enabled: settings.isIpEnabled,
          ip_strategy: settings.ipStrategy,
          ip_list: ipList,
        };
        store.upsertSecurity(tx, after);
        await audit.record(tx, session, {
          action: "security.update",
          objectType: "tenant",
          objectId: session.tenantId,
          before: { ...presentSecurity(before), ipList: before.ip_list },
          after: { ...presentSecurity(after), ipList },
        });
        await events.emit(tx, session, { type: "security.updated", data: {} });
        return { ...presentSecurity(after), ipList: [...ipList] };
      });
      sessions.forget({ tenantId: session.tenantId });
      return saved;
    },
  };
};
export type ManageTeam = ReturnType<typeof manageTeam>;
