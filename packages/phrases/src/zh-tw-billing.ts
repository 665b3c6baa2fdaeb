import type { BillingWords } from "./words.ts";
import { billing } from "./zh-TW/billing.ts";

export const words: BillingWords = { billing };
