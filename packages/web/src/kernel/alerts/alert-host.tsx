import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";
import { loadPart } from "../load-part.ts";
import { useAlertFacts } from "./alert-facts.ts";
import { type AlertKind, alertOf } from "./alert-rules.ts";

type Part = LazyExoticComponent<ComponentType>;

const part = (load: () => Promise<{ default: ComponentType }>): Part => lazy(() => loadPart(load));

const parts: Record<AlertKind, Part> = {
  tenantExpired: part(() => import("./tenant-expired.tsx")),
  loginExpired: part(() => import("../sign-in/sign-in-dialog.tsx")),
  tenantChanged: part(() => import("./tenant-changed.tsx")),
  passwordStale: part(() => import("./password-stale.tsx")),
  profileIncomplete: part(() => import("./profile-incomplete.tsx")),
  teamLimitExceeded: part(() => import("./team-limit-exceeded.tsx")),
  teamUpgraded: part(() => import("./team-upgraded.tsx")),
};

/** The one alert that stands over the page, where one is due. */
export const AlertHost = () => {
  const kind = alertOf(useAlertFacts());
  if (kind === null) return null;
  const Shown = parts[kind];
  return (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  );
};
