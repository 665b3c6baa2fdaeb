import { activationApi, billingApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ApplyForModules } from "./apply-for-modules.ts";
import type { BillingService } from "./billing.service.ts";
import type { DecideApplications } from "./decide-applications.ts";
import type { IssueCodes } from "./issue-codes.ts";

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
