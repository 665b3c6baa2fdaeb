import { feedback } from "../feedback.ts";
import { permissions } from "../permissions.ts";
import { webhooks } from "../webhooks.ts";

export const words = { feedback, permissions, webhooks };
