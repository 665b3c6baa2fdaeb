import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"inspection"> = {
  "inspection.form.not.found": "該巡檢表單不存在或您無權檢視，請返回列表重新整理後再試。",
  "form.invalid": "表單有 {{count}} 處需要修改才能發布，請按提示處理。",
  "form.stale": "表單已被他人修改，您的改動未儲存。請重新整理後在最新內容上修改。",
  "inspection.form.not.published": "該表單還沒有發布或已封存，請先發布再使用。",
  "inspection.form.in.use": "該表單還有啟用中的計畫，請先停用計畫再封存。",
  "inspection.schedule.not.found": "該巡檢計畫不存在，請重新整理後再試。",
  "inspection.schedule.stale": "該計畫已被他人修改，請重新整理後再改。",
  "inspection.schedule.empty": "按此設定今後不會有任何巡檢，請調整首次時間或結束條件。",
  "inspection.task.not.found": "該巡檢任務不存在，可能計畫已變更。請返回任務列表。",
  "inspection.task.closed": "該巡檢任務已取消或已完成，不能再修改。",
  "inspection.record.not.found": "該巡檢記錄不存在或您無權檢視。",
  "inspection.answers.incomplete": "還有 {{count}} 項必填內容未完成，請補充後提交。",
  "inspection.answers.invalid": "有的填寫內容與表單不符，請檢查標示的項目。",
  "record.files.missing": "有照片或檔案尚未上傳完成，請保持連線後重試；內容仍儲存在本機。",
  "inspection.action.not.found": "該改善項目不存在或您無權檢視。",
  "inspection.action.state": "該改善項目的狀態已變化，請重新整理後再操作。",
  "action.proof.required": "請先由負責人提交改善說明，再關閉。",
  "inspection.stand.in.invalid": "代班設定不成立：兩人須不同、日期須有效，且與已有代班不衝突。",
};
