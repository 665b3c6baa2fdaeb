import { type ActivationModule, builtModules, type Id } from "@benchleaf/contract";
import { serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { limitUses } from "../access/access.service.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { applyForModules } from "./apply-for-modules.ts";
import { billingNotifications } from "./billing.notifications.ts";
import { activationRoutes, billingRoutes, paymentRoutes, planRoutes } from "./billing.routes.ts";
import { billingService } from "./billing.service.ts";
import { changeSubscription } from "./change-subscription.ts";
import { decideApplications } from "./decide-applications.ts";
import { findPrices } from "./find-prices.ts";
import { issueCodes } from "./issue-codes.ts";
import { manageGrants } from "./manage-grants.ts";
import { openStripe } from "./open-stripe.ts";
import { processEvents, receiveEvents } from "./receive-events.ts";
import { requestQuotes } from "./request-quotes.ts";
import { sellPlans } from "./sell-plans.ts";
import { syncSubscriptions } from "./sync-subscriptions.ts";
import { teamPlan } from "./team-plan.ts";
import { warnOwners, warnTeam } from "./warn-owners.ts";

/** With the modules that teams may apply for: those that are available. */
export const billingAreaWith = (modules: readonly ActivationModule[]) =>
  serverArea({
    needs: { access: accessArea, accounts: accountsArea, tenants: tenantsArea },
    notificationRules: billingNotifications,
    open({ kernel, resolveAll: all }, { accounts: { globalConfig }, tenants: { tenants } }) {
      const stripe = openStripe(kernel);
      const prices = findPrices(stripe);
      return {
        globalConfig,
        billing: billingService(kernel, tenants),
        stripe,
        prices,
        sync: syncSubscriptions(kernel, stripe, prices),
        warnTeam: (tenantId: Id) => warnTeam(kernel, tenantId, all(limitUses)),
      };
    },
    routes: ({ billing, globalConfig, stripe, prices, sync }, { kernel, resolveAll: all }) => [
      ...billingRoutes(billing, issueCodes(kernel, globalConfig)),
      ...activationRoutes(
        applyForModules(kernel, globalConfig, modules),
        decideApplications(kernel, globalConfig),
      ),
      ...paymentRoutes(
        sellPlans(kernel, stripe, prices, sync),
        changeSubscription(kernel, stripe, prices, sync),
        receiveEvents(kernel, stripe),
      ),
      ...planRoutes(
        teamPlan(kernel, stripe, () => all(limitUses)),
        manageGrants(kernel, globalConfig),
        requestQuotes(kernel, globalConfig),
      ),
    ],
    start({ stripe, sync, warnTeam: warn }, { kernel }) {
      processEvents(kernel, stripe, sync);
      warnOwners(kernel, warn);
    },
  });

export const billingArea = billingAreaWith(builtModules);
