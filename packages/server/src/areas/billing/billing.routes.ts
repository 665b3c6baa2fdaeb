import { billingApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { BillingService } from "./billing.service.ts";
import type { IssueCodes } from "./issue-codes.ts";

export const billingRoutes = (billing: BillingService, codes: IssueCodes): Binding[] => [
  bind(billingApi.validateCode, ({ query }, { session }) => billing.validate(session, query.cdkey)),
  bind(billingApi.redeemCode, ({ body }, { session }) => billing.redeem(session, body.cdkey)),
  bind(billingApi.issuedCodes, ({ query }, { session }) => codes.list(session, query)),
  bind(billingApi.issueCodes, ({ body }, { session }) => codes.issue(session, body)),
];
