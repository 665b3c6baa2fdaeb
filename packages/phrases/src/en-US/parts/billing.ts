import { billing } from "../billing/billing.ts";
import { plans } from "../billing/plans.ts";
import { usage } from "../tenants/usage.ts";

export const words = { billing, plans, usage };
