import { trail } from "../trail.ts";

/** What the audit trail says; it comes with its page. */
export const words = { trail };
