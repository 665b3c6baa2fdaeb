/** What a reservation is for: use, keeping others out, upkeep, or time that is offered to who waits. */
export const reservationKinds = ["booking", "blocked", "maintenance", "offer"] as const;
/** States of a reservation; waiting, approved and closed ones hold their time. */
export const reservationStatuses = ["waiting", "approved", "rejected", "canceled", "closed"] as const;
/** How a booking ended. */
export const reservationOutcomes = ["used", "released", "noShow"] as const;
/** Which of a series a change is for. */
export const seriesScopes = ["this", "following", "all"] as const;
/** Maximum number of dates of a series. */
export const MAX_SERIES_DATES = 366;
/** Maximum length of a purpose of a booking, in characters. */
export const MAX_RESERVATION_TITLE = 200;
/** Maximum length of a recurrence rule, in characters. */
export const MAX_RECURRENCE_CHARACTERS = 300;
/** Maximum length of a range of time that one call lists over all devices, in days. */
export const MAX_LISTED_DAYS = 45;
/** Maximum number of reservations that one call lists. */
export const MAX_LISTED_RESERVATIONS = 20_000;
/** Check-in opens this many minutes before the start. */
export const CHECK_IN_AHEAD_MINUTES = 15;
/** An offer is valid for this many minutes. */
export const OFFER_MINUTES = 30;
/** Maximum number of steps of an experiment. */
export const MAX_EXPERIMENT_STEPS = 20;
/** Maximum number of devices that one step of an experiment may take one of. */
export const MAX_STEP_DEVICES = 100;
/** Why a booking was refused. */
export const refusalRules = [
  "times",
  "past",
  "archived",
  "notBookable",
  "blocked",
  "calibration",
  "role",
  "project",
  "training",
  "shortest",
  "longest",
  "step",
  "lead",
  "horizon",
  "opening",
  "closedDate",
  "conflict",
  "dayQuota",
  "weekQuota",
  "upcoming",
  "cancelUntil",
  "noSuchTime",
] as const;
export type RefusalRule = (typeof refusalRules)[number];
/** Rules that who is responsible for the device may set aside, with a reason. */
export const overridableRules: readonly RefusalRule[] = [
  "shortest",
  "longest",
  "step",
  "lead",
  "horizon",
  "opening",
  "closedDate",
  "dayQuota",
  "weekQuota",
  "upcoming",
];
