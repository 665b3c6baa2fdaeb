import {
  addDays,
  type BookingRules,
  type Id,
  mondayOf,
  type Refusal,
  type RefusalRule,
  type Reservation,
  startOfZonedDay,
  wallTimeOf,
} from "@benchleaf/contract";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** No reservation lasts longer than a year. */
const MOST_MINUTES = 366 * 24 * 60;
/** Tolerance for a booking from "now", which takes a moment to submit. */
const PAST_GRACE_MS = 15 * MINUTE_MS;

/** A range of time in milliseconds since 1970, end exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Reserved time of the device, including the buffer around it. */
export interface Busy extends Span {
  readonly id: Id;
  readonly kind: Reservation["kind"];
  readonly status: Reservation["status"];
  readonly userId: Id;
  readonly who: string;
  /** The booking itself, without its buffer. */
  readonly start: number;
  readonly end: number;
}

/** The device as the booking rules see it. */
export interface BookedDevice {
  readonly status: "normal" | "archive";
  readonly isBookable: boolean;
  readonly timezone: string;
  readonly setupMinutes: number;
  readonly cleanupMinutes: number;
  /** The last day on which its calibration is valid. */
  readonly calibrationDue: string | null;
  /** Why it is out of service; empty if it is not. */
  readonly blockReason: string;
  /** When planned calibrations end. */
  readonly plannedCalibrations: readonly number[];
}

/** Who requests the booking. */
export interface Booker {
  readonly userId: Id;
  readonly roleIds: readonly Id[];
  /** Last day of the training; null: permanent; undefined: no training. */
  readonly trainedUntil: string | null | undefined;
}

/** Everything that decides on a booking; the reservation being changed is not included. */
export interface BookingContext {
  readonly now: number;
  readonly device: BookedDevice;
  readonly rules: BookingRules;
  readonly booker: Booker;
  readonly busy: readonly Busy[];
  /** The user's own bookings under the same rules, over the local weeks concerned. */
  readonly own: readonly Span[];
  /** How many of the user's bookings under the same rules have not started. */
  readonly upcoming: number;
}

/** The requested booking. */
export interface RequestedBooking extends Span {
  readonly kind: "booking" | "blocked" | "maintenance";
  readonly projectId: Id | null;
}

type Reason = Omit<Refusal, "occurrence">;

const plain = (rule: RefusalRule, limit: string | number = "", actual: string | number = ""): Reason => ({
  rule,
  limit: String(limit),
  actual: String(actual),
  conflict: null,
});

const isoOf = (moment: number): string => new Date(moment).toISOString();
const minutesOf = ({ from, to }: Span): number => Math.round((to - from) / MINUTE_MS);

/** With the buffer before and after it. */
export const occupiedBy = (
  span: Span,
  device: Pick<BookedDevice, "setupMinutes" | "cleanupMinutes">,
): Span => ({
  from: span.from - device.setupMinutes * MINUTE_MS,
  to: span.to + device.cleanupMinutes * MINUTE_MS,
});

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** Returns the local days that a range touches. */
const daysOf = ({ from, to }: Span, zone: string): string[] => {
  const last = wallTimeOf(to - 1, zone).date;
  const days: string[] = [];
  for (let day = wallTimeOf(from, zone).date; day <= last && days.length < 400; day = addDays(day, 1))
    days.push(day);
  return days;
};

const dayWindow = (day: string, zone: string): Span => ({
  from: startOfZonedDay(day, zone),
  to: startOfZonedDay(addDays(day, 1), zone),
});

/** Returns the moment at which the local clock shows a time of day; `24:00` is the next midnight. */
const clockMoment = (day: string, clock: string, zone: string): number => {
  if (clock === "24:00") return startOfZonedDay(addDays(day, 1), zone);
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const midnight = startOfZonedDay(day, zone);
  // By the local clock, also on a day of a clock change.
  const guess = midnight + (hours * 60 + minutes) * MINUTE_MS;
  const shown = wallTimeOf(guess, zone);
  const wanted = hours * 60 + minutes;
  const drift = shown.date === day ? shown.minutes - wanted : 24 * 60 + shown.minutes - wanted;
  return guess - drift * MINUTE_MS;
};

/** Returns when a device is open on a local day, ignoring the days on which it is closed. */
export const openSpansOf = (day: string, { opening, closedDates }: BookingRules, zone: string): Span[] => {
  if (closedDates.some(({ date }) => date === day)) return [];
  if (opening.length === 0) return [dayWindow(day, zone)];
  const { weekday } = wallTimeOf(startOfZonedDay(day, zone), zone);
  return opening
    .filter((period) => period.day === weekday)
    .map(({ from, to }) => ({ from: clockMoment(day, from, zone), to: clockMoment(day, to, zone) }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
};

/** Whether sorted ranges cover another range without a gap. */
const covers = (spans: readonly Span[], wanted: Span): boolean => {
  let reached = wanted.from;
  for (const { from, to } of spans) {
    if (from > reached) return false;
    reached = Math.max(reached, to);
    if (reached >= wanted.to) return true;
  }
  return reached >= wanted.to;
};

const sharedMinutes = (spans: readonly Span[], window: Span): number =>
  spans.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, window.to) - Math.max(from, window.from)),
    0,
  ) / MINUTE_MS;

