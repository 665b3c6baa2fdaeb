import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"previews"> = {
  "pdf.not.possible": "「{{name}}」無法匯出為 PDF，請取消選取後再試，或直接下載原始檔案。",
  "pdf.set.aside":
    "排版這些檔案時程式當掉或逾時，本次匯出已擱置，不會再自動重試。請逐一匯出找出有問題的檔案，排除後再重新匯出。",
  "pdf.not.merged": "「{{name}}」已加密或已損毀，無法併入新文件，請改為分別匯出。",
  "pdf.too.large": "匯出的 PDF 總大小超出限制，請分次匯出。",
  "pdf.too.many.exports": "您已有 {{limit}} 項 PDF 匯出進行中，請等其中一項完成或停止後再匯出。",
  "pdf.export.not.found": "這份匯出已過期或不存在，請重新匯出。",
};
