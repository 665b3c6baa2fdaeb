import { feedback } from "./en-US/feedback.ts";
import { webhooks } from "./en-US/webhooks.ts";
import type { OperationsWords } from "./words.ts";

export const words: OperationsWords = { feedback, webhooks };
