import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"literature"> = {
  "literature.ai.limit.exceed": "文獻 AI 使用次數已用完，請升級方案或兌換次數。",
  "literature.content.not.found": "找不到內容！",
  "literature.import.too.many": "一次最多匯入 {{limit}} 筆記錄，請分批匯入。",
  "literature.import.empty": "沒有讀到任何記錄。請確認內容是 BibTeX、RIS 或 CSL-JSON。",
  "literature.pdf.required": "需要 PDF 檔案，請上傳這篇文獻的 PDF。",
  "literature.not.read": "尚未讀取這篇文獻的內文。請等待解析完成，或上傳 PDF。",
  "literature.methods.not.found": "在內文中找不到含用量、溫度或時間的實驗步驟。",
  "paper.stale": "這篇文獻的資訊剛被他人修改，請重新整理後再儲存。",
  "paper.mark.not.found": "找不到這則標註，可能已被刪除。只能修改自己的標註。",
  "collection.not.found": "找不到這個文獻集，可能已被刪除。",
  "collection.name.exists": "同一層級已有同名文獻集，請換一個名稱。",
  "collection.limit.exceed": "文獻集的數量或層級已達上限（{{limit}}）。",
  "collection.into.itself": "不能把文獻集移到自己的下層。",
  "conversation.not.found": "找不到這個對話，可能已被刪除。",
  "chat.message.not.found": "找不到這則訊息，可能已被刪除。",
  "chat.answer.open": "上一個問題還在回答中，請等待或停止後再提問。",
};
