import type { AuditAction, Id, Invitee, Member } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import {
  endTokens,
  loadRemovalCheck,
  lockTeamForUpdate,
  refuseReactivation,
  refuseRemoval,
} from "../access/access.service.ts";
import {
  type AccountsService,
  type Admission,
  type Browser,
  endSessions,
  enterScope,
  findHomeTenant,
  leaveSessions,
} from "../accounts/accounts.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import * as store from "./members.store.ts";
import { readSeats, requireSeat } from "./seats.ts";
import { presentMember } from "./tenants.present.ts";
import type { MemberHooks } from "./tenants.service.ts";

const listKeys = z.tuple([z.iso.datetime(), idKey]);

export const manageMembers = (
  kernel: Kernel,
  accounts: Pick<AccountsService, "enterTeam" | "goOnTeamless">,
  hooks: MemberHooks,
) => {
  const { database, audit, events, sessions } = kernel;

  const openMember = async (q: Queries, userId: Id): Promise<store.MemberRow> => {
    const row = await store.findMember(q, userId);
    if (row === undefined) throw problem("user.not.found");
    return row;
  };

  /** Locks the team and returns a member who may be suspended or leave. */
  const holdLeaving = async (tx: Queries, userId: Id, by: Session | null): Promise<store.MemberRow> => {
    await lockTeamForUpdate(tx);
    const [member, losing] = await Promise.all([openMember(tx, userId), loadRemovalCheck(tx, userId)]);
    if (member.is_owner) throw problem("tenant.owner.required");
    refuseRemoval(losing, by);
    return member;
  };

  /** Locks the team and returns a member who may be readmitted. */
  const holdReturning = async (tx: Queries, userId: Id, session: Session): Promise<store.MemberRow> => {
    await lockTeamForUpdate(tx);
    await refuseReactivation(tx, userId, session);
    const [member, seats] = await Promise.all([openMember(tx, userId), readSeats(tx)]);
    if (member.status === "disabled") requireSeat(seats, false);
    return member;
  };

  /** Ends the membership with everything that depends on it. Open sessions stay for the page that explains it. */
  const leave = async (
    tx: Queries,
    session: Session,
    member: store.MemberRow,
    successorId: Id,
    action: AuditAction,
  ): Promise<void> => {
    const { account_id: userId, name } = member;
    const scope = { tenantId: session.tenantId, userId };
    await hooks.handOver(tx, session, { from: userId, to: successorId });
    store.deleteMember(tx, userId);
    store.insertDeparture(tx, userId, session.userId === userId ? null : session.userId, false);
    leaveSessions(tx, scope);
    await audit.record(tx, session, {
      action,
      objectType: "account",
      objectId: userId,
      before: { name, roles: member.roles.map(({ id, name, roleKey }) => ({ id, name, roleKey })) },
      after: { successorId },
    });
    await events.emit(tx, session, {
      type: "tenant.memberRemoved",
      data: { accountId: userId, successorId },
    });
  };

  const findInvitee = async (session: Session, account: string, kept: string): Promise<Invitee> => {
    const found = await database.read(session, async (q) => withCommit(store.findKnown(q, kept)));
    if (found === undefined) return null;
    const { id, name, avatar_key: avatar, is_member: disabled } = found;
    return { id, account, userId: id, name, avatar, disabled };
  };

  return {
    async list(
      session: Session,
      query: { search?: string | undefined; cursor?: string | undefined; limit: number },
    ): Promise<Page<Member>> {
      const after = decodeCursor(listKeys, query.cursor);
      const { search, limit } = query;
      const rows = await database.read(session, async (q) =>
        withCommit(store.listMembers(q, { search, after, limit })),
      );
      return pageFrom(
        rows,
        limit,
        (row) => presentMember(row, session),
        (row) => [row.create_time.toISOString(), row.account_id],
      );
    },

    colleagues: async (
      session: Session,
      search: string | undefined,
    ): Promise<Pick<Member, "userId" | "name">[]> => {
      const rows = await database.read(session, async (q) => withCommit(store.listColleagues(q, search)));
      return rows.map((row) => ({ userId: row.account_id, name: row.name }));
    },

    avatars: async (session: Session, userIds: readonly Id[]): Promise<{ userId: Id; avatar: string }[]> => {
      const rows = await database.read(session, async (q) => withCommit(store.listAvatars(q, userIds)));
      return rows.map((row) => ({ userId: row.account_id, avatar: row.avatar_key }));
    },

    findByEmail: (session: Session, email: string): Promise<Invitee> =>
      findInvitee(session, email, email.toLowerCase()),
    findByMobile: (session: Session, mobile: string): Promise<Invitee> =>
      findInvitee(session, mobile, mobile),

    async setDisabled(session: Session, userId: Id, disabled: boolean): Promise<Member> {
      const member = await database.write(session, async (tx) => {
        const before = disabled
          ? await holdLeaving(tx, userId, session)
          : await holdReturning(tx, userId, session);
        const status = disabled ? "disabled" : "active";
        if (before.status === status) return presentMember(before, session);
        store.setStatus(tx, userId, status);
        if (disabled) {
          // Open sessions in the team stay for the page that explains it.
          leaveSessions(tx, { tenantId: session.tenantId, userId });
          store.insertDeparture(tx, userId, session.userId, true);
          endTokens(tx, userId);
        } else store.deleteDeparture(tx, userId);
        await audit.record(tx, session, {
          action: disabled ? "member.disable" : "member.enable",
          objectType: "account",
          objectId: userId,
          before: { status: before.status },
          after: { status },
        });
        await events.emit(tx, session, { type: "tenant.memberStatus", data: { accountId: userId, status } });
        return presentMember({ ...before, status }, session);
      });
      sessions.forget({ accountId: userId });
      return member;
    },

    async remove(session: Session, userId: Id, successorId: Id): Promise<null> {
      await database.write(session, async (tx) => {
        const [member, successor] = await Promise.all([
          holdLeaving(tx, userId, session),
          openMember(tx, successorId),
        ]);
        if (successorId === userId || successor.status !== "active") throw problem("user.not.found");
        await leave(tx, session, member, successorId, "member.remove");
      });
      sessions.forget({ accountId: userId });
      return null;
    },

    /** The user's records go to the team owner, and the session continues in another team, or in none. */
    async quit(session: Session, browser: Browser): Promise<Admission> {
      const admission = await database.write(session, async (tx) => {
        const [member, ownerId] = await Promise.all([
          holdLeaving(tx, session.userId, null),
          store.findOwner(tx),
        ]);
        await leave(tx, session, member, ownerId, "member.quit");
        await enterScope(tx, { userId: session.userId });
        const home = await findHomeTenant(tx, session.userId);
        if (home === undefined) return accounts.goOnTeamless(tx, session, browser);
        const next = await accounts.enterTeam(tx, session, home, browser);
        if ("twoFactor" in next) endSessions(tx, session);
        return next;
      });
      sessions.forget({ accountId: session.userId });
      return admission;
    },
  };
};
export type ManageMembers = ReturnType<typeof manageMembers>;
