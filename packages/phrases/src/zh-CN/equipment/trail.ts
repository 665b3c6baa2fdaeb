import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"equipment"> = {
  "equipment.archive": "归档仪器",
  "equipment.block": "停用仪器",
  "equipment.changeRules": "修改仪器预约规则",
  "equipment.create": "添加仪器",
  "equipment.release": "解除仪器停用",
  "equipment.restore": "恢复仪器",
  "equipment.train": "修改仪器培训记录",
  "equipment.update": "修改仪器",
  "equipmentGroup.create": "新建仪器分组",
  "equipmentGroup.remove": "删除仪器分组",
  "equipmentGroup.update": "修改仪器分组",
  area_equipment: "仪器",
  area_equipmentGroup: "仪器分组",
  object_equipment: "仪器",
  object_equipmentGroup: "仪器分组",
  object_equipmentBlock: "仪器停用记录",
};
