import type { FeatureKey } from "@benchleaf/contract";
import type { Lab, Person } from "./lab.ts";

/** Turns features on for a person's team, as an approved application does. */
export const switchOn = async (
  lab: Lab,
  { user: { tenantId } }: Person,
  features: readonly FeatureKey[],
): Promise<void> => {
  await lab.database.asOwner(
    `insert into feature_switch (tenant_id, feature) select $1, unnest($2::text[])
     on conflict (tenant_id, feature) do update set enabled = true`,
    [tenantId, features],
  );
};
