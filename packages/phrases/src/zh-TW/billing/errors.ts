import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"billing"> = {
  "privilege.code.cdkey.not.found": "兌換碼無效，請檢查是否輸入正確。",
  "privilege.code.cdkey.type.incorrect": "兌換碼類型不正確，請改用適用於本團隊的兌換碼。",
  "privilege.code.cdkey.expired": "兌換碼已過期，請聯絡客服。",
  "privilege.code.cdkey.used.up": "兌換碼的可用次數已用完，請聯絡客服。",
  "activation.not.built": "目前版本還沒有所選功能，暫時無法申請。",
  "activation.team.too.small": "免費開通需要團隊超過 2 人。請先邀請同事加入，再送出申請。",
  "activation.already.asked": "所選功能已在申請中，請等候審核結果。",
  "activation.already.enabled": "所選功能已經開通，請重新整理頁面。",
  "activation.not.found": "申請不存在，請重新整理列表。",
  "activation.not.waiting": "這份申請已經處理過，請重新整理列表。",
};
