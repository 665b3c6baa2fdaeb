import { z } from "zod";
import { approvalKindSchema } from "../approvals/approval-kinds.ts";
import { fileKindSchema } from "../files/files.schema.ts";
import { type SumOf, sumOf } from "../foundation/all-keys.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { signatureMeaningSchema } from "../signatures/signatures.schema.ts";

/** Webhook events, combined from the areas. */
export type WebhookEvent = SumOf<"outside">[number];

/** Events that can be sent to webhooks. */
export const webhookEvents = sumOf("outside").flat() as readonly WebhookEvent[];
/** The events that a webhook may choose, to validate input. */
export const webhookEventSchema = z.enum(webhookEvents);

/** Data of a test delivery, which every webhook receives. */
export const WEBHOOK_PING = "webhook.ping";
/** Everything that a delivery may be about, the trial among it. */
export const webhookMessageTypes = [...webhookEvents, WEBHOOK_PING] as const;
/** The same as a schema, to validate input. */
export const webhookMessageTypeSchema = z.enum(webhookMessageTypes);
export type WebhookMessageType = z.infer<typeof webhookMessageTypeSchema>;

/** Maximum number of webhooks per team. */
export const MAX_WEBHOOKS = 20;
/** Deliveries are listed for so long. */
export const WEBHOOK_LOG_DAYS = 30;
/** After a change of the secret the old one signs too, for so long. */
export const WEBHOOK_OVERLAP_HOURS = 24;
/** Maximum number of files listed in a message; `fileCount` is the total. */
export const MAX_WEBHOOK_FILES = 100;

const named = z.object({ id: idSchema, name: z.string() });

/** Ids and names, never contents. Each event fills in the fields it needs. */
export const webhookDataSchema = z
  .object({
    project: named,
    files: z.array(named.extend({ kind: fileKindSchema })),
    fileCount: z.number().int(),
    version: z.number().int(),
    meaning: signatureMeaningSchema,
    member: named,
    approval: z.object({
      id: idSchema,
      kind: approvalKindSchema,
      title: z.string(),
      status: z.enum(["APPROVED", "REJECTED"]),
    }),
  })
  .partial();
export type WebhookData = z.infer<typeof webhookDataSchema>;

/** The body of a delivery. */
export const webhookMessageSchema = z.object({
  type: webhookMessageTypeSchema,
  /** When it happened; the header `webhook-timestamp` is when it was sent. */
  timestamp: instantSchema,
  data: webhookDataSchema.extend({ team: named, actor: named }),
});
export type WebhookMessage = z.infer<typeof webhookMessageSchema>;

/** Without a name and password, which would end in logs. */
const addressSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((address) => URL.canParse(address) && new URL(address).username + new URL(address).password === "")
  .meta({ examples: ["https://lims.example.org/hooks"] });

/** A webhook as someone writes it: name, address, which events. */
export const webhookSettingsSchema = z.object({
  name: z.string().trim().min(1).max(64),
  url: addressSchema,
  events: z.array(webhookEventSchema).min(1).max(webhookEvents.length),
});
export type WebhookSettings = z.infer<typeof webhookSettingsSchema>;

/** `succeeded`: the response was 2xx. `failed`: given up. */
export const deliveryStatusSchema = z.enum(["waiting", "succeeded", "failed"]);
export type DeliveryStatus = z.infer<typeof deliveryStatusSchema>;

/**
 * Why an attempt failed: the response was not 2xx, timeout, no connection, an address that is not allowed, switched
 * off.
 */
export const deliveryFaultSchema = z.enum(["status", "timeout", "unreachable", "forbidden", "off"]);
export type DeliveryError = z.infer<typeof deliveryFaultSchema>;

/** A webhook as its team sees it, with how its deliveries go. */
export const webhookSchema = webhookSettingsSchema.extend({
  id: idSchema,
  url: z.string(),
  isEnabled: z.boolean(),
  /** Why it was switched off: no successful delivery for a day, or the response was 410 Gone. */
  stopReason: z.enum(["failing", "gone"]).nullable(),
  createTime: instantSchema,
  /** Until then the secret before the last change signs too. */
  oldSecretUntil: instantSchema.nullable(),
  lastDelivery: z.object({ status: deliveryStatusSchema, time: instantSchema }).nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** `whsec_` and 32 random bytes in Base64, shown once. */
const secret = z.string();

/** A new webhook with its secret, which is shown only once. */
export const newWebhookSchema = webhookSchema.extend({ secret });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

/** A new secret, and until when the old one signs as well. */
export const webhookSecretSchema = z.object({ secret, oldSecretUntil: instantSchema });
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

/** One message on its way to one webhook, with its last attempt. */
export const webhookDeliverySchema = z.object({
  id: idSchema,
  type: webhookMessageTypeSchema,
  status: deliveryStatusSchema,
  attempts: z.number().int(),
  fault: deliveryFaultSchema.nullable(),
  /** HTTP status of the answer. */
  code: z.number().int().nullable(),
  milliseconds: z.number().int().nullable(),
  /** How the answer begins. */
  answer: z.string().nullable(),
  message: z.string(),
  createTime: instantSchema,
  attemptTime: instantSchema.nullable(),
  /** Of the next attempt. */
  nextTime: instantSchema.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** Number of messages to a webhook by the day they were created, and by their current state. */
export const deliveryDaySchema = z.object({
  day: z.iso.date(),
  succeeded: z.number().int(),
  waiting: z.number().int(),
  failed: z.number().int(),
});
export type DeliveryDay = z.infer<typeof deliveryDaySchema>;
