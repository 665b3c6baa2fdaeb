import type { Id, Locale } from "@benchleaf/contract";
import type { Branding } from "../../kernel/brand.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type RecoveryMessage, recoveryMail, recoverySms } from "./account-mails.ts";
import * as store from "./accounts.store.ts";
import type { Failures } from "./failures.ts";
import { findPersonal } from "./personal.store.ts";
import { deleteTicketsOf } from "./proofs.store.ts";
import { addRelease, deleteRelease, listReleases } from "./releases.store.ts";
import { deleteSecondFactor, lockSecondFactorForUpdate } from "./second-factor.store.ts";
import type { Sessions } from "./sessions.ts";

interface OpenedTeam {
  readonly tenantId: Id;
  readonly isOwner: boolean;
}

type BrandingFor = (locale: Locale) => Branding;

/**
 * What a team can do for a member who has lost access. Callers have proved their identity and checked their
 * permission.
 */
export const accountRecovery = ({ brand, messageQueue }: Kernel, failures: Failures, sessions: Sessions) => ({
  /** Returns false if nothing was locked. The audit trails of other teams record it without a name. */
  unlock: (tx: Queries, scope: Scope, accountId: Id): Promise<boolean> =>
    failures.unlock(tx, accountId, "manager", [scope.tenantId]),

  /**
   * The other teams with several members that the account belongs to: one team alone cannot remove a factor that
   * protects them. Leaves the transaction in the user's scope, without a tenant.
   */
  async teamsOfOthers(tx: Queries, accountId: Id): Promise<OpenedTeam[]> {
    await store.enterAccountScope(tx, { userId: accountId });
    const teams: OpenedTeam[] = [];
    for (const tenantId of await store.listTeamsOf(tx, accountId)) {
      await store.enterAccountScope(tx, { tenantId, userId: accountId });
      const team = await store.findSharedTeam(tx, accountId);
      if (team !== undefined) teams.push({ tenantId, isOwner: team.is_owner });
    }
    await store.enterAccountScope(tx, { userId: accountId });
    return teams;
  },

  /** Agreements of teams to remove a second factor, stored in `second_factor_release`. */
  releases: { hold: lockSecondFactorForUpdate, add: addRelease, list: listReleases, withdraw: deleteRelease },

  /**
   * Removes the locked second factor with its recovery codes, and ends the account's sessions and pending steps. The
   * teams in `told` get entries about who has done it.
   */
  async dropSecondFactor(tx: Queries, accountId: Id, recipients: readonly Id[]): Promise<void> {
    deleteSecondFactor(tx, accountId);
    deleteTicketsOf(tx, accountId);
    sessions.endAll(tx, accountId);
    // The account's own team, if it has one.
    await failures.tellTeams(tx, {
      key: `#${accountId}`,
      action: "account.disableTwoFactor",
      after: { means: "manager" },
      but: recipients,
    });
  },

  /** Called before the transaction that writes. */
  emails: brand.names,

  /** In the user's own language, else in that of the helper. */
  async tell(
    tx: Queries,
    houseIn: BrandingFor,
    accountId: Id,
    recipients: RecoveryMessage & { locale: Locale },
  ): Promise<void> {
    const person = await findPersonal(tx, accountId);
    const app = houseIn(person?.locale ?? recipients.locale);
    if (person?.email) await messageQueue.mail(tx, recoveryMail(app, person.email, recipients));
    else if (person?.mobile) await messageQueue.sms(tx, recoverySms(app, person.mobile, recipients));
  },

  forget: sessions.forget,
});
