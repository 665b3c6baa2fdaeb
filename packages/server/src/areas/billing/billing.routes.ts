import { activationApi, billingApi, paymentApi, planApi } from "@benchleaf/contract";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import type { ApplyForModules } from "./apply-for-modules.ts";
import type { BillingService } from "./billing.service.ts";
import type { ChangeSubscription } from "./change-subscription.ts";
import type { DecideApplications } from "./decide-applications.ts";
import type { IssueCodes } from "./issue-codes.ts";
import type { ManageGrants } from "./manage-grants.ts";
import type { ReceiveEvents } from "./receive-events.ts";
import type { RequestQuotes } from "./request-quotes.ts";
import type { SellPlans } from "./sell-plans.ts";
import type { ShowTeamPlan } from "./team-plan.ts";

export const billingRoutes = (billing: BillingService, codes: IssueCodes): Binding[] => [
  bind(billingApi.validateCode, ({ query }, { session }) => billing.validate(session, query.cdkey)),
  bind(billingApi.redeemCode, ({ body }, { session }) => billing.redeem(session, body.cdkey)),
  bind(billingApi.issuedCodes, ({ query }, { session }) => codes.list(session, query)),
  bind(billingApi.issueCodes, ({ body }, { session }) => codes.issue(session, body)),
];

export const activationRoutes = (modules: ApplyForModules, applications: DecideApplications): Binding[] => [
  bind(activationApi.activationState, (_request, { session }) => modules.state(session)),
  bind(activationApi.apply, ({ body }, { session }) => modules.apply(session, body)),
  bind(activationApi.applications, ({ query }, { session }) => applications.list(session, query)),
  bind(activationApi.decideApplication, ({ params, body }, { session }) =>
    applications.decide(session, params.applicationId, body),
  ),
];

export const paymentRoutes = (
  plans: SellPlans,
  changes: ChangeSubscription,
  reports: ReceiveEvents,
): Binding[] => [
  bind(paymentApi.products, ({ query }) => plans.products(query)),
  bind(paymentApi.checkout, ({ query }, context) => plans.checkout(context, query.priceId, query.currency)),
  bind(paymentApi.status, ({ query }, { session }) => plans.status(session, query.isFresh ?? false)),
  bind(paymentApi.portal, ({ query }, context) => plans.portal(context, query.returnUrl)),
  bind(paymentApi.preview, ({ query }, { session }) => changes.preview(session, query.newPriceId)),
  bind(paymentApi.upgrade, ({ query }, { session }) => changes.upgrade(session, query)),
  bindPublic(paymentApi.webhook, ({ body }) => reports.receive(body.payload, body.signature)),
];

export const planRoutes = (plan: ShowTeamPlan, grants: ManageGrants, quotes: RequestQuotes): Binding[] => [
  bind(planApi.plan, (_request, { session }) => plan.show(session)),
  bind(planApi.askForQuote, ({ body }, { session }) => quotes.ask(session, body)),
  bind(planApi.quotes, ({ query }, { session }) => quotes.list(session, query)),
  bind(planApi.settleQuote, ({ params, body }, { session }) =>
    quotes.settle(session, params.customizationId, body.isDone),
  ),
  bind(planApi.grants, ({ query }, { session }) => grants.list(session, query)),
  bind(planApi.grantPlan, ({ body }, { session }) => grants.grant(session, body)),
  bind(planApi.changeGrant, ({ params, body }, { session }) => grants.change(session, params.grantId, body)),
  bind(planApi.endGrant, ({ params }, { session }) => grants.end(session, params.grantId)),
];
