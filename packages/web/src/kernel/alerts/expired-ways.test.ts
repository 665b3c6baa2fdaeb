import { expect, it } from "vitest";
import { alternatives } from "./expired-ways.ts";

it.each([
  // expired, owner, plans → may renew, sees plans, text
  [true, true, true, true, true, "alerts.expiredOwner"],
  [true, true, false, true, false, "alerts.expiredNoPlans"],
  [true, false, true, false, false, "alerts.expiredMember"],
  [true, false, false, false, false, "alerts.expiredMember"],
  [false, true, true, false, false, "alerts.frozenText"],
  [false, false, true, false, false, "alerts.frozenText"],
] as const)(
  "expired %s, owner %s, plans %s: renews %s, sees plans %s",
  (isExpired, isOwner, hasPlans, mayRenew, seesPlans, text) =>
    expect(alternatives({ isExpired, isOwner, hasPlans })).toEqual({ mayRenew, seesPlans, text }),
);
