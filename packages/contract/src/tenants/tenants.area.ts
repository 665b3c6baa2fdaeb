import { departuresApi } from "./departures.api.ts";
import { instanceTeamsApi } from "./instance-teams.api.ts";
import { membersApi } from "./members.api.ts";
import { tenantsApi } from "./tenants.api.ts";
import { trailApi } from "./trail.api.ts";

export * from "./departures.api.ts";
export * from "./instance-teams.api.ts";
export * from "./members.api.ts";
export * from "./tenants.api.ts";
export * from "./tenants.schema.ts";
export * from "./trail.api.ts";
export * from "./trail-names.ts";

/** The endpoints of this area. */
export const tenantsRows = {
  ...tenantsApi,
  ...departuresApi,
  ...instanceTeamsApi,
  ...membersApi,
  ...trailApi,
};
