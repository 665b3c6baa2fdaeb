import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"documents"> = {
  "eln.finished": "這篇實驗記錄已完成，無法再修改。如需修改，請先重新開啟。",
  "document.content.invalid": "內容格式有誤，未儲存。請重新整理頁面後再試。",
  "document.too.large":
    "這一頁太大（文字上限 {{millions}} 百萬字元，段落、儲存格等上限 {{blocks}} 個）。請刪減，或拆分成幾頁。",
  "document.change.missing": "有一部分變更還沒有送達伺服器，正在重新同步，內容不會遺失。",
  "document.client.foreign": "這些變更來自另一位成員的工作階段，未儲存。請複製您的文字，重新整理頁面後貼上。",
  "document.schema.old": "產品已更新，請重新整理頁面後繼續編輯。您輸入的內容保存在瀏覽器中。",
  "document.version.not.found": "找不到這個版本，請重新整理版本清單。",
  "document.step.not.found": "這個步驟已被刪除，請重新整理頁面。",
  "document.import.failed":
    "無法讀取這個檔案。請確認它沒有損壞，並且是 Word（.docx）、Markdown 或 HTML 檔案。",
};
