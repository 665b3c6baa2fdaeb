import { z } from "zod";
import { idSchema } from "../foundation/id.ts";
import { permissionKeySchema } from "../foundation/permission-keys.ts";

/** A feature switch for the caller's team: on or off, a limit with its number, or a strategy with its value. */
export const featureSwitchSchema = z.object({
  feature: z.string(),
  featureLevel: z.enum(["feature", "limit", "strategy"]),
  detail: z.object({
    enabled: z.boolean(),
    visible: z.boolean(),
    limitedQuantity: z.number().int(),
    sendMethod: z.array(z.enum(["email", "mobile"])),
  }),
});
export type FeatureSwitch = z.infer<typeof featureSwitchSchema>;

/** The role of daily work, which anyone who is let in without another one gets. */
export const MEMBER_ROLE_ID = "-2";

/** A role of the team with the permission keys that it carries. */
export const roleSchema = z.object({
  id: idSchema,
  /** -1: built in, the same for every team. */
  tenantId: idSchema,
  roleKey: z.string(),
  name: z.string(),
  /** Every key there is where the role holds all. */
  authorities: z.array(permissionKeySchema),
  memberCount: z.number().int(),
  abilities: z.object({ update: z.boolean(), delete: z.boolean(), grant: z.boolean() }),
});
export type Role = z.infer<typeof roleSchema>;

/** A role as someone writes it: a name of at most 64 characters and the permissions that are ticked. */
export const roleEntrySchema = z.object({
  name: z.string().trim().min(1).max(64),
  authorities: z.array(permissionKeySchema).max(500),
});
