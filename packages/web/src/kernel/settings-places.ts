import type { FeatureKey, PermissionKey } from "@benchleaf/contract";
import { judge } from "./gates.ts";
import { currentVisitor } from "./router.tsx";
import type { PhraseKey } from "./words.ts";

interface Place {
  readonly path: string;
  readonly label: PhraseKey;
  readonly permission: PermissionKey;
  readonly feature?: FeatureKey;
}

const PLACES: readonly Place[] = [
  { path: "/settings/users", label: "teams.members", permission: "USER_READ", feature: "USER" },
  { path: "/settings/roles", label: "teams.roles", permission: "ROLE_READ", feature: "ROLE" },
  { path: "/settings/audit", label: "approvals.settings", permission: "SETTINGS_AUDIT_PROCESS_CONFIG" },
  {
    path: "/settings/security",
    label: "teams.security",
    permission: "SETTINGS_SECURITY",
    feature: "SETTINGS_SECURITY",
  },
  {
    path: "/settings/identity",
    label: "identity.title",
    permission: "SETTINGS_SECURITY",
    feature: "SETTINGS_SECURITY",
  },
  {
    path: "/settings/webhooks",
    label: "teams.webhooks",
    permission: "SETTINGS_SECURITY",
    feature: "SETTINGS_SECURITY",
  },
  {
    path: "/settings/trail",
    label: "teams.trail",
    permission: "SETTINGS_SECURITY",
    feature: "SETTINGS_SECURITY",
  },
];

/** The settings that the visitor may open, in order. */
export const openPlaces = (): readonly Place[] =>
  PLACES.filter((place) => judge(place, currentVisitor()) === "open");
