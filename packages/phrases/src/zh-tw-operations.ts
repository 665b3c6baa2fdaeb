import type { OperationsWords } from "./words.ts";
import { feedback } from "./zh-TW/feedback.ts";
import { webhooks } from "./zh-TW/webhooks.ts";

export const words: OperationsWords = { feedback, webhooks };
