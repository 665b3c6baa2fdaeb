import { billing } from "./en-US/billing.ts";
import type { BillingWords } from "./words.ts";

export const words: BillingWords = { billing };
