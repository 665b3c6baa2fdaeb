import { areaKeys } from "../foundation/area-keys.ts";

const text = { maxCharacters: 200 } as const;

/**
 * What equipment names for the other areas: refusals with their status, limits, permissions, feature switches, audited
 * objects and actions, what is approved, numbered and commented on, tables, notifications.
 */
export const equipmentKeys = areaKeys({
  problems: {
    "equipment.not.found": 404,
    "equipment.stale": 409,
    "equipment.limit.exceed": 409,
    "equipment.asset.taken": { status: 409, names: ["assetNo"] },
    "equipment.owner.unknown": 404,
    "equipment.picture.unknown": 404,
    "equipment.has.reservations": { status: 409, names: ["count"] },
    "equipment.archived": 409,
    "equipment.blocked": { status: 409, names: ["reason"] },
    "equipment.group.not.found": 404,
    "equipment.group.taken": { status: 409, names: ["name"] },
    "equipment.group.used": { status: 409, names: ["count"] },
    "equipment.block.not.found": 404,
    "equipment.training.not.found": 404,
    "equipment.rules.invalid": 422,
  },
  limits: ["equipment.limit.exceed"],
  permissions: {
    equipment: [
      "EQUIPMENT_READ",
      "EQUIPMENT_RESERVATION",
      "EQUIPMENT_ASSET",
      "EQUIPMENT_MAINTENANCE",
      "EQUIPMENT_DASHBOARD",
    ],
  },
  features: {
    EQUIPMENT: "feature",
    EQUIPMENT_DASHBOARD: "feature",
    EQUIPMENT_LIMIT: "limit",
  },
  objects: ["equipment", "equipmentGroup", "equipmentBlock"],
  subjectKinds: {
    equipment: { permissions: ["EQUIPMENT_READ"], refusals: ["equipment.not.found"] },
  },
  trail: [
    "equipment.archive",
    "equipment.block",
    "equipment.changeRules",
    "equipment.create",
    "equipment.release",
    "equipment.restore",
    "equipment.train",
    "equipment.update",
    "equipmentGroup.create",
    "equipmentGroup.remove",
    "equipmentGroup.update",
  ],
  numbers: { equipment: "EQ{0001}" },
  fieldedKinds: ["equipment"],
  tables: {
    equipment: {
      name: {
        isRequired: true,
        maxCharacters: 100,
        example: "Thermal cycler C1000",
        aliases: ["device", "instrument", "equipment", "equipment name"],
      },
      assetNo: {
        isUnique: true,
        maxCharacters: 60,
        example: "EQ0007",
        aliases: ["asset", "asset number", "inventory number"],
      },
      model: { ...text, example: "C1000 Touch", aliases: ["type"] },
      serialNo: { ...text, example: "CT-011204", aliases: ["serial", "serial number", "s/n"] },
      manufacturer: { ...text, example: "Bio-Rad", aliases: ["maker", "brand", "vendor"] },
      category: { maxCharacters: 60, example: "PCR" },
      location: { ...text, example: "Room 305", aliases: ["place", "room"] },
      group: { maxCharacters: 60, example: "PCR cyclers" },
      calibrationDue: {
        maxCharacters: 10,
        example: "2027-03-31",
        aliases: ["calibration due", "next calibration"],
      },
      description: { maxCharacters: 2_000, example: "", aliases: ["note", "notes", "remark"] },
      owners: { isComputed: true, example: "" },
      status: { isComputed: true, example: "normal" },
    },
  },
  notices: {
    equipmentBlocked: { type: "REMINDER", category: "business", opens: "subject", isMailed: true },
    equipmentReleased: { type: "OTHER", category: "business", opens: "subject", isMailed: false },
  },
});
