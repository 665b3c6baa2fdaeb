import { feedback } from "./zh-CN/feedback.ts";
import { webhooks } from "./zh-CN/webhooks.ts";

/** What only who keeps a team or an installation running reads; it comes with those pages. */
export const words = { feedback, webhooks } as const;
