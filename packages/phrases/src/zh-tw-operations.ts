import type { OperationsWords } from "./words.ts";
import { feedback } from "./zh-TW/feedback.ts";
import { permissions } from "./zh-TW/permissions.ts";
import { webhooks } from "./zh-TW/webhooks.ts";

export const words: OperationsWords = { feedback, permissions, webhooks };
