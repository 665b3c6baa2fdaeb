import type { FeatureSwitch, InstanceTeam } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { changedStatus, changedSwitches, statusEntry, switchEntry } from "./team-entry.ts";

const zone = "Asia/Shanghai";
const team: InstanceTeam = {
  tenantId: "2",
  tenantName: "Lab",
  ownerName: "Ann",
  ownerAccount: "ann@lab.test",
  tenantType: "team",
  status: "expired",
  expirationTime: "2026-03-01T03:30:00.000Z",
  memberCount: 3,
  createTime: "2026-01-01T00:00:00.000Z",
};

describe("a team's standing in its form", () => {
  it("is sent only where it has changed, and keeps the hour of an end that has not", () => {
    const entry = statusEntry(team, zone);
    expect(entry).toEqual({ tenantType: "team", status: "normal", lastDay: "2026-03-01" });
    expect(changedStatus(team, entry, zone)).toBeNull();
    expect(changedStatus(team, { ...entry, status: "freeze" }, zone)).toEqual({
      tenantType: "team",
      status: "freeze",
      expirationTime: "2026-03-01T03:30:00.000Z",
    });
    expect(changedStatus(team, { ...entry, lastDay: "2026-12-31" }, zone)?.expirationTime).toBe(
      "2026-12-31T15:59:59.999Z",
    );
    expect(changedStatus(team, { ...entry, lastDay: "" }, zone)?.expirationTime).toBeNull();
  });
});

describe("settings in their form", () => {
  it("are sent only where they have changed", () => {
    const detail = { enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] };
    const before: FeatureSwitch[] = [
      { feature: "CRISPR", featureLevel: "feature", detail },
      { feature: "USER_SEAT", featureLevel: "limit", detail },
    ];
    const now = before.map(switchEntry);
    expect(changedSwitches(before, now)).toEqual([]);
    const changed = now.map((one) => (one.feature === "USER_SEAT" ? { ...one, limitedQuantity: 5 } : one));
    expect(changedSwitches(before, changed)).toEqual([changed[1]]);
  });
});
