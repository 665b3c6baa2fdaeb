import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"equipment"> = {
  "equipment.not.found": "This device doesn’t exist or was deleted. Refresh the list.",
  "equipment.stale": "Someone else just changed this record. Refresh and make your change again.",
  "equipment.limit.exceed":
    "Your team has reached its equipment limit. Upgrade the plan or archive unused equipment.",
  "equipment.asset.taken":
    "Another device already has the asset number “{{assetNo}}”. Choose a different one.",
  "equipment.owner.unknown": "The selected person isn’t in your team. Choose someone else.",
  "equipment.picture.unknown": "The image must be an attachment of this device. Upload it first.",
  "equipment.has.reservations":
    "This device has {{count}} upcoming bookings. Cancel or move them first, or choose to cancel them all.",
  "equipment.archived": "This device is archived and can’t be booked. Choose another one.",
  "equipment.blocked": "This device is out of service: {{reason}}. You can book it once it’s released.",
  "equipment.group.not.found": "This equipment group no longer exists. Refresh and select again.",
  "equipment.group.taken": "A group named “{{name}}” already exists. Choose a different name.",
  "equipment.group.used": "{{count}} devices still belong to this group. Move them to another group first.",
  "equipment.block.not.found": "This device has already been released. Refresh the page.",
  "equipment.training.not.found": "This person has no training record for this device. Refresh the page.",
  "reservation.not.found": "This booking no longer exists. Refresh the page.",
  "reservation.stale": "Someone else just changed this booking. Refresh and make your change again.",
  "reservation.ended": "This booking has ended, was canceled or is checked in, so it can’t be changed.",
  "reservation.refused": "This time can’t be booked. See the reasons and choose another time.",
  "reservation.recurrence.invalid":
    "The recurrence isn’t valid: it needs an end date or a count, and up to 366 dates.",
  "reservation.range.invalid":
    "The time range isn’t valid. Up to {{days}} days can be shown. Choose a shorter range.",
  "reservation.too.early":
    "It’s too early to check in. Check in within {{minutes}} minutes before the start.",
  "reservation.not.in": "You haven’t checked in yet. Check in first.",
  "reservation.waiting.limit":
    "You already have {{limit}} waiting list entries. Remove those you no longer need.",
  "experiment.impossible":
    "No time found for step {{step}}. Allow more devices, longer gaps or a longer search.",
  "usage.invalid": "The usage time isn’t valid: it can’t end in the future. Correct it.",
  "maintenance.not.found": "This maintenance record no longer exists. Refresh the page.",
  "maintenance.ended": "This maintenance is finished or canceled. Refresh the page.",
  "maintenance.certificate.unknown": "The certificate must be an attachment of this device. Upload it first.",
  "maintenance.invalid":
    "The maintenance isn’t valid: downtime must be in the future, and a calibration needs a valid-until date on or after the completion date.",
};
