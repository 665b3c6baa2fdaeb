import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"sources"> = {
  "source.off": "管理員尚未開啟「{{source}}」。",
  "source.unreachable": "暫時無法連線「{{source}}」，請稍後再試；若仍失敗，請聯絡管理員檢查網路。",
  "source.busy": "對「{{source}}」的請求過於頻繁，請過幾秒再試。",
  "source.answer.unread": "「{{source}}」傳回的內容無法辨識，請稍後再試。",
  "source.record.not.found": "「{{source}}」中沒有「{{accession}}」，請檢查編號。",
  "source.record.too.long":
    "「{{accession}}」超過 {{limit}} bp，無法當作一個序列檔案取得；請下載後在「參考基因體」中匯入。",
};
