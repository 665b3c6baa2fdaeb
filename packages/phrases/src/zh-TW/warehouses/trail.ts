import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"warehouses"> = {
  "warehouse.archive": "封存倉庫",
  "warehouse.changeOwner": "轉移倉庫",
  "warehouse.create": "新增倉庫",
  "warehouse.restore": "恢復倉庫",
  "warehouse.setMembers": "修改倉庫成員",
  "warehouse.setPicture": "更換倉庫圖片",
  "warehouse.update": "修改倉庫",
  "location.archive": "封存位置",
  "location.create": "新增位置",
  "location.disable": "停用位置",
  "location.enable": "啟用位置",
  "location.move": "移動位置",
  "location.restore": "恢復位置",
  "location.update": "修改位置",
  "container.place": "存放容器",
  area_warehouse: "倉庫",
  object_warehouse: "倉庫",
  area_location: "位置",
  object_location: "位置",
  area_container: "容器",
  object_container: "容器",
};
