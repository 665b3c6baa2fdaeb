import type { OperationsWords } from "./words.ts";
import { webhooks } from "./zh-TW/webhooks.ts";

export const words: OperationsWords = { webhooks };
