import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"equipment"> = {
  "equipment.name": "儀器名稱|名稱|設備名稱",
  "equipment.assetNo": "資產編號|編號|設備編號",
  "equipment.model": "型號",
  "equipment.serialNo": "序號|出廠編號",
  "equipment.manufacturer": "製造商|品牌|廠商",
  "equipment.category": "分類|類別",
  "equipment.location": "存放位置|位置|房間",
  "equipment.group": "群組",
  "equipment.calibrationDue": "校正有效期限|校正到期日",
  "equipment.description": "說明|備註",
  "equipment.owners": "負責人",
  "equipment.status": "狀態",
  "equipmentUsage.device": "儀器|資產編號|儀器名稱|設備",
  "equipmentUsage.deviceName": "儀器名稱（唯讀）",
  "equipmentUsage.person": "使用人|姓名|操作人",
  "equipmentUsage.start": "開始時間|開始",
  "equipmentUsage.end": "結束時間|結束",
  "equipmentUsage.minutes": "使用時長（分鐘）",
  "equipmentUsage.bookedMinutes": "預約時長（分鐘）",
  "equipmentUsage.counter": "計數器讀數|讀數",
  "equipmentUsage.cost": "費用",
  "equipmentUsage.currency": "幣別",
  "equipmentUsage.note": "備註|說明",
};
