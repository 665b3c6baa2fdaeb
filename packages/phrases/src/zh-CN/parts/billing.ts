import { billing } from "../billing/billing.ts";
import { plans } from "../billing/plans.ts";
import { usage } from "../tenants/usage.ts";

/** Texts of codes, modules and module requests, loaded with their pages. */
export const words = { billing, plans, usage };
