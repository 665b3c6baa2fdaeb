import { billing } from "../billing/billing.ts";
import { usage } from "../tenants/usage.ts";

export const words = { billing, usage };
