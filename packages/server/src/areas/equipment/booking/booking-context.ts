import { addDays, type Id, mondayOf, startOfZonedDay, wallTimeOf } from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import { problem } from "../../../kernel/problem.ts";
import type { DeviceRow } from "../devices/devices.store.ts";
import { rulesOf } from "../equipment.present.ts";
import type { BookedDevice, BookingContext, Span } from "./evaluate.rules.ts";
import * as store from "./reservations.store.ts";

/** How far after the requested time the next free time is searched, in milliseconds. */
const SEARCH_MS = 31 * 86_400_000;

/** Maps a device row to the device as the booking rules see it. */
export const bookedDevice = (row: DeviceRow, plannedCalibrations: readonly number[]): BookedDevice => ({
  status: row.status,
  isBookable: row.is_bookable,
  timezone: row.timezone,
  setupMinutes: row.setup_minutes,
  cleanupMinutes: row.cleanup_minutes,
  calibrationDue: row.calibration_due,
  blockReason: row.blocks.map(({ reason }) => reason).join("; "),
  plannedCalibrations,
});

/** Returns the group whose rules apply to a device; null if the rules are its own, or it has none. */
export const rulesGroupOf = (row: DeviceRow): Id | null => (row.rules === null ? row.group_id : null);

/** Returns the local weeks that a range touches. */
const weeksOf = ({ from, to }: Span, zone: string): Span => ({
  from: startOfZonedDay(mondayOf(wallTimeOf(from, zone).date), zone) - 32 * 86_400_000,
  to: startOfZonedDay(addDays(mondayOf(wallTimeOf(to, zone).date), 7), zone),
});

/**
 * Loads everything that decides on a booking of a device by a user over a range of time; the given reservations are
 * ignored.
 */
export const loadContext = async (
  q: Queries,
  userId: Id,
  row: DeviceRow,
  span: Span,
  except: readonly Id[],
): Promise<BookingContext> => {
  const rules = rulesOf(row);
  const [busy, booker, mine, planned] = await Promise.all([
    store.listBusy(q, [row.id], { from: span.from, to: span.to + SEARCH_MS }, except),
    store.findBooker(q, userId, row.id),
    store.listOwn(
      q,
      userId,
      { equipmentId: row.id, groupId: rulesGroupOf(row) },
      weeksOf({ from: span.from, to: span.to + SEARCH_MS }, row.timezone),
      except,
    ),
    row.calibration_due === null ? [] : store.listPlannedCalibrations(q, [row.id]),
  ]);
  return {
    now: Date.now(),
    device: bookedDevice(
      row,
      planned.map((one) => one.end_time.getTime()),
    ),
    rules,
    booker: { userId, ...booker },
    busy: busy.get(row.id) ?? [],
    ...mine,
  };
};

/** Called before quotas are checked: bookings by one user under a group's rules run one after the other. */
export const lockQuotas = (tx: Queries, session: Pick<Session, "userId">, row: DeviceRow): void => {
  const groupId = rulesGroupOf(row);
  const { dayQuotaMinutes, weekQuotaMinutes, maxUpcoming } = rulesOf(row);
  if (groupId === null || (dayQuotaMinutes ?? weekQuotaMinutes ?? maxUpcoming) === null) return;
  store.lockQuota(tx, session.userId, groupId);
};

/** @throws project.no.access */
export const demandProject = async (q: Queries, projectId: Id | null): Promise<void> => {
  if (projectId !== null && !(await store.mayReadProject(q, projectId))) throw problem("project.no.access");
};
