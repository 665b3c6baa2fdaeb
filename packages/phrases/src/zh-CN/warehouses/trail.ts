import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"warehouses"> = {
  "warehouse.archive": "归档仓库",
  "warehouse.changeOwner": "转让仓库",
  "warehouse.create": "新建仓库",
  "warehouse.restore": "恢复仓库",
  "warehouse.setMembers": "修改仓库成员",
  "warehouse.setPicture": "更换仓库图片",
  "warehouse.update": "修改仓库",
  "location.archive": "归档位置",
  "location.create": "新建位置",
  "location.disable": "停用位置",
  "location.enable": "启用位置",
  "location.move": "移动位置",
  "location.restore": "恢复位置",
  "location.update": "修改位置",
  "container.place": "存放容器",
  area_warehouse: "仓库",
  object_warehouse: "仓库",
  area_location: "位置",
  object_location: "位置",
  area_container: "容器",
  object_container: "容器",
};
