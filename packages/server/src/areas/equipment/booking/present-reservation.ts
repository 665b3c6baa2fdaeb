import { CHECK_IN_AHEAD_MINUTES, type Reservation } from "@benchleaf/contract";
import type { Caller } from "../equipment.policy.ts";
import type { ReservationRow } from "./reservations.store.ts";

/** Who may change a reservation: its holder, and those who decide on the device's bookings. */
export const mayChange = (
  row: Pick<ReservationRow, "user_id" | "is_owner" | "kind">,
  caller: Caller,
): boolean =>
  row.is_owner ||
  caller.authorities.has("EQUIPMENT_ASSET") ||
  (row.kind === "maintenance"
    ? caller.authorities.has("EQUIPMENT_MAINTENANCE")
    : row.user_id === caller.userId && caller.authorities.has("EQUIPMENT_RESERVATION"));

/** Whether it still reserves time that can be changed. */
export const isOpen = (row: Pick<ReservationRow, "status" | "end_time">, now = Date.now()): boolean =>
  (row.status === "waiting" || row.status === "approved") && row.end_time.getTime() > now;

const abilitiesOf = (row: ReservationRow, caller: Caller): Reservation["abilities"] => {
  const now = Date.now();
  const mayNow = mayChange(row, caller) && isOpen(row, now);
  const isRunning = row.check_in_time !== null;
  const isTime = row.start_time.getTime() - CHECK_IN_AHEAD_MINUTES * 60_000 <= now;
  return {
    edit: mayNow && !isRunning && row.kind !== "offer" && row.kind !== "maintenance",
    cancel: mayNow && !isRunning && row.kind !== "maintenance",
    checkIn: mayNow && row.kind === "booking" && row.status === "approved" && !isRunning && isTime,
    checkOut: mayNow && row.kind === "booking" && isRunning && row.check_out_time === null,
  };
};

export const presentReservation = (row: ReservationRow, caller: Caller): Reservation => ({
  id: row.id,
  equipmentId: row.equipment_id,
  equipmentName: row.equipment_name,
  timezone: row.timezone,
  kind: row.kind,
  status: row.status,
  userId: row.user_id,
  userName: row.user_name,
  projectId: row.project_id,
  seriesId: row.series_id,
  experimentId: row.experiment_id,
  title: row.title,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time.toISOString(),
  occupiedFrom: row.occupied_from.toISOString(),
  occupiedTo: row.occupied_to.toISOString(),
  checkInTime: row.check_in_time?.toISOString() ?? null,
  checkOutTime: row.check_out_time?.toISOString() ?? null,
  outcome: row.outcome,
  version: row.version,
  abilities: abilitiesOf(row, caller),
});
