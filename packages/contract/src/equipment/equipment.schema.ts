import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { decimalSchema } from "../foundation/quantity.schema.ts";
import { fieldEntriesSchema, fieldValueSchema } from "../records/fields.schema.ts";
import { bookingRulesSchema } from "./booking-rules.schema.ts";
import {
  blockSources,
  equipmentStatuses,
  MAX_BLOCK_REASON,
  MAX_BUFFER_MINUTES,
  MAX_EQUIPMENT_DESCRIPTION,
  MAX_EQUIPMENT_GROUP_NAME,
  MAX_EQUIPMENT_NAME,
  MAX_EQUIPMENT_OWNERS,
  MAX_EQUIPMENT_TEXT,
  rateCurrencies,
} from "./equipment-limits.ts";

/** Whether a device is in use or put away. */
export const equipmentStatusSchema = z.enum(equipmentStatuses);
export type EquipmentStatus = z.infer<typeof equipmentStatusSchema>;

const text = z.string().trim().max(MAX_EQUIPMENT_TEXT).default("");
const minutes = z.number().int().min(0).max(MAX_BUFFER_MINUTES).default(0);

/** Properties of a device that a user enters. */
export const equipmentInputSchema = z.object({
  name: z.string().trim().min(1).max(MAX_EQUIPMENT_NAME),
  /** Empty: the next number of the team's pattern. */
  assetNo: z.string().trim().max(60).default(""),
  model: text,
  serialNo: text,
  manufacturer: text,
  category: z.string().trim().max(MAX_EQUIPMENT_GROUP_NAME).default(""),
  location: text,
  description: z.string().trim().max(MAX_EQUIPMENT_DESCRIPTION).default(""),
  groupId: idSchema.nullable().default(null),
  /** An IANA name: hours of opening, quotas and series go by it. */
  timezone: timezoneSchema.default("Asia/Shanghai"),
  isBookable: z.boolean().default(true),
  /** Kept free before and after each booking, in minutes. */
  setupMinutes: minutes,
  cleanupMinutes: minutes,
  /** From the day after it the device cannot be booked until it is calibrated. */
  calibrationDue: z.iso.date().nullable().default(null),
  /** What an hour of use costs, exact; null: nothing is reckoned. */
  hourRate: decimalSchema.max(20).nullable().default(null),
  currency: z.enum(rateCurrencies).default("CNY"),
  ownerIds: z.array(idSchema).max(MAX_EQUIPMENT_OWNERS).default([]),
  /** An attachment of the device that pictures it. */
  pictureId: idSchema.nullable().default(null),
  /** Values of the team's own fields; left out of a change, they stay. */
  fields: fieldEntriesSchema.optional(),
});
export type EquipmentInput = z.infer<typeof equipmentInputSchema>;

/** Why a device cannot be booked at the moment. */
export const equipmentBlockSchema = z.object({
  id: idSchema,
  source: z.enum(blockSources),
  reason: z.string(),
  createTime: instantSchema,
  /** Null if the product itself has blocked it. */
  createdBy: z.string().nullable(),
  releaseTime: instantSchema.nullable(),
  releasedBy: z.string().nullable(),
  releaseComment: z.string(),
});
export type EquipmentBlock = z.infer<typeof equipmentBlockSchema>;

/** A member of the team by name. */
export const equipmentPersonSchema = z.object({ userId: idSchema, name: z.string() });

/** A device as lists show it. */
export const equipmentSchema = equipmentInputSchema.omit({ ownerIds: true, fields: true }).extend({
  id: idSchema,
  status: equipmentStatusSchema,
  groupName: z.string(),
  owners: z.array(equipmentPersonSchema),
  fields: z.array(fieldValueSchema),
  /** Counts the changes; a change names the one it is based on. */
  version: z.number().int(),
  createTime: instantSchema,
  updateTime: instantSchema,
  /** Reasons that are not released yet. */
  blocks: z.array(equipmentBlockSchema.pick({ id: true, source: true, reason: true })),
  isCalibrationOver: z.boolean(),
  abilities: z.object({
    book: z.boolean(),
    edit: z.boolean(),
    maintain: z.boolean(),
    manageBookings: z.boolean(),
  }),
});
export type Equipment = z.infer<typeof equipmentSchema>;

/** A device with its rules: its own, those of its group, and what holds. */
export const equipmentDetailSchema = equipmentSchema.extend({
  ownRules: bookingRulesSchema.nullable(),
  groupRules: bookingRulesSchema.nullable(),
  rules: bookingRulesSchema,
});
export type EquipmentDetail = z.infer<typeof equipmentDetailSchema>;

/** Devices that share rules. */
export const equipmentGroupSchema = z.object({
  id: idSchema,
  name: z.string(),
  rules: bookingRulesSchema.nullable(),
  /** How many devices in use belong to it. */
  count: z.number().int(),
  version: z.number().int(),
});
export type EquipmentGroup = z.infer<typeof equipmentGroupSchema>;

/** Properties of a group that a user enters. */
export const equipmentGroupInputSchema = z.object({
  name: z.string().trim().min(1).max(MAX_EQUIPMENT_GROUP_NAME),
  rules: bookingRulesSchema.nullable().default(null),
});

/** Someone who has been trained on a device. */
export const trainingSchema = z.object({
  userId: idSchema,
  name: z.string(),
  /** The last day on which it counts; null: permanently. */
  validUntil: z.iso.date().nullable(),
  note: z.string(),
  createTime: instantSchema,
});
export type Training = z.infer<typeof trainingSchema>;

/** Why a device shall not be booked. */
export const blockInputSchema = z.object({ reason: z.string().trim().min(1).max(MAX_BLOCK_REASON) });
