import { z } from "zod";

export const planSchema = z.enum(["standard", "team", "custom"]);
export type Plan = z.infer<typeof planSchema>;

export const currencySchema = z.enum(["HKD", "USD", "CNY"]);
export type Currency = z.infer<typeof currencySchema>;

export const billingIntervalSchema = z.enum(["month", "year"]);
export type BillingInterval = z.infer<typeof billingIntervalSchema>;

/** What a redeem code gives: longer validity, or more uses of literature AI. */
export const redeemPrivilegeSchema = z.enum(["validity", "library.literatures.ai"]);
export type RedeemPrivilege = z.infer<typeof redeemPrivilegeSchema>;
