import type { Id, Locale } from "@benchleaf/contract";
import type { House } from "../../kernel/brand.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as store from "./accounts.store.ts";
import type { Failures } from "./failures.ts";
import { type Helped, helpedLetter, helpedMessage } from "./letters.ts";
import { findPersonal } from "./personal.store.ts";
import { deleteTicketsOf } from "./proofs.store.ts";
import { deleteSecondFactor, findSecondFactor } from "./second-factor.store.ts";
import type { Sessions } from "./sessions.ts";

type HouseIn = (locale: Locale) => House;

/** What a team may do for a member who cannot come in. Whoever calls has proven who they are and asked who may. */
export const helpIn = ({ brand, post }: Kernel, failures: Failures, sessions: Sessions) => ({
  /** False where nothing was locked. The other teams' trails tell it without a name. */
  unlock: (tx: Queries, scope: Scope, accountId: Id): Promise<boolean> =>
    failures.unlock(tx, accountId, "manager", scope.tenantId),

  /**
   * Whether the account opens a team of others than themselves, beside the one of the scope: what it is opened by is
   * then not this team's to take away. The transaction stands behind the scope's wall again.
   */
  async opensOthersTeams(tx: Queries, scope: Scope, accountId: Id): Promise<boolean> {
    await store.enter(tx, { userId: accountId });
    let isSo = false;
    for (const tenantId of await store.listTeamsOf(tx, accountId)) {
      if (tenantId === scope.tenantId) continue;
      await store.enter(tx, { tenantId, userId: accountId });
      if (await store.hasOtherMembers(tx, accountId)) isSo = true;
    }
    await store.enter(tx, scope);
    return isSo;
  },

  /** Takes the second step away with its recovery codes, and ends what the account has open. False where there is none. */
  async dropSecondFactor(tx: Queries, scope: Scope, accountId: Id): Promise<boolean> {
    if ((await findSecondFactor(tx, accountId)) === undefined) return false;
    deleteSecondFactor(tx, accountId);
    deleteTicketsOf(tx, accountId);
    sessions.endAll(tx, accountId);
    // Beside the entry of who has done it: the own team of the account, where it has one.
    await failures.tellTeams(tx, {
      key: `#${accountId}`,
      action: "account.disableTwoFactor",
      after: { means: "manager" },
      but: scope.tenantId,
    });
    return true;
  },

  /** Asked before the transaction that writes. */
  letters: brand.names,

  /** In the person's own language, else in that of who helps. */
  async tell(tx: Queries, houseIn: HouseIn, accountId: Id, told: Helped & { locale: Locale }): Promise<void> {
    const person = await findPersonal(tx, accountId);
    const house = houseIn(person?.locale ?? told.locale);
    if (person?.email) await post.mail(tx, helpedLetter(house, person.email, told));
    else if (person?.mobile) await post.sms(tx, helpedMessage(house, person.mobile, told));
  },

  forget: sessions.forget,
});
