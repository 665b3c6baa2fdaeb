import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"approvals"> = {
  "audit.process.audit.info.empty": "審核流程缺少審核人，請先完成審核設定。",
  "approval.not.found": "找不到此審核紀錄，或您沒有檢視權限。",
  "approval.not.pending": "此審核已處理完畢，請重新整理以查看最新結果。",
  "approval.signature.required": "此步驟的審核需要電子簽章，請驗證身分後再送出。",
  "approval.data.invalid": "審核附帶的資料「{{field}}」缺少或不正確，請檢查後重新送出。",
  "approval.scope.not.found": "找不到該專案，或此類提交不能在專案中單獨設定審核流程。",
  "approval.no.approver": "目前流程找不到可以審核的人，請聯絡管理員在「審核設定」中調整。",
  "approval.pending.exists": "此內容已送審，請等處理完成後再送出。",
  "approval.config.stale": "審核設定已被他人修改，請重新整理後再編輯。",
};
