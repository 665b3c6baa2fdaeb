import { type ActivationModule, builtModules } from "@benchleaf/contract";
import { serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { applyForModules } from "./apply-for-modules.ts";
import { billingNotices } from "./billing.notices.ts";
import { activationRoutes, billingRoutes } from "./billing.routes.ts";
import { billingService } from "./billing.service.ts";
import { decideApplications } from "./decide-applications.ts";
import { issueCodes } from "./issue-codes.ts";

/** With the modules that teams may apply for: those that are there. */
export const billingAreaWith = (modules: readonly ActivationModule[]) =>
  serverArea({
    needs: { access: accessArea, accounts: accountsArea, tenants: tenantsArea },
    notices: billingNotices,
    open: ({ kernel }, { accounts: { globalConfig }, tenants: { tenants } }) => ({
      globalConfig,
      billing: billingService(kernel, tenants),
    }),
    routes: ({ billing, globalConfig }, { kernel }) => [
      ...billingRoutes(billing, issueCodes(kernel, globalConfig)),
      ...activationRoutes(
        applyForModules(kernel, globalConfig, modules),
        decideApplications(kernel, globalConfig),
      ),
    ],
  });

export const billingArea = billingAreaWith(builtModules);
