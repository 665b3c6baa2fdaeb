import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";
import { loadPart } from "../load-part.ts";
import { useStore } from "../store.ts";
import { useAlertFacts } from "./alert-facts.ts";
import { type AlertKind, alertOf } from "./alert-rules.ts";
import { limitReached } from "./limit-reached.ts";
import { teamEntry } from "./switch-team.ts";

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

const LimitPrompt = part(() => import("./limit-prompt.tsx"));
const TeamEntry = part(() => import("./team-entry.tsx"));

/** The one alert over the page, if one is due; a pending team switch comes first. A limit is shown on top of it. */
export const AlertHost = () => {
  const kind = alertOf(useAlertFacts());
  const isEntering = useStore(teamEntry) !== null;
  const isLimited = useStore(limitReached) !== null;
  const AlertComponent = isEntering ? TeamEntry : kind && parts[kind];
  return (
    <Suspense fallback={null}>
      {AlertComponent && <AlertComponent />}
      {isLimited && <LimitPrompt />}
    </Suspense>
  );
};
