import { webhooks } from "./zh-CN/webhooks.ts";

/** What only who keeps a team or an installation running reads; it comes with those pages. */
export const words = { webhooks } as const;
