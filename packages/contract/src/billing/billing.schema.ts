import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_CODE_AMOUNT, MAX_CODE_USES, MAX_CODES_PER_CALL } from "../foundation/limits.ts";

/** Editions that can be bought. */
export const planSchema = z.enum(["standard", "team", "custom"]);
export type Plan = z.infer<typeof planSchema>;

/** Currencies of a price, by ISO 4217. */
export const currencySchema = z.enum(["HKD", "USD", "CNY"]);
export type Currency = z.infer<typeof currencySchema>;

/** How often an edition is paid. */
export const billingIntervalSchema = z.enum(["month", "year"]);
export type BillingInterval = z.infer<typeof billingIntervalSchema>;

/** What a redeem code gives: longer validity, more uses of literature AI, or days of the team edition. */
export const redeemPrivilegeSchema = z.enum(["validity", "library.literatures.ai", "plan.team"]);
/** What is offered to be given by codes: not uses of what is not there. */
export const offeredPrivileges: readonly z.infer<typeof redeemPrivilegeSchema>[] = [
  "validity",
  "library.literatures.ai",
  "plan.team",
];
export type RedeemPrivilege = z.infer<typeof redeemPrivilegeSchema>;

/** Maximum number of seats of a plan that a code gives. */
const MOST_CODE_SEATS = 100_000;

/** As someone types or pastes it: case, spaces and hyphens do not matter. */
export const typedCodeSchema = z.string().trim().min(1).max(64);

/** What one code gives. */
export const privilegeRuleSchema = z.object({
  feature: redeemPrivilegeSchema,
  /** Of the team edition that it gives. */
  seats: z.number().int().min(1).max(MOST_CODE_SEATS).optional(),
});

export type PrivilegeRule = z.infer<typeof privilegeRuleSchema>;

/** A code that can be redeemed, as its lookup shows it. */
export const redeemCodeSchema = z.object({
  /** How much one redemption gives: days of validity or of a plan, or uses of literature AI. */
  subscriptionLimit: z.number().int().positive(),
  dateEnd: instantSchema.nullable(),
  /** How often it can be redeemed in all, and by one person. */
  countLimit: z.number().int().positive(),
  perLimit: z.number().int().positive(),
  privilegeRule: privilegeRuleSchema,
});
export type RedeemCode = z.infer<typeof redeemCodeSchema>;

/** What the team has got, and where it is now. */
export const redeemedSchema = z.object({
  subscriptionLimit: z.number().int(),
  privilegeRule: privilegeRuleSchema,
  /** The new end of validity; null if the code gave something else. */
  expirationTime: instantSchema.nullable(),
  /** Until when the plan that it gave runs; null if the code gave something else. */
  planEndTime: instantSchema.nullable(),
  /** The new number of uses; null if the code gave something else. */
  limitedQuantity: z.number().int().nullable(),
});
export type Redeemed = z.infer<typeof redeemedSchema>;

/**
 * A code as the administrator of the installation sees it. Without a `subscriptionLimit`, it grants something else.
 */
export const issuedCodeSchema = redeemCodeSchema.extend({
  id: idSchema,
  cdkey: z.string(),
  subscriptionLimit: z.number().int().nullable(),
  usedCount: z.number().int(),
  createTime: instantSchema,
});
export type IssuedCode = z.infer<typeof issuedCodeSchema>;

/** An order of codes: how many, what they give, how often each may be used and until when. */
export const newCodesSchema = z.object({
  privilegeRule: privilegeRuleSchema,
  subscriptionLimit: z.number().int().min(1).max(MAX_CODE_AMOUNT),
  countLimit: z.number().int().min(1).max(MAX_CODE_USES),
  perLimit: z.number().int().min(1).max(MAX_CODE_USES),
  dateEnd: instantSchema.nullable().default(null),
  /** So many codes with the same rule. */
  codes: z.number().int().min(1).max(MAX_CODES_PER_CALL).default(1),
});
export type NewCodes = z.input<typeof newCodesSchema>;
