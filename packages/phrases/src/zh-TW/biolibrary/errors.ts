import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"biolibrary"> = {
  "biolibrary.type.mismatch": "條目類型與所選的庫不一致，請選擇對應類型的庫。",
  "biolibrary.name.exists": "庫名稱已存在，請換一個名稱。",
  "biolibrary.max.entity.exceeded": "一次最多處理 200 個條目，請分批進行。",
  "biolibrary.entity.not.found": "此條目不存在或已被刪除，請重新整理後再試。",
  "biolibrary.entity.name.exists": "庫中已有同名條目，請換一個名稱。",
  "biolibrary.entity.name.invalid": "條目名稱無效，請修改後再試。",
  "biolibrary.entity.name.empty": "條目名稱不可空白，請填寫名稱。",
  "biolibrary.entity.name.too.long": "條目名稱過長，請縮短至 64 個字元以內。",
  "biolibrary.entity.name.illegal.character": '條目名稱不可包含 \\ / : * " < > | , @，請修改後再試。',
  "biolibrary.entity.name.duplicate": "送出的條目中有重複名稱，請修改後再試。",
  "biolibrary.content.exists": "庫中已有序列相同的條目，請直接使用該條目。",
  "biolibrary.content.invalid": "序列內容無效，請檢查後再試。",
  "biolibrary.content.empty": "序列不可空白，請輸入序列。",
  "biolibrary.content.too.short": "序列過短：特徵至少 6 個鹼基，引子至少 10 個鹼基。",
  "biolibrary.content.too.long": "序列過長：引子最多 250 個鹼基，請縮短後再試。",
  "biolibrary.content.illegal.scope": "序列中含有不允許的字元，請只使用規定的鹼基字母。",
  "biolibrary.content.duplicate": "送出的條目中有重複序列，請刪除重複項目後再試。",
};
