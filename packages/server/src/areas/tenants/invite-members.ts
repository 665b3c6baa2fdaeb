import {
  type ErrorCode,
  type Id,
  INVITATION_DAYS,
  type Invitation,
  type Locale,
  type SendMethod,
} from "@benchleaf/contract";
import { errorMessage } from "@benchleaf/phrases";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import {
  findGrantableRoles,
  findInvitedRoles,
  findSwitch,
  lockTeamForUpdate,
  refuseInviting,
} from "../access/access.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import * as store from "./invitations.store.ts";
import * as members from "./members.store.ts";
import { readSeats, requireSeat } from "./seats.ts";
import { SEND_INVITATION } from "./send-invitation.ts";
import { presentInvitation } from "./tenants.present.ts";
import { hashCode, makeCode } from "./tenants.rules.ts";

const cursorKeys = z.tuple([idKey]);

interface Batch {
  readonly accounts: readonly string[];
  readonly roleIds: readonly Id[];
  readonly remark: string;
}

interface Wanted extends Omit<Batch, "accounts"> {
  readonly sendMethod: SendMethod;
  readonly account: string;
}

/** The inviting user, with the permission keys that limit what can be granted. */
type Inviter = Pick<Session, "tenantId" | "userId" | "authorities">;

type Fared = { account: string; code: "success" | ErrorCode; message?: string }[];

/** PostgreSQL's unique_violation: the same account was invited at the same time. */
const alreadyInvited = (error: unknown): unknown =>
  error instanceof Error && (error as { code?: unknown }).code === "23505"
    ? problem("invitation.already.exists")
    : error;

/** Roles that may be given, of which a team that has roles wants at least one named. @throws invitation.roles.required */
const findNamedRoles = async (q: Queries, session: Inviter, roleIds: readonly Id[]) => {
  const [roles, choice] = await Promise.all([
    findGrantableRoles(q, session, roleIds),
    findSwitch(q, "USER_ROLE"),
  ]);
  if (roleIds.length === 0 && choice.detail.enabled) throw problem("invitation.roles.required");
  return roles;
};

