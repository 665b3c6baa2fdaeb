import type { ColumnWordsOf } from "@benchleaf/contract";

/** What the columns of its tables are called. */
export const columns: ColumnWordsOf<"equipment"> = {
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
};
