import { billing } from "../billing/billing.ts";

export const words = { billing };
