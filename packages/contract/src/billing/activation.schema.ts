import { z } from "zod";
import { researchFieldSchema } from "../accounts/profile.schema.ts";
import { mobileSchema } from "../accounts/sign-in.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_APPROVAL_REMARK_CHARACTERS } from "../foundation/limits.ts";
import { activationModules } from "./activation-modules.ts";

/** A part of the product that a team applies for. */
export const activationModuleSchema = z.enum(activationModules);

/** What has become of an application. */
export const activationStatusSchema = z.enum(["waiting", "approved", "rejected"]);
export type ActivationStatus = z.infer<typeof activationStatusSchema>;

const text = z.string().trim().min(1).max(100);

/** An application as a team sends it: modules, applicant and purpose. */
export const newApplicationSchema = z.object({
  modules: z.array(activationModuleSchema).min(1).max(activationModules.length),
  name: text,
  organizationName: text,
  /** Left out where the account has one. */
  mobile: mobileSchema.optional(),
  email: z.email().max(254).optional(),
  researchField: researchFieldSchema.optional(),
});
export type NewApplication = z.input<typeof newApplicationSchema>;

/** A stored application with its decision. */
export const activationApplicationSchema = z.object({
  id: idSchema,
  modules: z.array(activationModuleSchema),
  name: z.string(),
  organizationName: z.string(),
  mobile: z.string(),
  email: z.string().nullable(),
  researchField: researchFieldSchema.nullable(),
  extra: z.object({ tenantId: idSchema, tenantName: z.string() }),
  status: activationStatusSchema,
  /** The reason of a rejection, or the comment of an approval. */
  remark: z.string().nullable(),
  createTime: instantSchema,
  decideTime: instantSchema.nullable(),
});
export type ActivationApplication = z.infer<typeof activationApplicationSchema>;

/** State of each module for the caller's team. */
export const activationStateSchema = z.object({
  memberCount: z.number().int(),
  modules: z.array(
    z.object({
      module: activationModuleSchema,
      isEnabled: z.boolean(),
      /** The last application that named the module. */
      application: activationApplicationSchema
        .pick({ id: true, status: true, remark: true, createTime: true })
        .nullable(),
    }),
  ),
});
export type ActivationState = z.infer<typeof activationStateSchema>;

const remark = z.string().trim().max(MAX_APPROVAL_REMARK_CHARACTERS);

/** A refusal gives its reason. */
export const activationDecisionSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("approved"), remark: remark.optional() }),
  z.object({ status: z.literal("rejected"), remark: remark.min(1) }),
]);
export type ActivationDecision = z.infer<typeof activationDecisionSchema>;
