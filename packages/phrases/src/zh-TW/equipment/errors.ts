import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"equipment"> = {
  "equipment.not.found": "找不到這台儀器，可能已被刪除，請重新整理清單。",
  "equipment.stale": "其他人剛剛修改了這筆紀錄，請重新整理後再修改。",
  "equipment.limit.exceed": "儀器數量已達上限，請升級方案或封存不再使用的儀器。",
  "equipment.asset.taken": "資產編號「{{assetNo}}」已被其他儀器使用，請換一個編號。",
  "equipment.owner.unknown": "所選的人不在團隊中，請重新選擇。",
  "equipment.picture.unknown": "圖片必須是這台儀器的附件，請先上傳。",
  "equipment.has.reservations":
    "這台儀器還有 {{count}} 個未來的預約。請先取消或移走這些預約，或選擇一併取消。",
  "equipment.archived": "這台儀器已封存，不能預約。請選擇其他儀器。",
  "equipment.blocked": "這台儀器暫停使用：{{reason}}。解除停用後才能預約。",
  "equipment.group.not.found": "找不到這個儀器群組，請重新整理後再選擇。",
  "equipment.group.taken": "已有名為「{{name}}」的群組，請換一個名稱。",
  "equipment.group.used": "還有 {{count}} 台儀器屬於這個群組，請先將它們移出。",
  "equipment.block.not.found": "這筆停用已被解除，請重新整理頁面。",
  "equipment.training.not.found": "此人沒有這台儀器的訓練紀錄，請重新整理頁面。",
  "equipment.rules.invalid": "預約規則有誤，請檢查後重新儲存。",
};
