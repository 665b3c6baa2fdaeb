import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"equipment"> = {
  "equipment.not.found": "This device does not exist or has been deleted. Refresh the list.",
  "equipment.stale": "Someone else has just changed this record. Refresh and make your change again.",
  "equipment.limit.exceed":
    "Your team has reached its equipment limit. Upgrade the plan or archive unused equipment.",
  "equipment.asset.taken":
    "Another device already has the asset number “{{assetNo}}”. Choose a different one.",
  "equipment.owner.unknown": "The selected person is not in your team. Choose someone else.",
  "equipment.picture.unknown": "The picture must be an attachment of this device. Upload it first.",
  "equipment.has.reservations":
    "This device has {{count}} upcoming bookings. Cancel or move them first, or choose to cancel them all.",
  "equipment.archived": "This device is archived and cannot be booked. Choose another one.",
  "equipment.blocked": "This device is out of service: {{reason}}. It can be booked once it is released.",
  "equipment.group.not.found": "This equipment group does not exist any more. Refresh and choose again.",
  "equipment.group.taken": "There is already a group named “{{name}}”. Choose a different name.",
  "equipment.group.used": "{{count}} devices still belong to this group. Move them to another group first.",
  "equipment.block.not.found": "This device has already been released. Refresh the page.",
  "equipment.training.not.found": "This person has no training record for this device. Refresh the page.",
  "reservation.not.found": "This booking does not exist any more. Refresh the page.",
  "reservation.stale": "Someone else has just changed this booking. Refresh and make your change again.",
  "reservation.ended": "This booking is over, cancelled or checked in and cannot be changed any more.",
  "reservation.refused": "This time cannot be booked. See the reasons and choose another time.",
  "reservation.recurrence.invalid":
    "The repetition is not valid: it needs an end date or a count, and at most 366 dates.",
  "reservation.range.invalid":
    "The time range is not valid. At most {{days}} days can be shown; choose a shorter range.",
  "reservation.too.early":
    "It is too early to check in. Check in within {{minutes}} minutes before the start.",
  "reservation.not.in": "You have not checked in yet. Check in first.",
  "reservation.waiting.limit":
    "You are already waiting {{limit}} times. Remove entries that you no longer need.",
  "experiment.impossible":
    "No time was found for step {{step}}. Allow more devices, wider gaps or a longer search.",
  "usage.invalid": "The time of use is not valid: it cannot end in the future. Correct it.",
  "maintenance.not.found": "This maintenance record does not exist any more. Refresh the page.",
  "maintenance.ended": "This maintenance is finished or cancelled. Refresh the page.",
  "maintenance.invalid":
    "The maintenance is not valid: downtime must lie ahead, and a calibration needs a valid-until date not before the day it was done.",
};
