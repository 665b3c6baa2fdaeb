import { z } from "zod";
import { featureSwitchSchema } from "../access/access.schema.ts";
import { tenantStatusSchema } from "../accounts/accounts.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { featureKeySchema } from "../foundation/feature-keys.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { tenantTypeSchema } from "./tenants.schema.ts";

/** A team as the administrator of the installation sees it: nothing of its work. */
export const instanceTeamSchema = z.object({
  tenantId: idSchema,
  tenantName: z.string(),
  ownerName: z.string(),
  /** Mail address, or mobile number if there is none. */
  ownerAccount: z.string(),
  tenantType: tenantTypeSchema,
  status: tenantStatusSchema,
  expirationTime: instantSchema.nullable(),
  memberCount: z.number().int(),
  createTime: instantSchema,
});
export type InstanceTeam = z.infer<typeof instanceTeamSchema>;

/** Edition and end. Of a team that is `normal` the end counts: past it, the team is expired. */
export const teamStatusSchema = z.object({
  tenantType: tenantTypeSchema,
  status: z.enum(["normal", "forever", "freeze"]),
  expirationTime: instantSchema.nullable(),
});
export type TeamStatus = z.infer<typeof teamStatusSchema>;

const MAX_QUANTITY = 2_147_483_647;

/** One setting of a team; only what its level means counts. */
export const switchEntrySchema = z.object({
  feature: featureKeySchema,
  enabled: z.boolean(),
  visible: z.boolean(),
  /** -1: no limit. */
  limitedQuantity: z.number().int().min(-1).max(MAX_QUANTITY),
  sendMethod: z.array(z.enum(["email", "mobile"])).max(2),
});
export type SwitchEntry = z.infer<typeof switchEntrySchema>;

const team = z.object({ tenantId: idSchema });
const errors = ["permission.denied", "tenant.not.found"] as const;

/** All teams, for the administrator of the installation: edition, end, limits, switches. */
export const instanceTeamsApi = {
  instanceTeams: endpoint({
    method: "GET",
    path: "/instance/teams",
    summary: "The teams of this installation by name or owner, newest first, for who runs it",
    access: "session",
    query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
    data: pageOf(instanceTeamSchema),
    errors: ["permission.denied"],
  }),
  instanceTeam: endpoint({
    method: "GET",
    path: "/instance/teams/:tenantId",
    summary: "A team and all its settings",
    access: "session",
    params: team,
    data: z.object({ team: instanceTeamSchema, switches: z.array(featureSwitchSchema) }),
    errors,
  }),
  changeStanding: endpoint({
    method: "PUT",
    path: "/instance/teams/:tenantId/standing",
    summary: "Change a team's edition and end, freeze it or open it again; at once",
    access: "session",
    params: team,
    body: teamStatusSchema,
    data: instanceTeamSchema,
    errors,
  }),
  changeSwitches: endpoint({
    method: "PUT",
    path: "/instance/teams/:tenantId/switches",
    summary: "Change features, limits and strategies of a team; the others stay",
    access: "session",
    params: team,
    body: z.object({ switches: z.array(switchEntrySchema).min(1).max(100) }),
    data: z.array(featureSwitchSchema),
    errors,
  }),
  demandPasswords: endpoint({
    method: "POST",
    path: "/instance/teams/:tenantId/demandPasswords",
    summary: "Everybody in the team who has a password chooses a new one before they go on",
    access: "session",
    params: team,
    data: z.object({ accounts: z.number().int() }),
    errors,
  }),
};
