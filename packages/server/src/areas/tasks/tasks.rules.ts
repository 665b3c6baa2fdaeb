import { LAST_DAY_OF_MONTH, type Recurrence, type TaskInput } from "@benchleaf/contract";
import { dayOf, instantOf, occurrencesOf } from "../recurrence.ts";

const FAR = new Date("2200-01-01T00:00:00Z");

/**
 * A monthly one that starts after the 28th is due on each month's last day, so that February does not move it
 * permanently.
 */
export const normalizedRecurrence = ({
  recurrence,
  dueDate,
}: Pick<TaskInput, "recurrence" | "dueDate">): Recurrence | null => {
  if (recurrence === null || dueDate === null) return null;
  const isLate =
    recurrence.frequency === "MONTHLY" && recurrence.monthDay === null && Number(dueDate.slice(8)) > 28;
  return isLate ? { ...recurrence, monthDay: LAST_DAY_OF_MONTH } : recurrence;
};

interface Coming {
  readonly dueDate: string;
  readonly recurrence: Recurrence | null;
}

/**
 * The next due date of a recurring task: its first day after the completed one and not before today, with the
 * remaining recurrence; undefined if that is over.
 *
 * @example nextDue({ dueDate: "2026-11-30", recurrence: weekly, timezone: "UTC" }, new Date("2026-12-20T00:00:00Z"))
 * // 2026-12-21
 */
export const nextDue = (
  { dueDate, recurrence, timezone }: { dueDate: string; recurrence: Recurrence; timezone: string },
  now: Date,
): Coming | undefined => {
  const { count } = recurrence;
  if (count === 1) return undefined;
  const left = count === null ? recurrence : { ...recurrence, count: count - 1 };
  const today = dayOf(now, timezone);
  const after = new Date(
    Math.max(
      instantOf(`${dueDate}T00:00`, timezone).getTime(),
      instantOf(`${today}T00:00`, timezone).getTime() - 1,
    ),
  );
  const recurring = { recurrence: { ...recurrence, count: null }, firstTime: `${dueDate}T00:00`, timezone };
  const [next] = occurrencesOf(recurring, { after, until: FAR, most: 1 });
  return next && { dueDate: dayOf(next, timezone), recurrence: left };
};
