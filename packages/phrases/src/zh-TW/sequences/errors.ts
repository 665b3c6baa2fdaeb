import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"sequences"> = {
  "publication.not.found": "此序列沒有公開，或已撤回。",
  "publication.not.allowed": "團隊尚未允許公開發布，管理員可在「安全設定」中開啟。",
  "publication.path.taken": "這個網址已被使用，請換一個。",
  "sequence.import.failed": "無法從此檔案讀取序列，檔案未匯入，請檢查檔案格式後再試。",
  "sequence.import.not.found": "此匯入不存在，或不是您發起的。",
  "sequence.import.too.many": "您已有 {{limit}} 個匯入正在進行，請等其中一個完成。",
  "sequence.illegal.letters": "序列中含有不合法的字元，請刪除後再儲存。",
};
