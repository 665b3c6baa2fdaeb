import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"equipment"> = {
  "equipment.archive": "封存儀器",
  "equipment.block": "停用儀器",
  "equipment.changeRules": "修改儀器預約規則",
  "equipment.create": "新增儀器",
  "equipment.release": "解除儀器停用",
  "equipment.restore": "還原儀器",
  "equipment.train": "修改儀器訓練紀錄",
  "equipment.update": "修改儀器",
  "equipmentGroup.create": "新增儀器群組",
  "equipmentGroup.remove": "刪除儀器群組",
  "equipmentGroup.update": "修改儀器群組",
  area_equipment: "儀器",
  area_equipmentGroup: "儀器群組",
  object_equipment: "儀器",
  object_equipmentGroup: "儀器群組",
  object_equipmentBlock: "儀器停用紀錄",
};
