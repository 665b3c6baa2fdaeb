import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { TEAM_OWNER } from "../foundation/permission-needs.ts";
import { billingIntervalSchema, currencySchema } from "./billing.schema.ts";
import {
  paymentIdSchema,
  planPriceSchema,
  pricePreviewSchema,
  subscriptionSchema,
} from "./payment.schema.ts";

const asOwner = { access: { roles: TEAM_OWNER, feature: "SUBSCRIPTION" }, inShutTeam: "renew" } as const;
/** Each of these calls the payment provider and may take a while. */
const CALLS_A_MINUTE = 30;
const provider = ["payment.off", "payment.unreachable"] as const;
const yes = z.enum(["true", "false"]).transform((value) => value === "true");

/** Plans that are paid: prices, checkout, the team's subscription, and what the payment provider reports. */
export const paymentApi = {
  products: endpoint({
    method: "GET",
    path: "/payment/checkout/products",
    summary: "Prices of the plans, by interval and product, in one currency",
    access: "session",
    query: z.object({
      interval: billingIntervalSchema.optional(),
      productId: paymentIdSchema.optional(),
      currency: currencySchema.optional(),
    }),
    data: z.array(planPriceSchema),
    errors: provider,
    inShutTeam: "renew",
    perMinute: 120,
  }),
  checkout: endpoint({
    method: "POST",
    path: "/payment/checkout/create-session-with-price",
    summary: "Open the payment page for a price; asked again while it is open, the same page is answered",
    ...asOwner,
    query: z.object({ priceId: paymentIdSchema, currency: currencySchema.optional() }),
    data: z.object({ url: z.url() }),
    errors: [...provider, "payment.price.unknown", "subscription.exists", "tenant.no.remaining.seats"],
    perMinute: CALLS_A_MINUTE,
  }),
  status: endpoint({
    method: "GET",
    path: "/payment/subscription/status",
    summary: "Subscriptions of the team, newest first; `isFresh` asks the payment provider first",
    ...asOwner,
    query: z.object({ isFresh: yes.optional() }),
    data: z.array(subscriptionSchema),
    errors: ["payment.unreachable"],
    perMinute: CALLS_A_MINUTE,
  }),
  preview: endpoint({
    method: "GET",
    path: "/payment/subscription/preview",
    summary: "What a change of the subscription to another price costs now and later",
    ...asOwner,
    query: z.object({ newPriceId: paymentIdSchema }),
    data: pricePreviewSchema,
    errors: [
      ...provider,
      "payment.price.unknown",
      "subscription.not.found",
      "subscription.unchanged",
      "subscription.ending",
      "tenant.no.remaining.seats",
    ],
    perMinute: CALLS_A_MINUTE,
  }),
  upgrade: endpoint({
    method: "POST",
    path: "/payment/subscription/upgrade",
    summary: "Change the subscription to another price, at once or at the end of the period",
    ...asOwner,
    query: z.object({
      subscriptionId: paymentIdSchema,
      newPriceId: paymentIdSchema,
      immediateEffect: yes,
      /** From the preview, so that the invoice is what it has shown. */
      prorationDate: z.coerce.number().int().positive().max(9_999_999_999).optional(),
    }),
    data: subscriptionSchema,
    errors: [
      ...provider,
      "payment.declined",
      "payment.price.unknown",
      "payment.preview.stale",
      "subscription.not.found",
      "subscription.unchanged",
      "subscription.ending",
      "tenant.no.remaining.seats",
    ],
    perMinute: CALLS_A_MINUTE,
  }),
  portal: endpoint({
    method: "POST",
    path: "/payment/checkout/create-customer-portal",
    summary: "Open the payment provider's page for cards, invoices and cancelling",
    ...asOwner,
    query: z.object({ returnUrl: z.url({ protocol: /^https?$/ }).max(2_000) }),
    data: z.object({ url: z.url() }),
    errors: [...provider, "subscription.not.found"],
    perMinute: CALLS_A_MINUTE,
  }),
  webhook: endpoint({
    method: "POST",
    path: "/payment/webhook",
    summary: "What the payment provider reports, signed over the bytes of the body",
    access: "public",
    signatureHeader: "stripe-signature",
    maxBodyBytes: 1024 * 1024,
    body: z.object({ payload: z.string().max(1024 * 1024), signature: z.string().max(2_000) }),
    data: z.object({ isReceived: z.literal(true) }),
    errors: ["payment.off"],
  }),
};
