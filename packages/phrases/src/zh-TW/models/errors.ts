import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"models"> = {
  "model.off": "尚未設定 AI 模型。請團隊管理員在「設定 › AI 模型」中填寫。",
  "model.address.forbidden": "不能使用內部網路或本機位址，請填寫公開的 HTTPS 位址。",
  "model.sending.refused": "團隊設定不允許將這類內容傳送給 AI 模型。如有需要，請聯絡管理員。",
  "model.limit.exceed": "本月的 AI 使用次數（{{limit}} 次）已用完，下個月自動恢復。",
  "model.unreachable": "無法連線到 AI 模型服務，請稍後再試，或聯絡管理員檢查位址。",
  "model.refused": "AI 模型服務拒絕了請求（{{reason}}）。請檢查模型名稱和金鑰。",
  "model.busy": "AI 模型服務忙碌中，請稍後再試。",
  "model.answer.broken": "AI 的回答中斷，沒有完整傳回，請重試。",
  "model.use.not.found": "找不到這筆傳送紀錄，紀錄只保留 180 天。",
};
