import { z } from "zod";
import { featureSwitchSchema } from "../access/access.schema.ts";
import { identityTokenSchema } from "../accounts/security.schema.ts";
import { signInAnswerSchema } from "../accounts/sign-in.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { securityConfigSchema, securitySettingsSchema, teamSchema, tenantSchema } from "./tenants.schema.ts";

/** The caller's teams, and the settings of the one that they are in. */
export const tenantsApi = {
  listMine: endpoint({
    method: "GET",
    path: "/userTenants/tenants",
    summary: "Teams the caller belongs to",
    access: "session",
    data: z.array(tenantSchema),
    inShutTeam: "open",
  }),
  switch: endpoint({
    method: "POST",
    path: "/switchTenant/:tenantId",
    summary:
      "Go on in another team, with a new session; answers with a second step where the team asks for it",
    access: "session",
    params: z.object({ tenantId: idSchema }),
    data: signInAnswerSchema,
    errors: ["tenant.not.found", "two.factor.unavailable", "user.locked"],
    inShutTeam: "open",
    isOpenToTeamless: true,
  }),
  quit: endpoint({
    method: "POST",
    path: "/quit",
    summary: "Leave the team for good; what one owns goes to its owner",
    access: "session",
    data: signInAnswerSchema,
    errors: ["tenant.owner.required", "role.last.admin", "two.factor.unavailable", "user.locked"],
    inShutTeam: "open",
  }),
  features: endpoint({
    method: "GET",
    path: "/tenants/features",
    summary: "Every feature switch and limit of the team",
    access: "session",
    data: z.array(featureSwitchSchema),
    inShutTeam: "open",
    isOpenToStalePassword: true,
  }),
  team: endpoint({
    method: "GET",
    path: "/tenants/current",
    summary: "The caller's team with its owner and seats",
    access: "session",
    data: teamSchema,
    inShutTeam: "renew",
  }),
  rename: endpoint({
    method: "PUT",
    path: "/tenants/current",
    summary: "Change the team's name",
    access: "session",
    body: z.object({ tenantName: z.string().trim().min(1).max(100) }),
    data: teamSchema,
    errors: ["tenant.owner.only"],
  }),
  setLogo: endpoint({
    method: "PUT",
    path: "/tenants/current/logo",
    summary: "Take an uploaded picture as the team's logo, or none",
    access: "session",
    body: z.object({ uuid: z.uuid().nullable() }),
    data: teamSchema,
    errors: ["tenant.owner.only", "upload.not.found", "picture.invalid"],
  }),
  logo: endpoint({
    method: "GET",
    path: "/tenants/:tenantId/logo",
    summary: "The logo of a team the caller belongs to",
    access: "session",
    params: z.object({ tenantId: idSchema }),
    answersFile: true,
    errors: ["tenant.not.found"],
    inShutTeam: "open",
  }),
  transfer: endpoint({
    method: "POST",
    path: "/tenants/current/owner",
    summary: "Make another member the owner, as the owner who has proven again who they are",
    access: "session",
    body: z.object({ userId: idSchema, token: identityTokenSchema }),
    data: teamSchema,
    errors: ["identity.token.invalid", "tenant.owner.only", "user.not.found"],
    perMinute: 20,
  }),
  securityConfig: endpoint({
    method: "GET",
    path: "/tenantsSecurityConfig",
    summary: "The team's security rules, without its addresses",
    access: "session",
    data: securityConfigSchema,
  }),
  securitySettings: endpoint({
    method: "GET",
    path: "/tenantsSecurityConfig/detail",
    summary: "The team's security rules for who sets them",
    access: { permission: "SETTINGS_SECURITY", feature: "SETTINGS_SECURITY" },
    data: securitySettingsSchema.extend({ callerIp: z.string() }),
  }),
  saveSecuritySettings: endpoint({
    method: "PUT",
    path: "/tenantsSecurityConfig",
    summary: "Set the team's security rules",
    access: { permission: "SETTINGS_SECURITY", feature: "SETTINGS_SECURITY" },
    body: securitySettingsSchema,
    data: securitySettingsSchema,
    errors: ["security.ip.excludes.self", "security.ip.invalid"],
  }),
};
