import { z } from "zod";
import { decisionSignatureSchema } from "../approvals/approvals.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import {
  EQUIPMENT_LOADER_PAGE_SIZE,
  EQUIPMENT_PAGE_SIZE,
  MAX_SEARCH_CHARACTERS,
} from "../foundation/limits.ts";
import { fieldFiltersSchema } from "../records/fields.schema.ts";
import { bookingRulesSchema } from "./booking-rules.schema.ts";
import {
  blockInputSchema,
  equipmentBlockSchema,
  equipmentDetailSchema,
  equipmentGroupInputSchema,
  equipmentGroupSchema,
  equipmentInputSchema,
  equipmentSchema,
  equipmentStatusSchema,
  trainingSchema,
} from "./equipment.schema.ts";
import { MAX_BLOCK_REASON, MAX_EQUIPMENT_GROUP_NAME } from "./equipment-limits.ts";

/** Path prefix of the equipment endpoints. */
export const EQUIPMENT_PATH = "/platform/resource/basic/equipments";
const one = `${EQUIPMENT_PATH}/:equipmentId` as const;
const params = z.object({ equipmentId: idSchema });
const groupParams = z.object({ groupId: idSchema });
const feature = "EQUIPMENT" as const;
const read = { permission: "EQUIPMENT_READ", feature } as const;
const asset = { permission: "EQUIPMENT_ASSET", feature } as const;
const maintenance = { permission: "EQUIPMENT_MAINTENANCE", feature } as const;

/** What a change of a device may refuse. */
const inputErrors = [
  "equipment.asset.taken",
  "equipment.owner.unknown",
  "equipment.group.not.found",
  "equipment.picture.unknown",
  "field.value.required",
  "field.value.invalid",
  "field.value.taken",
] as const;

/** What a list of devices is narrowed by. */
export const equipmentFilterQuery = {
  status: equipmentStatusSchema.optional(),
  search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
  category: z.string().trim().max(MAX_EQUIPMENT_GROUP_NAME).optional(),
  groupId: idSchema.optional(),
  /** Those that the caller is responsible for. */
  mine: z.stringbool().optional(),
  /** `blocked`: not released or out of calibration; `calibration`: due within 30 days. */
  attention: z.enum(["blocked", "calibration"]).optional(),
  fields: fieldFiltersSchema.optional(),
} as const;

