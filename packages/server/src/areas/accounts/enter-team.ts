import type { Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import { isMeansMultiFactor, type Means } from "./accounts.rules.ts";
import { enterAccountScope, findMember } from "./accounts.store.ts";
import type { Admission, Admissions } from "./admit.ts";
import { findMeans } from "./sessions.store.ts";
import { type Browser, moveSession } from "./sessions.ts";

/**
 * Switches the signed-in user to another of their teams; callers have checked the membership. If that team requires a
 * second factor and the session was opened without one, it is requested, and the old session stays until then. Leaves
 * the transaction in the team's scope.
 *
 * @throws two.factor.unavailable
 */
export const enterTeam =
  (admissions: Admissions) =>
  async (tx: Queries, session: Session, tenantId: Id, browser: Browser): Promise<Admission> => {
    const accountId = session.userId;
    await enterAccountScope(tx, { tenantId, userId: accountId });
    const [means, member] = await Promise.all([findMeans(tx, session.sessionId), findMember(tx, accountId)]);
    if (member === undefined) throw problem("error.unauthorized");
    if (!member.is_two_factor_required || isMeansMultiFactor(means)) return moveSession(tx, session, member);
    return admissions.admit(tx, { accountId, means: means as Means, tenantId }, browser);
  };
