import { billing } from "../billing/billing.ts";

/** What is said of codes, modules and applications; it comes with their pages. */
export const words = { billing };
