import { billing } from "../billing/billing.ts";
import { plans } from "../billing/plans.ts";
import { usage } from "../tenants/usage.ts";

/** What is said of codes, modules and applications; it comes with their pages. */
export const words = { billing, plans, usage };
