import { z } from "zod";
import { instantSchema } from "../foundation/id.ts";
import { billingIntervalSchema, currencySchema, planSchema } from "./billing.schema.ts";

/** A name that the payment provider has given: of a price, a product, a subscription. */
export const paymentIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_]{1,255}$/)
  .meta({ examples: ["price_1234"] });

/** An amount in the smallest unit of its currency: 1999 means 19.99. */
export const moneySchema = z.object({ amount: z.number().int(), currency: currencySchema });
export type Money = z.infer<typeof moneySchema>;

/** A price as the dialog of plans shows it. */
export const planPriceSchema = z.object({
  priceId: z.string(),
  productId: z.string(),
  productName: z.string(),
  /** In the smallest unit of the requested currency. */
  amount: z.number().int(),
  currency: currencySchema,
  interval: billingIntervalSchema,
  /** `team_5_seats`, without what only makes it unique at the payment provider. */
  lookupKey: z.string(),
  plan: planSchema,
  seats: z.number().int(),
  /** The same price in every currency that it is sold in. */
  amounts: z.array(moneySchema),
});
export type PlanPrice = z.infer<typeof planPriceSchema>;

/** State of a subscription, in the payment provider's terms. */
export const subscriptionStatusSchema = z.enum([
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
]);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** A subscription of the team. */
export const subscriptionSchema = z.object({
  id: z.string(),
  productId: z.string(),
  priceId: z.string(),
  lookupKey: z.string(),
  plan: planSchema,
  seats: z.number().int(),
  status: subscriptionStatusSchema,
  interval: billingIntervalSchema,
  /** What each period costs. */
  amount: z.number().int(),
  currency: currencySchema,
  currentPeriodStart: instantSchema,
  currentPeriodEnd: instantSchema,
  /** It ends and will not be renewed, whether it was cancelled here or at the payment provider. */
  cancelAtPeriodEnd: z.boolean(),
  cancelAt: instantSchema.nullable(),
  /** Until when it continues although a payment has failed. */
  graceEnd: instantSchema.nullable(),
  created: instantSchema,
  /** The latest one that is running: only this one counts. */
  isCurrent: z.boolean(),
  /** The price that follows at the end of the period; null if none was chosen. */
  nextLookupKey: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What a change of the price costs, before it is made. */
export const pricePreviewSchema = z.object({
  /** To be paid now; less than nothing is credited to the next invoices. */
  amountDue: z.number().int(),
  currency: currencySchema,
  lines: z.array(z.object({ description: z.string(), amount: z.number().int() })),
  /** To be handed back with the change, so that the invoice is what was shown. */
  prorationDate: z.number().int(),
  /** What each period costs from then on. */
  nextAmount: z.number().int(),
  nextPaymentTime: instantSchema,
});
export type PricePreview = z.infer<typeof pricePreviewSchema>;
