const pad = (value: number) => String(value).padStart(2, "0");

/** A date as a workbook holds it: without a zone, so nothing is shifted. */
const dateText = (date: Date): string => {
  const day = `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
  const [hours, minutes, seconds] = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  if (hours + minutes + seconds === 0) return day;
  return `${day} ${pad(hours)}:${pad(minutes)}${seconds === 0 ? "" : `:${pad(seconds)}`}`;
};

/** The text of a cell of a workbook. `cellText(new Date(0))` is `1970-01-01`. */
export const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return dateText(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return String(value);
};
