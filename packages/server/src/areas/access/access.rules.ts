import { type FeatureKey, featureLevels, moduleFeatures, permissionKeys } from "@benchleaf/contract";
import type { RoleRow, SwitchRow } from "./access.store.ts";

/** Features that a team applies for; off until then. */
const onApplication = new Set<string>(Object.values(moduleFeatures));

/** A feature no one has switched is shown and without a limit, and on unless a team must apply for it. */
export const defaultSwitch = (feature: string): SwitchRow => ({
  feature,
  feature_level: featureLevels[feature as FeatureKey] ?? "feature",
  enabled: !onApplication.has(feature),
  visible: true,
  limited_quantity: -1,
  send_method: [],
});

/** Whether `wanted` more fit under a limit; -1 means no limit. */
export const fitsLimit = (limit: number, present: number, wanted: number): boolean =>
  limit < 0 || present + wanted <= limit;

/** The keys a role holds; a role that holds all holds those of later releases too. */
export const keysOf = (role: Pick<RoleRow, "holds_all" | "authorities">): readonly string[] =>
  role.holds_all ? permissionKeys : role.authorities;

/** No one gives or takes more than they hold themselves, whatever the role is called. */
export const isWithin = (
  role: Pick<RoleRow, "holds_all" | "authorities">,
  held: ReadonlySet<string>,
): boolean => keysOf(role).every((key) => held.has(key));
