import { permissions } from "../access/permissions.ts";
import { feedback } from "../guidance/feedback.ts";
import { webhooks } from "../webhooks/webhooks.ts";

export const words = { feedback, permissions, webhooks };
