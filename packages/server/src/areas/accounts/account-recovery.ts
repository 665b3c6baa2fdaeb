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

/** What a team may do for a member who cannot come in. Anyone who calls has proven who they are and asked who may. */
export const accountRecovery = ({ brand, messageQueue }: Kernel, failures: Failures, sessions: Sessions) => ({
  /** False if nothing was locked. The other teams' trails tell it without a name. */
  unlock: (tx: Queries, scope: Scope, accountId: Id): Promise<boolean> =>
    failures.unlock(tx, accountId, "manager", [scope.tenantId]),

  /**
   * The teams of others than themselves that the account opens: what it is opened by is not one team's to take away.
   * Leaves the transaction in the person's name, behind no wall.
   */
  async teamsOfOthers(tx: Queries, accountId: Id): Promise<OpenedTeam[]> {
    await store.enter(tx, { userId: accountId });
    const teams: OpenedTeam[] = [];
    for (const tenantId of await store.listTeamsOf(tx, accountId)) {
      await store.enter(tx, { tenantId, userId: accountId });
      const team = await store.findSharedTeam(tx, accountId);
      if (team !== undefined) teams.push({ tenantId, isOwner: team.is_owner });
    }
    await store.enter(tx, { userId: accountId });
    return teams;
  },

  /** Agreements of teams to take a second step away, as `second_factor_release` keeps them. */
  releases: { hold: lockSecondFactorForUpdate, add: addRelease, list: listReleases, withdraw: deleteRelease },

  /**
   * Takes the second step, which is held, away with its recovery codes, and ends what the account has open. `told` have
   * entries of who has done it.
   */
  async dropSecondFactor(tx: Queries, accountId: Id, recipients: readonly Id[]): Promise<void> {
    deleteSecondFactor(tx, accountId);
    deleteTicketsOf(tx, accountId);
    sessions.endAll(tx, accountId);
    // The own team of the account, where it has one.
    await failures.tellTeams(tx, {
      key: `#${accountId}`,
      action: "account.disableTwoFactor",
      after: { means: "manager" },
      but: recipients,
    });
  },

  /** Asked before the transaction that writes. */
  emails: brand.names,

  /** In the person's own language, else in that of who helps. */
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
