import type { Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import { isMeansMultiFactor, type Means } from "./accounts.rules.ts";
import { enter, findMember } from "./accounts.store.ts";
import type { Admission, Admissions } from "./admit.ts";
import { findMeans } from "./sessions.store.ts";
import { type Browser, moveSession } from "./sessions.ts";

/**
 * The signed-in person continues in another team of theirs; anyone who calls has checked the membership. Where that
 * team asks for two steps and the session was opened with one, the second is asked for, and the old session stays
 * until it is made. Leaves the transaction behind the team's wall.
 *
 * @throws two.factor.unavailable
 */
export const enterTeam =
  (admissions: Admissions) =>
  async (tx: Queries, session: Session, tenantId: Id, browser: Browser): Promise<Admission> => {
    const accountId = session.userId;
    await enter(tx, { tenantId, userId: accountId });
    const [means, member] = await Promise.all([findMeans(tx, session.sessionId), findMember(tx, accountId)]);
    if (member === undefined) throw problem("error.unauthorized");
    if (!member.is_two_factor_required || isMeansMultiFactor(means)) return moveSession(tx, session, member);
    return admissions.admit(tx, { accountId, means: means as Means, tenantId }, browser);
  };
