import { momentOfWall, wallTimeOf } from "@benchleaf/contract";

const WALL = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/**
 * Returns the moment that a cell of a logbook names, by the clock of the device's time zone; null if it names none.
 *
 * @example momentOfCell("2026/3/9 8:30", "Asia/Shanghai") // 2026-03-09T00:30:00Z in milliseconds
 */
export const momentOfCell = (text: string, zone: string): number | null => {
  const match = WALL.exec(text.trim());
  if (match === null) return null;
  const [year, month, day, hour, minute] = match.slice(1).map((part) => part.padStart(2, "0"));
  const wall = `${year}-${month}-${day}T${hour}:${minute}`;
  const moment = momentOfWall(wall, zone);
  // 30 February is invalid, though `Date` reads it as a day of March.
  return moment !== null && wallTimeOf(moment, zone).date === wall.slice(0, 10) ? moment : null;
};

/** @example writeWall(new Date("2026-03-09T00:30:00Z"), "Asia/Shanghai") // "2026-03-09 08:30" */
export const formatLocalTime = (moment: Date, zone: string): string => {
  const { date, time } = wallTimeOf(moment.getTime(), zone);
  return `${date} ${time}`;
};
