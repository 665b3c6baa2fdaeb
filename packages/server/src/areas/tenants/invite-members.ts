import {
  type ErrorCode,
  type Id,
  INVITATION_DAYS,
  type Invitation,
  type Locale,
  type SendMethod,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import { findGrantableRoles, findSwitch, holdTeam } from "../access/access.service.ts";
import { findAccountBy } from "../accounts/accounts.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import * as store from "./invitations.store.ts";
import * as members from "./members.store.ts";
import { refuseWithoutSeat } from "./seats.ts";
import { SEND_INVITATION } from "./send-invitation.ts";
import { presentInvitation } from "./tenants.present.ts";
import { hashCode, makeCode } from "./tenants.rules.ts";

const cursorKeys = z.tuple([idKey]);

interface Wanted {
  readonly sendMethod: SendMethod;
  readonly account: string;
  readonly roleIds: readonly Id[];
  readonly remark: string;
}

/** PostgreSQL's unique_violation: the same account was invited at the same time. */
const alreadyInvited = (error: unknown): unknown =>
  error instanceof Error && (error as { code?: unknown }).code === "23505"
    ? problem("invitation.already.exists")
    : error;

export const inviteMembers = ({ database, audit, events, jobs, seals }: Kernel) => {
  const refuseWay = async (tx: Queries, sendMethod: SendMethod): Promise<void> => {
    if (sendMethod === "email") return;
    const strategy = await findSwitch(tx, "INVITATION_STRATEGY");
    if (!strategy.detail.sendMethod.includes("mobile")) {
      throw problem("feature.disabled", { feature: "INVITATION_STRATEGY" });
    }
  };

  const refuseKnown = async (tx: Queries, { sendMethod, account }: Wanted): Promise<void> => {
    const person = await findAccountBy(tx, sendMethod === "email" ? { email: account } : { mobile: account });
    if (person !== undefined && (await members.findMember(tx, person.id)) !== undefined) {
      throw problem("user.already.exists");
    }
    if (await store.hasOpenInvitation(tx, account)) throw problem("invitation.already.exists");
  };

  const send = async (tx: Queries, invitationId: Id, code: string, locale: Locale): Promise<void> => {
    await jobs.add(tx, SEND_INVITATION, {
      invitationId,
      sealed: seals.seal(SEND_INVITATION, code),
      locale,
    });
  };

  /** The invitation, its letter, its entry of the trail and its event: all or nothing. */
  const inviteOne = (session: Session, wanted: Wanted, locale: Locale): Promise<Invitation> =>
    database
      .write(session, async (tx) => {
        await holdTeam(tx);
        await refuseWay(tx, wanted.sendMethod);
        await refuseKnown(tx, wanted);
        const roleIds = await findGrantableRoles(tx, session, wanted.roleIds);
        await refuseWithoutSeat(tx, false);
        const code = makeCode(session.tenantId);
        const id = await store.insertInvitation(tx, {
          ...wanted,
          roleIds,
          inviterId: session.userId,
          codeHash: hashCode(code),
          days: INVITATION_DAYS,
        });
        await send(tx, id, code, locale);
        await audit.record(tx, session, {
          action: "invitation.create",
          objectType: "invitation",
          objectId: id,
          after: wanted,
        });
        await events.emit(tx, session, { type: "invitation.created", data: { invitationId: id } });
        return presentInvitation((await store.findInvitation(tx, id))!, new Date());
      })
      .catch((error: unknown) => Promise.reject(alreadyInvited(error)));

  const holdPending = async (tx: Queries, id: Id): Promise<store.InvitationRow> => {
    await holdTeam(tx);
    const row = await store.findInvitation(tx, id);
    if (row === undefined || row.status !== "pending") throw problem("invitation.not.found");
    return row;
  };

  return {
    async list(
      session: Session,
      query: { cursor?: string | undefined; limit: number },
    ): Promise<Page<Invitation>> {
      const before = decodeCursor(cursorKeys, query.cursor)?.[0];
      const rows = await database.read(session, (q) => store.listInvitations(q, before, query.limit));
      const now = new Date();
      const page = pageFrom(
        rows,
        query.limit,
        (row) => presentInvitation(row, now),
        (row) => [row.id],
      );
      return page;
    },

    invite: inviteOne,

    /** Each for itself, one after the other: who cannot be invited keeps nobody else from it. */
    async inviteBatch(
      session: Session,
      batch: { accounts: readonly string[]; roleIds: readonly Id[]; remark: string },
      locale: Locale,
    ): Promise<{ account: string; code: "success" | ErrorCode }[]> {
      await database.read(session, (q) => findGrantableRoles(q, session, batch.roleIds));
      const results: { account: string; code: "success" | ErrorCode }[] = [];
      for (const account of new Set(batch.accounts)) {
        const sendMethod = account.includes("@") ? "email" : "mobile";
        const { roleIds, remark } = batch;
        try {
          await inviteOne(session, { sendMethod, account, roleIds, remark }, locale);
          results.push({ account, code: "success" });
        } catch (error) {
          if (!(error instanceof Problem) || error.code.startsWith("system.")) throw error;
          results.push({ account, code: error.code });
        }
      }
      return results;
    },

    /** With a new code, so that the letter before it opens nothing any more. */
    resend: (session: Session, id: Id, locale: Locale): Promise<Invitation> =>
      database.write(session, async (tx) => {
        const row = await holdPending(tx, id);
        if (row.expire_time <= new Date()) await refuseWithoutSeat(tx, false);
        const code = makeCode(session.tenantId);
        await store.renewCode(tx, id, hashCode(code), INVITATION_DAYS);
        await send(tx, id, code, locale);
        await audit.record(tx, session, {
          action: "invitation.resend",
          objectType: "invitation",
          objectId: id,
        });
        return presentInvitation((await store.findInvitation(tx, id))!, new Date());
      }),

    cancel: (session: Session, id: Id): Promise<null> =>
      database.write(session, async (tx) => {
        const row = await holdPending(tx, id);
        await store.closeInvitation(tx, id, "cancelled");
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
