/** States of a device. */
export const equipmentStatuses = ["normal", "archive"] as const;
/** Maximum length of a name of a device, in characters. */
export const MAX_EQUIPMENT_NAME = 100;
/** Maximum length of a short text of a device such as its model, in characters. */
export const MAX_EQUIPMENT_TEXT = 200;
/** Maximum length of a description of a device, in characters. */
export const MAX_EQUIPMENT_DESCRIPTION = 2_000;
/** Most people who are responsible for one device. */
export const MAX_EQUIPMENT_OWNERS = 20;
/** Maximum buffer before or after a booking, in minutes. */
export const MAX_BUFFER_MINUTES = 24 * 60;
/** Maximum number of groups of devices in a team. */
export const MAX_EQUIPMENT_GROUPS = 200;
/** Maximum length of a name of a group and of a category, in characters. */
export const MAX_EQUIPMENT_GROUP_NAME = 60;
/** Why a device cannot be booked, in characters. */
export const MAX_BLOCK_REASON = 500;
/** What can block a device. */
export const blockSources = ["calibration", "inspection", "repair", "manual"] as const;
export type BlockSource = (typeof blockSources)[number];
/** Most people whose training on one device is listed. */
export const MAX_TRAININGS = 500;
/** Maximum number of days on which a device is closed. */
export const MAX_CLOSED_DATES = 100;
/** Maximum number of periods of a week in which a device is open. */
export const MAX_OPENING_PERIODS = 28;
/** Currencies of an hour's rate. */
export const rateCurrencies = ["CNY", "USD", "EUR", "HKD", "TWD"] as const;

/** Kinds of maintenance. */
export const maintenanceKinds = ["service", "calibration", "repair"] as const;
/** States of maintenance. */
export const maintenanceStatuses = ["planned", "done", "canceled"] as const;
/** How bad a fault is; with `down` the device is out of service at once. */
export const reportSeverities = ["minor", "major", "down"] as const;
/** What becomes of bookings that are in the way of maintenance. */
export const conflictChoices = ["refuse", "move", "cancel"] as const;
/** Hours of a week, from Monday 0:00. */
export const HOURS_OF_WEEK = 168;
/** Maximum number of records of use that one call writes. */
export const MAX_USAGE_ROWS = 500;
