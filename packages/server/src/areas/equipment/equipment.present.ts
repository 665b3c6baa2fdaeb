import {
  type Equipment,
  type EquipmentBlock,
  type EquipmentDetail,
  type EquipmentGroup,
  noBookingRules,
  type Training,
} from "@benchleaf/contract";
import type { BlockRow } from "./devices/blocks.store.ts";
import type { DeviceRow } from "./devices/devices.store.ts";
import type { GroupRow, TrainingRow } from "./devices/groups.store.ts";
import { abilitiesOf, type Caller } from "./equipment.policy.ts";

export const presentDevice = (row: DeviceRow, caller: Caller): Equipment => ({
  id: row.id,
  name: row.name,
  assetNo: row.asset_no,
  model: row.model,
  serialNo: row.serial_no,
  manufacturer: row.manufacturer,
  category: row.category,
  location: row.location,
  description: row.description,
  groupId: row.group_id,
  groupName: row.group_name ?? "",
  status: row.status,
  timezone: row.timezone,
  isBookable: row.is_bookable,
  setupMinutes: row.setup_minutes,
  cleanupMinutes: row.cleanup_minutes,
  calibrationDue: row.calibration_due,
  isCalibrationOver: row.is_calibration_over,
  hourRate: row.hour_rate,
  currency: row.currency,
  pictureId: row.picture_id,
  owners: [...row.owners],
  fields: row.fields,
  version: row.version,
  createTime: row.create_time.toISOString(),
  updateTime: row.update_time.toISOString(),
  blocks: [...row.blocks],
  abilities: abilitiesOf(row, caller),
});

/** Returns the rules that apply to a device: its own, else those of its group, else none. */
export const rulesOf = (row: Pick<DeviceRow, "rules" | "group_rules">) =>
  row.rules ?? row.group_rules ?? noBookingRules;

export const presentDetail = (row: DeviceRow, caller: Caller): EquipmentDetail => ({
  ...presentDevice(row, caller),
  ownRules: row.rules,
  groupRules: row.group_rules,
  rules: rulesOf(row),
});

export const presentGroup = ({ id, name, rules, count, version }: GroupRow): EquipmentGroup => ({
  id,
  name,
  rules,
  count,
  version,
});

export const presentTraining = (row: TrainingRow): Training => ({
  userId: row.account_id,
  name: row.name,
  validUntil: row.valid_until,
  note: row.note,
  createTime: row.create_time.toISOString(),
});

export const presentBlock = (row: BlockRow): EquipmentBlock => ({
  id: row.id,
  source: row.source,
  reason: row.reason,
  createTime: row.create_time.toISOString(),
  createdBy: row.created_by_name,
  releaseTime: row.release_time?.toISOString() ?? null,
  releasedBy: row.released_by_name,
  releaseComment: row.release_comment,
});
