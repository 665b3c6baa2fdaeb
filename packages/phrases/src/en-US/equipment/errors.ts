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
  "equipment.rules.invalid": "The booking rules are not valid. Check them and save again.",
};