const stateReasons = ({ device, now }: BookingContext, wanted: RequestedBooking): Reason[] => {
  const reasons: Reason[] = [];
  if (device.status === "archive") reasons.push(plain("archived"));
  if (wanted.kind === "maintenance") return reasons;
  if (!device.isBookable && wanted.kind === "booking") reasons.push(plain("notBookable"));
  if (wanted.from < now - PAST_GRACE_MS) reasons.push(plain("past", isoOf(now), isoOf(wanted.from)));
  if (wanted.kind === "blocked") return reasons;
  if (device.blockReason !== "") reasons.push(plain("blocked", device.blockReason));
  const { calibrationDue } = device;
  if (calibrationDue !== null) {
    const lastDay = wallTimeOf(wanted.to - 1, device.timezone).date;
    const isPlanned = device.plannedCalibrations.some((done) => done <= wanted.from);
    if (lastDay > calibrationDue && !isPlanned) reasons.push(plain("calibration", calibrationDue, lastDay));
  }
  return reasons;
};

const personReasons = ({ rules, booker, device }: BookingContext, wanted: RequestedBooking): Reason[] => {
  const reasons: Reason[] = [];
  if (rules.roleIds.length > 0 && !rules.roleIds.some((id) => booker.roleIds.includes(id)))
    reasons.push(plain("role"));
  if (
    rules.projectIds.length > 0 &&
    (wanted.projectId === null || !rules.projectIds.includes(wanted.projectId))
  )
    reasons.push(plain("project"));
  if (rules.needsTraining) {
    const { trainedUntil } = booker;
    const lastDay = wallTimeOf(wanted.to - 1, device.timezone).date;
    if (trainedUntil === undefined) reasons.push(plain("training", "", lastDay));
    else if (trainedUntil !== null && trainedUntil < lastDay)
      reasons.push(plain("training", trainedUntil, lastDay));
  }
  return reasons;
};

const isOnStep = (moment: number, step: number, zone: string): boolean =>
  moment % MINUTE_MS === 0 && wallTimeOf(moment, zone).minutes % step === 0;

const timeReasons = ({ now, rules, device }: BookingContext, wanted: RequestedBooking): Reason[] => {
  const reasons: Reason[] = [];
  const zone = device.timezone;
  const minutes = minutesOf(wanted);
  if (rules.minMinutes !== null && minutes < rules.minMinutes)
    reasons.push(plain("shortest", rules.minMinutes, minutes));
  if (rules.maxMinutes !== null && minutes > rules.maxMinutes)
    reasons.push(plain("longest", rules.maxMinutes, minutes));
  const { stepMinutes } = rules;
  if (
    stepMinutes !== null &&
    !(isOnStep(wanted.from, stepMinutes, zone) && isOnStep(wanted.to, stepMinutes, zone))
  )
    reasons.push(plain("step", stepMinutes));
  const ahead = Math.floor((wanted.from - now) / MINUTE_MS);
  if (rules.leadMinutes !== null && ahead < rules.leadMinutes)
    reasons.push(plain("lead", rules.leadMinutes, Math.max(0, ahead)));
  if (rules.horizonDays !== null && wanted.from > now + rules.horizonDays * DAY_MS)
    reasons.push(plain("horizon", rules.horizonDays, Math.ceil((wanted.from - now) / DAY_MS)));
  if (rules.opening.length === 0 && rules.closedDates.length === 0) return reasons;
  const days = daysOf(wanted, zone);
  const closed = rules.closedDates.find(({ date }) => days.includes(date));
  if (closed !== undefined) return [...reasons, plain("closedDate", closed.name, closed.date)];
  if (
    !covers(
      days.flatMap((day) => openSpansOf(day, rules, zone)),
      wanted,
    )
  )
    reasons.push(plain("opening"));
  return reasons;
};

const conflictReasons = ({ device, busy }: BookingContext, wanted: RequestedBooking): Reason[] => {
  const occupied = occupiedBy(wanted, device);
  return busy
    .filter((one) => overlaps(one, occupied))
    .slice(0, 10)
    .map(({ id, kind, status, userId, who, start, end }) => ({
      ...plain("conflict", isoOf(start), isoOf(end)),
      conflict: { reservationId: id, kind, status, userId, who, from: isoOf(start), to: isoOf(end) },
    }));
};

