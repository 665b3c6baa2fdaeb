import { type Id, maskAddress, type OpenInvitation } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { giveRoles, lockTeamForUpdate, unlockSeats } from "../access/access.service.ts";
import {
  type AccountsService,
  type Admission,
  type Browser,
  claimMobile,
  enterScope,
  findAccountBy,
  type Opened,
  openSession,
} from "../accounts/accounts.service.ts";
import * as store from "./invitations.store.ts";
import * as members from "./members.store.ts";
import { readSeats, requireSeat } from "./seats.ts";
import { hashCode, teamOfCode } from "./tenants.rules.ts";
import type { MemberHooks } from "./tenants.service.ts";
import { insertMembership } from "./tenants.store.ts";

const NOBODY: Id = "0";

const scopeOf = (code: string, userId: Id): Scope => {
  const tenantId = teamOfCode(code);
  if (tenantId === null) throw problem("invitation.code.invalid");
  return { tenantId, userId };
};

export const joinTeam = (
  { config, database, audit, events, sessions }: Kernel,
  accounts: Pick<AccountsService, "createBareAccount" | "enterTeam" | "refuseMethod">,
  hooks: MemberHooks,
) => {
  const openCode = async (q: Queries, code: string): Promise<store.InvitationRow> => {
    const row = await store.findByCode(q, hashCode(code));
    if (row === undefined) throw problem("invitation.code.invalid");
    return row;
  };

  const personOf = (q: Queries, { send_method, account }: store.InvitationRow) =>
    findAccountBy(q, send_method === "email" ? { email: account } : { mobile: account });

  /** The team is locked, so of two concurrent requests the second finds the code used or the seat occupied. */
  const join = async (tx: Queries, scope: Scope, invitation: store.InvitationRow, name: string) => {
    const [member, seats] = await Promise.all([members.findMember(tx, scope.userId), readSeats(tx)]);
    if (member !== undefined) throw problem("user.already.exists");
    requireSeat(seats, true);
    if (!(await store.acceptInvitation(tx, invitation.id))) {
      throw problem("invitation.code.invalid");
    }
    insertMembership(tx, scope.userId);
    const [seatLimit] = await Promise.all([
      unlockSeats(tx, config),
      giveRoles(tx, scope.userId, invitation.role_ids),
    ]);
    await hooks.welcome(tx, scope, name);
    await audit.record(tx, scope, {
      action: "invitation.accept",
      objectType: "invitation",
      objectId: invitation.id,
      after: {
        accountId: scope.userId,
        roleIds: invitation.role_ids,
        ...(seatLimit !== null && { seatLimit }),
      },
    });
    await events.emit(tx, scope, {
      type: "invitation.accepted",
      data: { invitationId: invitation.id, inviterId: invitation.inviter_id, accountId: scope.userId, name },
    });
    await events.emit(tx, scope, { type: "tenant.memberAdded", data: { accountId: scope.userId } });
  };

  return {
    look: (code: string): Promise<OpenInvitation> =>
      database.read(scopeOf(code, NOBODY), async (q) => {
        const row = await openCode(q, code);
        const isRegistered = (await personOf(q, row)) !== undefined;
        return {
          tenantName: row.tenant_name,
          inviterName: row.inviter_name,
          sendMethod: row.send_method,
          account: maskAddress(row.account),
          isRegistered,
          expireTime: row.expire_time.toISOString(),
        };
      }),

    /** By an invitation to an address or number of one's own, which the account has proven. */
    async acceptOwn(session: Session, invitationId: Id, browser: Browser): Promise<Admission> {
      const { userId } = session;
      const waiting = await database.read(session, async (q) => withCommit(store.listOwnInvitations(q)));
      const chosen = waiting.find(({ id }) => id === invitationId);
      if (chosen === undefined) throw problem("invitation.not.found");
      const scope = { tenantId: chosen.tenant_id, userId };
      const admission = await database.write(scope, async (tx) => {
        await lockTeamForUpdate(tx);
        const invitation = await store.findWaiting(tx, invitationId);
        if (invitation === undefined) throw problem("invitation.not.found");
        await join(tx, scope, invitation, session.userName);
        return accounts.enterTeam(tx, session, scope.tenantId, browser);
      });
      sessions.forget({ accountId: userId });
      return admission;
    },

    async accept(session: Session, code: string, browser: Browser): Promise<Admission> {
      const scope = scopeOf(code, session.userId);
      const admission = await database.write(scope, async (tx) => {
        await lockTeamForUpdate(tx);
        const invitation = await openCode(tx, code);
        const person = await personOf(tx, invitation);
        if (person?.id !== session.userId) throw problem("invitation.for.another");
        await join(tx, scope, invitation, person.name);
        return accounts.enterTeam(tx, session, scope.tenantId, browser);
      });
      sessions.forget({ accountId: session.userId });
      return admission;
    },

    /** The code came by the invited mail or number, which proves it; a team of one's own is not opened. */
    register: (
      code: string,
      entry: { name: string; password: string; email?: string | undefined },
      browser: Browser,
    ): Promise<Opened> =>
      database.write(scopeOf(code, NOBODY), async (tx) => {
        await lockTeamForUpdate(tx);
        const invitation = await openCode(tx, code);
        const isByMail = invitation.send_method === "email";
        const email = isByMail ? invitation.account : entry.email;
        if (email === undefined) {
          throw problem("request.invalid", { issues: [{ path: "body.email", message: "required" }] });
        }
        if ((await personOf(tx, invitation)) !== undefined) throw problem("user.email.already.registered");
        await accounts.refuseMethod(isByMail ? "email_password" : "mobile_password");
        const { name, password } = entry;
        const userId = await accounts.createBareAccount(tx, { email, name, password, owesProfile: true });
        if (userId === null) throw problem("user.email.already.registered");
        if (!isByMail) await claimMobile(tx, userId, invitation.account);
        const scope = { ...scopeOf(code, userId) };
        await enterScope(tx, scope);
        await join(tx, scope, invitation, name);
        return openSession(tx, scope, "invitation", browser);
      }),
  };
};
export type JoinTeam = ReturnType<typeof joinTeam>;
