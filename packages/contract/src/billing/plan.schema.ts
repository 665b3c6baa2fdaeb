import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_CUSTOMIZATION_CHARACTERS } from "../foundation/limits.ts";
import { planSchema } from "./billing.schema.ts";
import { MAX_PLAN_SEATS, MAX_PLAN_STORAGE_BYTES, MEBIBYTE } from "./plans.ts";

/** The limits of a team that plans, codes and settings decide on. */
export const limitKeys = [
  "USER_SEAT",
  "STORAGE_LIMIT",
  "PROJECT_LIMIT",
  "PROJECT_FILE_LIMIT",
  "EQUIPMENT_LIMIT",
  "INVENTORY_MATERIALS_LIMIT",
  "INVENTORY_MATERIALS_WAREHOUSE_LIMIT",
] as const;
/** One of them. */
export const limitKeySchema = z.enum(limitKeys);
export type LimitKey = z.infer<typeof limitKeySchema>;

/** By what a plan was granted. */
export const grantSourceSchema = z.enum(["subscription", "code", "owner"]);
export type GrantSource = z.infer<typeof grantSourceSchema>;

/** A limit of the team: the limit, its usage, and where it is set. */
export const teamLimitSchema = z.object({
  feature: limitKeySchema,
  /** -1: there is none. In bytes for storage. */
  limit: z.number().int(),
  /** Of the fullest project where each project has the limit for itself. */
  used: z.number().int(),
  unit: z.enum(["number", "bytes"]),
  /**
   * `none`: unlimited; `setting`: by the administrator of the installation or by invitations; else by what granted
   * the plan.
   */
  source: z.enum(["none", "setting", ...grantSourceSchema.options]),
  /** Above four fifths of it. */
  isNear: z.boolean(),
});
export type TeamLimit = z.infer<typeof teamLimitSchema>;

/** What the team has, as its page and the dialogs of plans show it. */
export const teamPlanSchema = z.object({
  plan: planSchema,
  source: grantSourceSchema.nullable(),
  seats: z.number().int().nullable(),
  /** When what grants it ends; null if no end is known. */
  endTime: instantSchema.nullable(),
  support: z.enum(["5x12", "7x24"]),
  memberCount: z.number().int(),
  /** Whether plans can be paid here. */
  isPaymentOn: z.boolean(),
  limits: z.array(teamLimitSchema),
});
export type TeamPlan = z.infer<typeof teamPlanSchema>;

const text = (most: number) => z.string().trim().min(1).max(most);
/** Sizes of organizations to choose from. */
export const organizationSizes = ["1-10", "11-50", "51-200", "201-1000", "1000+"] as const;

/** What someone sends who wants a quote of their own. */
export const customizationSchema = z.object({
  type: z.literal("overseas_customization"),
  firstName: text(100),
  lastName: text(100),
  email: z.email().max(254),
  organization: text(200),
  organizationSize: z.enum(organizationSizes),
  occupation: text(100),
  industry: text(100),
  description: z.string().trim().max(MAX_CUSTOMIZATION_CHARACTERS).default(""),
});
export type Customization = z.input<typeof customizationSchema>;

/** A request for a quote, as the administrator of the installation reads it. */
export const customizationRequestSchema = z.object({
  id: idSchema,
  tenantId: idSchema,
  tenantName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  organization: z.string(),
  organizationSize: z.string(),
  occupation: z.string(),
  industry: z.string(),
  description: z.string(),
  createTime: instantSchema,
  doneTime: instantSchema.nullable(),
});
export type CustomizationRequest = z.infer<typeof customizationRequestSchema>;

/** A plan that a team has or had. */
export const planGrantSchema = z.object({
  id: idSchema,
  tenantId: idSchema,
  tenantName: z.string(),
  plan: planSchema,
  seats: z.number().int(),
  storageBytes: z.number().int(),
  source: grantSourceSchema,
  note: z.string(),
  startTime: instantSchema,
  endTime: instantSchema.nullable(),
  isRunning: z.boolean(),
  createTime: instantSchema,
});
export type PlanGrant = z.infer<typeof planGrantSchema>;

const grantFields = {
  seats: z.number().int().min(1).max(MAX_PLAN_SEATS),
  /** Omitted: what the plan includes for this number of seats. */
  storageBytes: z.number().int().min(MEBIBYTE).max(MAX_PLAN_STORAGE_BYTES).optional(),
  endTime: instantSchema.nullable(),
  note: z.string().trim().max(200).default(""),
};
/** A plan as the administrator of the installation grants it; it begins at once. */
export const newGrantSchema = z.object({ tenantId: idSchema, plan: planSchema, ...grantFields });
export type NewGrant = z.input<typeof newGrantSchema>;
/** What can be changed of a plan that was granted by hand. An end that is past ends it. */
export const grantChangeSchema = z.object(grantFields);
export type GrantChange = z.input<typeof grantChangeSchema>;
