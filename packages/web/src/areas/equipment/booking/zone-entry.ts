import { momentOfWall, wallTimeOf } from "@benchleaf/contract";

/** A moment as a field of date and time shows it in a zone, e.g. `2026-11-30T18:30`. */
export const entryOf = (moment: number, zone: string): string => {
  const { date, time } = wallTimeOf(moment, zone);
  return `${date}T${time}`;
};

const isWhole = (entry: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(entry);

/** The moment that such a field names; null for none, and for an hour that the clocks leave out. */
export const momentOfEntry = (entry: string, zone: string): string | null => {
  if (!isWhole(entry)) return null;
  const moment = momentOfWall(entry, zone);
  return moment === null ? null : new Date(moment).toISOString();
};

/** Whether a field names an hour that the clocks leave out, e.g. 02:30 in a night in spring. */
export const isSkippedHour = (entry: string, zone: string): boolean =>
  isWhole(entry) && momentOfWall(entry, zone) === null;
