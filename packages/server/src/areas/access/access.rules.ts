import { type FeatureKey, featureLevels, moduleFeatures, permissionKeys } from "@benchleaf/contract";
import type { RoleRow, SwitchRow } from "./access.store.ts";

/** Features that a team must apply for; off until then. */
const onApplication = new Set<string>(Object.values(moduleFeatures));

/** The default of a feature: visible, without a limit, and on unless a team must apply for it. */
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

/** The permission keys of a role; a role that holds all also holds those of later releases. */
export const keysOf = (role: Pick<RoleRow, "holds_all" | "authorities">): readonly string[] =>
  role.holds_all ? permissionKeys : role.authorities;

/** No one grants or revokes permissions that they do not hold themselves, whatever the role's name. */
export const isWithin = (
  role: Pick<RoleRow, "holds_all" | "authorities">,
  held: ReadonlySet<string>,
): boolean => keysOf(role).every((key) => held.has(key));
