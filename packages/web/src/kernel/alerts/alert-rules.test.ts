import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AlertFacts, type AlertKind, alertKinds, alertOf } from "./alert-rules.ts";

const calm: AlertFacts = {
  user: {
    userId: "2",
    ownerId: "1",
    tenantId: "7",
    tenantStatus: "normal",
    type: "enterprise",
    needChangePassword: false,
  },
  isSignInAsked: false,
  storedTenantId: "7",
  isProfileOwed: false,
  seats: { members: 3, limit: 3 },
  isIntroductionOn: true,
  seenType: "enterprise",
  dismissed: new Set(),
  path: "/homepage",
};

/** The condition of each alert. */
const causes: Record<AlertKind, (facts: AlertFacts) => AlertFacts> = {
  tenantExpired: (facts) => ({ ...facts, user: { ...facts.user, tenantStatus: "expired" } }),
  loginExpired: (facts) => ({ ...facts, isSignInAsked: true }),
  tenantChanged: (facts) => ({ ...facts, storedTenantId: "8" }),
  passwordStale: (facts) => ({ ...facts, user: { ...facts.user, needChangePassword: true } }),
  profileIncomplete: (facts) => ({ ...facts, isProfileOwed: true }),
  teamLimitExceeded: (facts) => ({ ...facts, seats: { members: 4, limit: 3 } }),
  teamUpgraded: (facts) => ({ ...facts, seenType: "team" }),
};

const withCauses = (kinds: readonly AlertKind[], facts = calm): AlertFacts =>
  kinds.reduce((given, kind) => causes[kind](given), facts);

describe("alertOf", () => {
  it("says nothing while all is well", () => {
    expect(alertOf(calm)).toBeNull();
  });

  it.each(alertKinds)("says %s for its own cause", (kind) => {
    expect(alertOf(withCauses([kind]))).toBe(kind);
  });

  it("says the first of several in the order of the table", () => {
    fc.assert(
      fc.property(fc.subarray([...alertKinds], { minLength: 1 }), (due) => {
        expect(alertOf(withCauses(due))).toBe(alertKinds.find((kind) => due.includes(kind)));
      }),
    );
  });

  it("continues with the next when one is dismissed", () => {
    const dismissed = new Set<AlertKind>(["tenantChanged", "profileIncomplete"]);
    expect(
      alertOf({ ...withCauses(["tenantChanged", "profileIncomplete", "teamUpgraded"]), dismissed }),
    ).toBe("teamUpgraded");
  });

  it.each<[string, AlertFacts, AlertKind | null]>([
    ["a frozen team", { ...calm, user: { ...calm.user, tenantStatus: "freeze" } }, "tenantExpired"],
    ["a team without end", { ...calm, user: { ...calm.user, tenantStatus: "forever" } }, null],
    [
      "the owner who renews",
      withCauses(["tenantExpired"], { ...calm, path: "/team", user: { ...calm.user, userId: "1" } }),
      null,
    ],
    // From there everyone takes their data along.
    ["a member on the team's page", withCauses(["tenantExpired"], { ...calm, path: "/team" }), null],
    ["who joins a team", withCauses(["profileIncomplete"], { ...calm, path: "/i/abc" }), null],
    ["a browser without a stored team", { ...calm, storedTenantId: null }, null],
    [
      "a team without the introduction",
      withCauses(["teamLimitExceeded"], { ...calm, isIntroductionOn: false }),
      null,
    ],
    ["a team without a limit", { ...calm, seats: { members: 9, limit: -1 } }, null],
    ["unknown seats", { ...calm, seats: null }, null],
    ["a browser that never saw the team", { ...calm, seenType: null }, null],
    ["a smaller edition than before", { ...calm, user: { ...calm.user, type: "team" } }, null],
  ])("judges %s", (_, facts, expected) => {
    expect(alertOf(facts)).toBe(expected);
  });
});
