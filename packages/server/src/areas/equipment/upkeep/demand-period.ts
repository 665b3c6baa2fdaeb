import { problem } from "../../../kernel/problem.ts";

/** The longest period that figures and their lists cover, in days. */
export const MAX_PERIOD_DAYS = 366;

/** Whether two moments are a period of at most a year. @example isPeriod(now, now) // false */
export const isPeriod = (from: Date, to: Date): boolean => {
  const days = (to.getTime() - from.getTime()) / 86_400_000;
  return days > 0 && days <= MAX_PERIOD_DAYS;
};

/** A list has a whole period or none. @throws reservation.range.invalid */
export const demandPeriod = ({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): void => {
  if (from === undefined && to === undefined) return;
  if (from === undefined || to === undefined || !isPeriod(new Date(from), new Date(to)))
    throw problem("reservation.range.invalid", { days: MAX_PERIOD_DAYS });
};
