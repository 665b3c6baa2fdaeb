import type { Queries } from "../../kernel/database.ts";
import type { NewNotice, NotificationRule } from "../../kernel/notification-rules.ts";
import { nameOf } from "./booking/reservation-subject.ts";
import { findReservations } from "./booking/reservations.store.ts";
import { findDevices } from "./devices/devices.store.ts";

/** Who is responsible for a device, and its name in a notification. */
const aboutDevice = async (
  q: Queries,
  equipmentId: string,
  extraInfo: Readonly<Record<string, string>> = {},
): Promise<readonly NewNotice[]> => {
  const [row] = await findDevices(q, [equipmentId]);
  if (row === undefined) return [];
  const subject = {
    kind: "equipment",
    id: row.id,
    name: row.name,
    address: `/equipment/management/${row.id}`,
  } as const;
  return [{ to: row.owners.map(({ userId }) => userId), content: { subject, extraInfo } }];
};

/** Who holds a booking, and its name in a notification. */
const aboutReservation = async (
  q: Queries,
  { reservationId, userId }: { readonly reservationId: string; readonly userId: string },
  extraInfo: Readonly<Record<string, string>> = {},
): Promise<readonly NewNotice[]> => {
  const [row] = await findReservations(q, [reservationId]);
  if (row === undefined) return [];
  const name = nameOf(row).slice(0, 300);
  const subject = {
    kind: "reservation",
    id: row.id,
    name,
    address: `/equipment/reservation/${row.id}`,
  } as const;
  return [{ to: [userId], content: { subject, extraInfo } }];
};

export const equipmentNotifications: readonly NotificationRule[] = [
  {
    event: "equipment.blocked",
    kind: "equipmentBlocked",
    tell: (q, { data: { equipmentId, reason } }) =>
      aboutDevice(q, equipmentId, { reason: reason.slice(0, 300) }),
  },
  {
    event: "equipment.released",
    kind: "equipmentReleased",
    tell: (q, { data: { equipmentId } }) => aboutDevice(q, equipmentId),
  },
  {
    event: "equipment.reported",
    kind: "equipmentReported",
    tell: (q, { data: { equipmentId, text } }) => aboutDevice(q, equipmentId, { reason: text.slice(0, 300) }),
  },
  {
    event: "reservation.canceled",
    kind: "reservationCanceled",
    tell: (q, { data }) => aboutReservation(q, data),
  },
  { event: "reservation.moved", kind: "reservationMoved", tell: (q, { data }) => aboutReservation(q, data) },
  {
    event: "reservation.offered",
    kind: "reservationOffered",
    isForActor: true,
    tell: (q, { data }) => aboutReservation(q, data),
  },
  {
    event: "reservation.asked",
    kind: "reservationAsked",
    tell: (q, { data }) => aboutReservation(q, data, { reason: data.message }),
  },
  {
    event: "reservation.missed",
    kind: "reservationMissed",
    isForActor: true,
    tell: (q, { data }) => aboutReservation(q, data),
  },
];
