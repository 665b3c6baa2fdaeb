import type { FeatureSwitch, InstanceTeam, SwitchEntry, TeamStatus } from "@benchleaf/contract";
import { dayOf, endOfDay } from "../../kernel/end-of-day.ts";

/** A team's standing as its form holds it: the last day, in the reader's zone, empty for none. */
export interface StatusEntry extends Omit<TeamStatus, "expirationTime"> {
  readonly lastDay: string;
}

/** An expired team is a normal one whose end is past. */
export const statusEntry = (team: InstanceTeam, timezone: string): StatusEntry => ({
  tenantType: team.tenantType,
  status: team.status === "expired" ? "normal" : team.status,
  lastDay: team.expirationTime === null ? "" : dayOf(team.expirationTime, timezone),
});

/** The form's changes to the current values; null if there are none. */
export const changedStatus = (
  team: InstanceTeam,
  entry: StatusEntry,
  timezone: string,
): TeamStatus | null => {
  const before = statusEntry(team, timezone);
  const { tenantType, status, lastDay } = entry;
  if (before.tenantType === tenantType && before.status === status && before.lastDay === lastDay) return null;
  const isSameDay = before.lastDay === lastDay;
  const end = lastDay === "" ? null : endOfDay(lastDay, timezone);
  return { tenantType, status, expirationTime: isSameDay ? team.expirationTime : end };
};

export const switchEntry = ({ feature, detail }: FeatureSwitch): SwitchEntry =>
  ({ feature, ...detail, sendMethod: [...detail.sendMethod] }) as SwitchEntry;

/** The settings that differ from what is. */
export const changedSwitches = (
  before: readonly FeatureSwitch[],
  now: readonly SwitchEntry[],
): readonly SwitchEntry[] =>
  now.filter((entry) => {
    const known = before.find(({ feature }) => feature === entry.feature);
    return known === undefined || JSON.stringify(switchEntry(known)) !== JSON.stringify(entry);
  });