export const inviteMembers = ({ database, audit, events, jobs, seals }: Kernel) => {
  /** Whether someone can be invited in this way, and with which roles. The team must be held. */
  const check = async (tx: Queries, session: Inviter, wanted: Wanted, isOwners: boolean): Promise<Id[]> => {
    const { sendMethod, account } = wanted;
    const [ownerId, strategy, known, isInvited, roles, seats] = await Promise.all([
      members.findOwner(tx),
      findSwitch(tx, "INVITATION_STRATEGY"),
      members.findKnown(tx, account),
      store.hasOpenInvitation(tx, account),
      isOwners ? [] : findNamedRoles(tx, session, wanted.roleIds),
      readSeats(tx),
    ]);
    if (isOwners && ownerId !== session.userId) throw problem("tenant.owner.only");
    if (sendMethod === "mobile" && !strategy.detail.sendMethod.includes("mobile")) {
      throw problem("feature.disabled", { feature: "INVITATION_STRATEGY" });
    }
    if (known?.is_member) throw problem("user.already.exists");
    if (isInvited) throw problem("invitation.already.exists");
    requireSeat(seats, false);
    return roles.map(({ id }) => id);
  };

  const send = (tx: Queries, invitationId: Id, code: string, locale: Locale): Promise<Id> =>
    jobs.add(tx, SEND_INVITATION, { invitationId, sealed: seals.seal(SEND_INVITATION, code), locale });

  const show = async (q: Queries, id: Id): Promise<Invitation> =>
    presentInvitation((await store.findInvitation(q, id))!, new Date());

  /** The invitation, its email, its audit entry and its event, in the caller's transaction. */
  const inviteIn = async (
    tx: Queries,
    by: Inviter,
    wanted: Wanted,
    locale: Locale,
    isOwners = false,
  ): Promise<{ id: Id; sent: Promise<Id> }> => {
    await lockTeamForUpdate(tx);
    const roleIds = await check(tx, by, wanted, isOwners);
    const code = makeCode(by.tenantId);
    const id = await store.insertInvitation(tx, {
      ...wanted,
      roleIds,
      inviterId: by.userId,
      codeHash: hashCode(code),
      days: INVITATION_DAYS,
    });
    const sent = send(tx, id, code, locale);
    await audit.record(tx, by, {
      action: "invitation.create",
      objectType: "invitation",
      objectId: id,
      after: wanted,
    });
    await events.emit(tx, by, { type: "invitation.created", data: { invitationId: id } });
    return { id, sent };
  };

  /** All or nothing. */
  const inviteOne = (
    session: Session,
    wanted: Wanted,
    locale: Locale,
    isOwners = false,
  ): Promise<Invitation> =>
    database
      .write(session, async (tx) => {
        const { id, sent } = await inviteIn(tx, session, wanted, locale, isOwners);
        return withCommit(Promise.all([show(tx, id), sent]).then(([shown]) => shown));
      })
      .catch((error: unknown) => Promise.reject(alreadyInvited(error)));

  /** One after the other and independent: one that cannot be invited does not affect the others. */
  const inviteEach = async (
    session: Session,
    { accounts, roleIds, remark }: Batch,
    locale: Locale,
    isOwners = false,
  ): Promise<Fared> => {
    const fared: Fared = [];
    for (const account of new Set(accounts)) {
      const sendMethod = account.includes("@") ? "email" : "mobile";
      try {
        await inviteOne(session, { sendMethod, account, roleIds, remark }, locale, isOwners);
        fared.push({ account, code: "success" });
      } catch (error) {
        if (!(error instanceof Problem) || error.code.startsWith("system.")) throw error;
        const message = errorMessage(locale, error.code, error.data);
        fared.push({ account, code: error.code, message });
      }
    }
    return fared;
  };

  const holdPending = async (tx: Queries, id: Id): Promise<store.InvitationRow> => {
    // One round trip: the second query runs when the team is locked.
    const [, row] = await Promise.all([lockTeamForUpdate(tx), store.findInvitation(tx, id)]);
    if (row === undefined || row.status !== "pending") throw problem("invitation.not.found");
    return row;
  };

  return {
    async list(
      session: Session,
      query: { cursor?: string | undefined; limit: number },
    ): Promise<Page<Invitation>> {
      const before = decodeCursor(cursorKeys, query.cursor)?.[0];
      const rows = await database.read(session, async (q) =>
        withCommit(store.listInvitations(q, before, query.limit)),
      );
      const now = new Date();
      return pageFrom(
        rows,
        query.limit,
        (row) => presentInvitation(row, now),
        (row) => [row.id],
      );
    },

    invite: inviteOne,
    inviteIn,

    async inviteBatch(session: Session, batch: Batch, locale: Locale): Promise<Fared> {
      await database.read(session, async (q) => withCommit(findNamedRoles(q, session, batch.roleIds)));
      return inviteEach(session, batch, locale);
    },

    /** What the table of seats offers the owner, who needs no key for it. */
    fillSeats: (session: Session, accounts: readonly string[], locale: Locale): Promise<Fared> =>
      inviteEach(session, { accounts, roleIds: [], remark: "" }, locale, true),

    /** With a new code, so that the earlier email is no longer valid. */
    resend: (session: Session, id: Id, locale: Locale): Promise<Invitation> =>
      database.write(session, async (tx) => {
        const [row, seats, roles] = await Promise.all([
          holdPending(tx, id),
          readSeats(tx),
          findInvitedRoles(tx, id),
        ]);
        refuseInviting(roles, row.role_ids, session);
        if (row.expire_time <= new Date()) requireSeat(seats, false);
        const code = makeCode(session.tenantId);
        store.renewCode(tx, id, hashCode(code), INVITATION_DAYS);
        const sent = send(tx, id, code, locale);
        await audit.record(tx, session, {
          action: "invitation.resend",
          objectType: "invitation",
          objectId: id,
        });
        return withCommit(Promise.all([show(tx, id), sent]).then(([shown]) => shown));
      }),

    cancel: (session: Session, id: Id): Promise<null> =>
      database.write(session, async (tx) => {
        const row = await holdPending(tx, id);
        store.cancelInvitation(tx, id);
        await audit.record(tx, session, {
          action: "invitation.cancel",
          objectType: "invitation",
          objectId: id,
          before: { account: row.account },
        });
        await events.emit(tx, session, { type: "invitation.cancelled", data: { invitationId: id } });
        return null;
      }),
  };
};
export type InviteMembers = ReturnType<typeof inviteMembers>;
