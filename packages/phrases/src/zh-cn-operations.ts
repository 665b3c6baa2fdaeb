import { feedback } from "./zh-CN/feedback.ts";
import { permissions } from "./zh-CN/permissions.ts";
import { webhooks } from "./zh-CN/webhooks.ts";

/** What mostly those read who keep a team or an installation running; it comes with those pages. */
export const words = { feedback, permissions, webhooks } as const;
