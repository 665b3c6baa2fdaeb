import { feedback } from "./en-US/feedback.ts";
import { permissions } from "./en-US/permissions.ts";
import { webhooks } from "./en-US/webhooks.ts";
import type { OperationsWords } from "./words.ts";

export const words: OperationsWords = { feedback, permissions, webhooks };
