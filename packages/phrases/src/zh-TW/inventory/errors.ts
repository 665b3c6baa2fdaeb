import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"inventory"> = {
  "inventory.materials.limit.exceed": "物料數量已達上限，請升級方案或封存不再使用的物料。",
  "material.not.found": "找不到該物料，可能已被封存，請重新整理。",
  "material.stale": "物料資訊剛剛被他人修改，請重新整理後再試。",
  "material.archived": "該物料已封存，請先恢復使用。",
  "material.not.empty": "該物料還有庫存，請先出庫或處置後再封存。",
  "material.unit.in.use": "該物料已有入庫記錄，不能再修改計量單位。",
  "material.number.exists": "該編號已被使用，請換一個編號。",
  "material.cas.invalid": "CAS 號的校驗碼不正確，請核對。",
  "field.value.duplicate": "依本倉庫的查重規則，已有相同的物料。",
  "material.uniqueness.conflict": "現有物料中已有重複，請先合併或封存重複的物料，再啟用該查重規則。",
  "lot.not.found": "找不到該批次，請重新整理。",
  "stock.transfer.material.differs": "只能轉移到同一種物料的容器中，請重新選擇。",
  "lot.expiry.differs": "批號 {{batch}} 已登記過不同的有效期限，請核對批號和有效期限。",
  "application.not.found": "找不到該申請，請重新整理。",
  "application.state.invalid": "該申請已處理，不能再撤回。",
  "order.not.found": "找不到該採購單，請重新整理。",
  "order.stale": "採購單剛剛被他人修改，請重新整理後再試。",
  "order.state.invalid": "採購單目前狀態不能執行此操作，請重新整理檢視。",
  "order.received.exceeds": "到貨數量超過了尚未到貨的數量，請核對。",
};
