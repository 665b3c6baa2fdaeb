import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { extensionPoint } from "../../kernel/extension-point.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { giveBuiltInRole, giveRoles, lockTeamForUpdate, setFreeSeats } from "../access/access.service.ts";
import type { TrailNameResolvers } from "./name-trail.ts";
import { readSeats, requireSeat } from "./seats.ts";
import * as store from "./tenants.store.ts";

/**
 * What later areas do when someone joins a team or leaves it; `areas.ts` hands it in, and it happens in the same
 * transaction.
 */
export interface MemberHooks {
  /** What a member gets besides their place in the team: the project of their own. */
  welcome(tx: Queries, scope: Scope, name: string): Promise<unknown>;
  /** Transfers everything in the scope's team from `from` to `to`. */
  handOver(tx: Queries, scope: Scope, change: { readonly from: Id; readonly to: Id }): Promise<void>;
  /** Creates a personal team for a user who has none and requests it; the transaction then runs in its scope. */
  openWorkspace(
    tx: Queries,
    founder: { readonly accountId: Id; readonly name: string; readonly tenantName: string },
  ): Promise<Scope>;
}

/** What a member gets besides their place in the team. */
export const memberWelcome = extensionPoint<MemberHooks["welcome"]>("who welcomes a member");
/** What becomes of all that someone owns who leaves: each area hands over its own. */
export const belongingsRecipient = extensionPoint<MemberHooks["handOver"]>(
  "who hands over what a member owns",
);
/** How areas name what the audit trail speaks of by number. */
export const trailNames = extensionPoint<Partial<TrailNameResolvers>>("who names what the trail speaks of");

/** Teams in the order of their ids, for work that is done for each of them. */
export const teamsAfter = (q: Queries, after: Id, most: number): Promise<Id[]> =>
  store.teamsAfter(q, after, most);

/** Whether the transaction's team exists. */
export const isTeam = async (q: Queries): Promise<boolean> => (await store.findOwner(q)) !== undefined;

export const tenantsService = ({ audit, config, events }: Kernel) => ({
  /** Creates a team and switches the transaction to it, as its owner. */
  async open(tx: Queries, founder: { accountId: Id; tenantName: string }): Promise<Scope> {
    const { accountId, tenantName } = founder;
    const tenantId = await store.enterNewTenant(tx, accountId);
    const scope = { tenantId, userId: accountId };
    store.insertTenant(tx, { id: tenantId, name: tenantName, ownerId: accountId });
    store.insertMembership(tx, accountId);
    giveBuiltInRole(tx, "ADMIN", accountId);
    await setFreeSeats(tx, config);
    await audit.record(tx, scope, {
      action: "tenant.create",
      objectType: "tenant",
      objectId: tenantId,
      after: { name: tenantName },
    });
    await events.emit(tx, scope, { type: "tenant.created", data: { tenantId } });
    return scope;
  },

  /** Takes an existing account into the scope's team as an ordinary member. */
  async addMember(tx: Queries, scope: Scope, accountId: Id): Promise<void> {
    store.insertMembership(tx, accountId);
    giveBuiltInRole(tx, "MEMBER", accountId);
    const member = { ...scope, userId: accountId };
    await audit.record(tx, member, {
      action: "tenant.addMember",
      objectType: "account",
      objectId: accountId,
    });
    await events.emit(tx, scope, { type: "tenant.memberAdded", data: { accountId } });
  },

  /** Holds the team for a change that is the owner's alone. @throws tenant.owner.only */
  async holdAsOwner(tx: Queries, scope: Scope): Promise<void> {
    await lockTeamForUpdate(tx);
    if ((await store.findOwner(tx)) !== scope.userId) throw problem("tenant.owner.only");
  },

  /** Whether the team has an end date. */
  hasEnd: (q: Queries): Promise<boolean> => store.hasEnd(q),

  /** The new end; null for a team whose validity has no end. */
  extendValidity: (tx: Queries, days: number): Promise<Date | null> => store.extendValidity(tx, days),

  /** Someone whom a provider of the team sends takes a seat. @throws tenant.no.remaining.seats */
  async seatMember(tx: Queries, scope: Scope, accountId: Id, roleIds: readonly Id[]): Promise<void> {
    await lockTeamForUpdate(tx);
    requireSeat(await readSeats(tx), false);
    store.insertMembership(tx, accountId);
    await giveRoles(tx, accountId, roleIds);
    await audit.record(tx, scope, {
      action: "tenant.addMember",
      objectType: "account",
      objectId: accountId,
      after: { roleIds },
    });
    await events.emit(tx, scope, { type: "tenant.memberAdded", data: { accountId } });
  },
});
export type TenantsService = ReturnType<typeof tenantsService>;
