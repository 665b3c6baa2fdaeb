import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"app"> = {
  "error.unauthorized": "登入已失效，請重新登入，頁面上的內容不會遺失。",
  "permission.denied": "您沒有執行此操作的權限，如需使用請聯絡團隊管理員。",
  "feature.disabled": "目前團隊未開通此功能，請聯絡團隊管理員開通。",
  "csrf.invalid": "頁面已過期，請重新整理後再試。",
  "host.unknown": "請用本機位址存取（http://localhost）。示範伺服器只在本機位址上回應。",
  "security.ip.forbidden": "目前的 IP 不在允許存取的範圍內，請更換網路或聯絡團隊管理員。",
  "tenant.left": "您已不在該團隊中。",
  "password.change.required": "請先變更登入密碼，再繼續操作。",
  "tenant.expired": "團隊已到期，請聯絡團隊擁有者續期，或切換到其他團隊。",
  "tenant.frozen": "團隊已被凍結，請聯絡客服，或切換到其他團隊。",
  "storage.full": "伺服器儲存空間已滿，檔案未儲存，請聯絡管理員清出空間後再試。",
  "picture.invalid": "圖片無法使用，請選擇不超過 2 MB 的 JPG 或 PNG 圖片。",
  "request.invalid": "送出的內容有誤，請檢查後再試。",
  "request.too.large": "送出的內容過大，請精簡或分批送出。",
  "request.key.reused": "這次送出的內容與先前不同，請重新整理頁面後再送出。",
  "request.unanswered": "這項操作已經送出過，但結果尚未傳回。請重新整理頁面，查看是否已經完成。",
  "rate.limited": "操作過於頻繁，請稍後再試。",
  "route.not.found": "您前往的網址不存在，請檢查後再試。",
  "system.error": "系統錯誤，請稍後再試；若仍未恢復，請聯絡支援人員。",
  "system.unavailable": "服務暫時無法使用，請稍後再試。",
};
