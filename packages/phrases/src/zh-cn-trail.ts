import { trail } from "./zh-CN/trail.ts";

/** What the audit trail says; it comes with its page. */
export const words = { trail } as const;