const quotaReasons = (
  { rules, device, own, upcoming }: BookingContext,
  wanted: RequestedBooking,
): Reason[] => {
  const reasons: Reason[] = [];
  const zone = device.timezone;
  const all = [...own, wanted];
  const days = daysOf(wanted, zone);
  if (rules.dayQuotaMinutes !== null) {
    const most = Math.max(...days.map((day) => sharedMinutes(all, dayWindow(day, zone))));
    if (most > rules.dayQuotaMinutes)
      reasons.push(plain("dayQuota", rules.dayQuotaMinutes, Math.round(most)));
  }
  if (rules.weekQuotaMinutes !== null) {
    const mondays = [...new Set(days.map(mondayOf))];
    const most = Math.max(
      ...mondays.map((monday) =>
        sharedMinutes(all, {
          from: startOfZonedDay(monday, zone),
          to: startOfZonedDay(addDays(monday, 7), zone),
        }),
      ),
    );
    if (most > rules.weekQuotaMinutes)
      reasons.push(plain("weekQuota", rules.weekQuotaMinutes, Math.round(most)));
  }
  if (rules.maxUpcoming !== null && upcoming + 1 > rules.maxUpcoming)
    reasons.push(plain("upcoming", rules.maxUpcoming, upcoming + 1));
  return reasons;
};

const areTimes = ({ from, to }: Span): boolean => Number.isFinite(from) && Number.isFinite(to) && from < to;

/**
 * Returns every reason against a booking. The one place for creating, moving, series, plans, offers and approvals.
 * Pure: all data is passed in. Maintenance and blocked times are only checked against reserved time, not against the
 * rules of use.
 *
 * @example evaluate(context, { from, to, kind: "booking", projectId: null }) // [] where it can be booked
 */
export const evaluate = (context: BookingContext, wanted: RequestedBooking): Reason[] => {
  if (!areTimes(wanted)) return [plain("times")];
  if (minutesOf(wanted) > MOST_MINUTES) return [plain("longest", MOST_MINUTES, minutesOf(wanted))];
  const reasons = stateReasons(context, wanted);
  if (wanted.kind === "booking")
    reasons.push(...personReasons(context, wanted), ...timeReasons(context, wanted));
  reasons.push(...conflictReasons(context, wanted));
  if (wanted.kind === "booking") reasons.push(...quotaReasons(context, wanted));
  return reasons;
};

/** Evaluates the dates of a series in order: free ones count towards the quotas and conflict with later ones. */
export const evaluateAll = (context: BookingContext, wanted: readonly RequestedBooking[]): Refusal[][] => {
  let { busy, own, upcoming } = context;
  return wanted.map((one, occurrence) => {
    const reasons = evaluate({ ...context, busy, own, upcoming }, one).map((reason) => ({
      ...reason,
      occurrence,
    }));
    if (reasons.length === 0) {
      own = [...own, one];
      upcoming += 1;
      busy = [
        ...busy,
        {
          ...occupiedBy(one, context.device),
          id: "0",
          kind: one.kind,
          status: "approved",
          userId: context.booker.userId,
          who: "",
          start: one.from,
          end: one.to,
        },
      ];
    }
    return reasons;
  });
};

const MOST_CANDIDATES = 600;
const SEARCH_DAYS = 30;

const roundedUp = (moment: number, stepMinutes: number): number => {
  const step = stepMinutes * MINUTE_MS;
  return Math.ceil(moment / step) * step;
};

/**
 * Returns the next time of the same length that satisfies all rules, at or after the requested one; null if there is
 * none within 30 days.
 */
export const findNextFree = (context: BookingContext, wanted: RequestedBooking): Span | null => {
  if (!areTimes(wanted)) return null;
  const { device, rules, busy, now } = context;
  const length = wanted.to - wanted.from;
  const earliest = Math.max(wanted.from, now + (rules.leadMinutes ?? 0) * MINUTE_MS);
  const limit = earliest + SEARCH_DAYS * DAY_MS;
  const step = rules.stepMinutes ?? 5;
  const starts = new Set<number>([roundedUp(earliest, step)]);
  for (const { to } of busy) starts.add(roundedUp(to + device.setupMinutes * MINUTE_MS, step));
  for (const day of daysOf({ from: earliest, to: limit }, device.timezone))
    for (const { from } of openSpansOf(day, rules, device.timezone)) starts.add(roundedUp(from, step));
  const candidates = [...starts]
    .filter((start) => start >= earliest && start <= limit)
    .sort((one, other) => one - other)
    .slice(0, MOST_CANDIDATES);
  for (const from of candidates) {
    const span = { from, to: from + length };
    if (evaluate(context, { ...wanted, ...span }).length === 0) return span;
  }
  return null;
};