/** Devices of a team, their groups, rules, trainings and blocks. */
export const equipmentApi = {
  list: endpoint({
    method: "GET",
    path: EQUIPMENT_PATH,
    summary: "Devices by name, a page at a time",
    assistant: {
      name: "list_devices",
      description: "Devices of the lab by name, with place, state and whether they can be booked.",
      inputs: ["status", "search", "category", "currentPage", "size"],
      links: { list: "records", title: "name", to: "/equipment/management/{id}" },
    },
    access: read,
    query: z.object({
      ...equipmentFilterQuery,
      currentPage: z.coerce.number().int().min(1).max(100_000).default(1),
      size: z.coerce.number().int().min(1).max(EQUIPMENT_LOADER_PAGE_SIZE).default(EQUIPMENT_PAGE_SIZE),
    }),
    data: z.object({ records: z.array(equipmentSchema), total: z.number().int() }),
  }),
  categories: endpoint({
    method: "GET",
    path: `${EQUIPMENT_PATH}/category`,
    summary: "Categories that devices in use have",
    access: read,
    data: z.array(z.string()),
  }),
  create: endpoint({
    method: "POST",
    path: EQUIPMENT_PATH,
    summary: "Add a device",
    creates: true,
    access: asset,
    body: equipmentInputSchema,
    data: equipmentDetailSchema,
    errors: ["equipment.limit.exceed", ...inputErrors],
  }),
  get: endpoint({
    method: "GET",
    path: one,
    summary: "A device with the rules that hold for it",
    assistant: {
      name: "get_device",
      description: "One device with its booking rules.",
      links: { title: "name", to: "/equipment/management/{id}" },
    },
    access: read,
    params,
    data: equipmentDetailSchema,
    errors: ["equipment.not.found"],
  }),
  update: endpoint({
    method: "PUT",
    path: one,
    summary: "Change what is said of a device",
    access: asset,
    params,
    body: equipmentInputSchema.extend({ version: z.number().int() }),
    data: equipmentDetailSchema,
    errors: ["equipment.not.found", "equipment.stale", ...inputErrors],
  }),
  archive: endpoint({
    method: "PUT",
    path: `${one}/archive`,
    summary:
      "Put a device away or take it back into use; bookings that lie ahead are cancelled only when asked",
    access: asset,
    params,
    body: z.object({ isArchived: z.boolean(), cancelReservations: z.boolean().default(false) }),
    data: equipmentDetailSchema,
    errors: ["equipment.not.found", "equipment.has.reservations", "equipment.limit.exceed"],
  }),
  changeRules: endpoint({
    method: "PUT",
    path: `${one}/rules`,
    summary: "Change what bookings of a device keep to; null goes by its group",
    access: asset,
    params,
    body: z.object({ rules: bookingRulesSchema.nullable(), version: z.number().int() }),
    data: equipmentDetailSchema,
    errors: ["equipment.not.found", "equipment.stale"],
  }),
  groups: endpoint({
    method: "GET",
    path: `${EQUIPMENT_PATH}/group`,
    summary: "Groups of devices by name",
    access: read,
    data: z.array(equipmentGroupSchema),
  }),
  createGroup: endpoint({
    method: "POST",
    path: `${EQUIPMENT_PATH}/group`,
    summary: "Make a group of devices",
    creates: true,
    access: asset,
    body: equipmentGroupInputSchema,
    data: equipmentGroupSchema,
    errors: ["equipment.group.taken", "equipment.limit.exceed"],
  }),
  updateGroup: endpoint({
    method: "PUT",
    path: `${EQUIPMENT_PATH}/group/:groupId`,
    summary: "Change a group's name and rules",
    access: asset,
    params: groupParams,
    body: equipmentGroupInputSchema.extend({ version: z.number().int() }),
    data: equipmentGroupSchema,
    errors: ["equipment.group.not.found", "equipment.group.taken", "equipment.stale"],
  }),
  removeGroup: endpoint({
    method: "DELETE",
    path: `${EQUIPMENT_PATH}/group/:groupId`,
    summary: "Remove a group that no device belongs to",
    access: asset,
    params: groupParams,
    data: z.null(),
    errors: ["equipment.group.not.found", "equipment.group.used"],
  }),
  trainings: endpoint({
    method: "GET",
    path: `${one}/training`,
    summary: "Who has been trained on a device, and until when it counts",
    access: read,
    params,
    data: z.array(trainingSchema),
    errors: ["equipment.not.found"],
  }),
  train: endpoint({
    method: "PUT",
    path: `${one}/training/:userId`,
    summary: "Note that somebody has been trained on a device",
    access: asset,
    params: params.extend({ userId: idSchema }),
    body: z.object({
      validUntil: z.iso.date().nullable().default(null),
      note: z.string().trim().max(500).default(""),
    }),
    data: z.null(),
    errors: ["equipment.not.found", "equipment.owner.unknown"],
  }),
  untrain: endpoint({
    method: "DELETE",
    path: `${one}/training/:userId`,
    summary: "Take back that somebody has been trained on a device",
    access: asset,
    params: params.extend({ userId: idSchema }),
    data: z.null(),
    errors: ["equipment.not.found", "equipment.training.not.found"],
  }),
  blocks: endpoint({
    method: "GET",
    path: `${one}/block`,
    summary: "Why a device could not be booked, newest first: the last hundred",
    access: read,
    params,
    data: z.array(equipmentBlockSchema),
    errors: ["equipment.not.found"],
  }),
  block: endpoint({
    method: "POST",
    path: `${one}/block`,
    summary: "Keep a device from being booked until it is released",
    creates: true,
    access: maintenance,
    params,
    body: blockInputSchema,
    data: equipmentBlockSchema,
    errors: ["equipment.not.found"],
  }),
  release: endpoint({
    method: "PUT",
    path: `${one}/release`,
    summary: "Release a blocked device by signature, so that it can be booked again",
    access: maintenance,
    params,
    body: z.object({
      blockId: idSchema,
      comment: z.string().trim().max(MAX_BLOCK_REASON).default(""),
      signature: decisionSignatureSchema.nullable().default(null),
    }),
    data: equipmentBlockSchema,
    errors: [
      "equipment.not.found",
      "equipment.block.not.found",
      "approval.signature.required",
      "identity.token.invalid",
      "signature.not.found",
      "signature.unsupported",
      "signature.exists",
    ],
  }),
} as const;
