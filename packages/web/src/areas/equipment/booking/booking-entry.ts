import {
  type Equipment,
  type Recurrence,
  type RequestOf,
  type Reservation,
  recurrenceRule,
  type reservationsApi,
} from "@benchleaf/contract";
import { entryOf, momentOfEntry } from "./zone-entry.ts";

/** Which dates of a series a change is for. */
export type SeriesScope = "this" | "following" | "all";

/** What the dialog begins with: a device and times, or a reservation that is to be changed. */
export interface BookingStart {
  readonly equipmentId: string | null;
  readonly from: number;
  readonly to: number;
  readonly reservation?: Reservation;
}

/** What is filled in. */
export interface BookingEntry {
  readonly equipmentId: string | null;
  /** Times as the fields show them, in the zone of the device. */
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly projectId: string | null;
  readonly recurrence: Recurrence | null;
  readonly skipConflicts: boolean;
  readonly isBlocked: boolean;
  readonly overrideReason: string;
  readonly scope: SeriesScope;
}

const ZONE = "Asia/Shanghai";

/** The zone of a device, by which its bookings are entered. */
export const zoneOf = (devices: readonly Equipment[], id: string | null): string =>
  devices.find((device) => device.id === id)?.timezone ?? ZONE;

/** What the fields show first. */
export const firstEntry = (
  { equipmentId, from, to, reservation }: BookingStart,
  zone: string,
): BookingEntry => ({
  equipmentId,
  start: entryOf(from, zone),
  end: entryOf(to, zone),
  title: reservation?.title ?? "",
  projectId: reservation?.projectId ?? null,
  recurrence: null,
  skipConflicts: false,
  isBlocked: false,
  overrideReason: "",
  scope: "this",
});

/** The request for what is filled in; null while a device or a time is missing. */
export const bodyOf = (
  entry: BookingEntry,
  zone: string,
): (RequestOf<typeof reservationsApi.create>["body"] & { readonly projectId: string | null }) | null => {
  const [startTime, endTime] = [momentOfEntry(entry.start, zone), momentOfEntry(entry.end, zone)];
  if (entry.equipmentId === null || startTime === null || endTime === null) return null;
  return {
    equipmentId: entry.equipmentId,
    startTime,
    endTime,
    kind: entry.isBlocked ? "blocked" : "booking",
    title: entry.title.trim(),
    projectId: entry.projectId,
    recurrence: entry.recurrence && recurrenceRule(entry.recurrence, entry.start),
    skipConflicts: entry.skipConflicts,
    overrideReason: entry.overrideReason.trim(),
  };
};
