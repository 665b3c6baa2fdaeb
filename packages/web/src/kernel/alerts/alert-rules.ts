import type { CurrentUser } from "@benchleaf/contract";

/** Alerts in order of priority: only the first one is shown. */
export const alertKinds = [
  "tenantExpired",
  "loginExpired",
  "tenantChanged",
  "passwordStale",
  "profileIncomplete",
  "teamLimitExceeded",
  "teamUpgraded",
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** All that decides which alert is shown. */
export interface AlertFacts {
  readonly user: Pick<
    CurrentUser,
    "userId" | "ownerId" | "tenantId" | "tenantStatus" | "type" | "needChangePassword"
  >;
  readonly isSignInAsked: boolean;
  /** The team that a tab of this browser has entered last. */
  readonly storedTenantId: string | null;
  /** A required survey is not filled in. */
  readonly isProfileOwed: boolean;
  /** Members and seats, where a limit is set. */
  readonly seats: { readonly members: number; readonly limit: number } | null;
  readonly isIntroductionOn: boolean;
  /** The edition that this browser saw last for the team. */
  readonly seenType: string | null;
  /** Alerts that were put aside until the page is loaded again. */
  readonly dismissed: ReadonlySet<AlertKind>;
  readonly path: string;
}

/** While a user joins a team, the profile is not requested yet (route `personal.join`). */
const isJoining = (path: string): boolean => path.startsWith("/i/") || path === "/personal/join";

/**
 * Where the owner renews and everyone takes their data along: that must not be barred by saying that it has expired.
 */
const isRenewing = ({ path }: AlertFacts): boolean => path === "/team";

const EDITIONS = ["team", "enterprise"];

const isUpgrade = (seen: string | null, type: string): boolean =>
  seen !== null && EDITIONS.includes(seen) && EDITIONS.indexOf(type) > EDITIONS.indexOf(seen);

const holds: Record<AlertKind, (facts: AlertFacts) => boolean> = {
  tenantExpired: (facts) =>
    (facts.user.tenantStatus === "expired" && !isRenewing(facts)) || facts.user.tenantStatus === "freeze",
  loginExpired: ({ isSignInAsked }) => isSignInAsked,
  tenantChanged: ({ storedTenantId, user }) => storedTenantId !== null && storedTenantId !== user.tenantId,
  passwordStale: ({ user }) => user.needChangePassword,
  profileIncomplete: ({ isProfileOwed, path }) => isProfileOwed && !isJoining(path),
  teamLimitExceeded: ({ seats, isIntroductionOn }) =>
    isIntroductionOn && seats !== null && seats.limit >= 0 && seats.members > seats.limit,
  teamUpgraded: ({ seenType, user }) => isUpgrade(seenType, user.type),
};

/** The alert to show over the page; null for none. */
export const alertOf = (facts: AlertFacts): AlertKind | null =>
  alertKinds.find((kind) => !facts.dismissed.has(kind) && holds[kind](facts)) ?? null;
