import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"translation"> = {
  "translation.not.found": "找不到這份譯文，它可能已被刪除。",
  "translation.segment.not.found": "找不到這個句子，請重新整理頁面。",
  "translation.empty": "沒有可翻譯的文字。掃描版 PDF 請先做文字辨識。",
  "translation.running": "正在翻譯，請等待完成或先停止。",
  "translation.running.limit.exceed": "同時最多翻譯 {{limit}} 份，請等待其中一份完成。",
  "translation.file.type.unsupported": "不支援這種檔案。請上傳 docx、pptx、xlsx、md、txt 或 pdf。",
  "translation.file.too.large": "檔案太大，上限 {{limit}} MB。請分成幾份上傳。",
  "translation.file.missing": "找不到原始檔案，無法產生譯文檔案。",
  "translation.file.unreadable": "無法讀取這個檔案，它可能已損壞或加密。請另存後重新上傳。",
  "translation.languages.same": "原文和譯文的語言相同，請換一種。",
  "translation.languages.differ": "術語庫或記憶庫的語言與所選語言不一致，請重新選擇。",
  "glossary.not.found": "找不到這個術語庫，它可能已被刪除。",
  "glossary.name.exists": "已有同名術語庫，請換一個名稱。",
  "glossary.limit.exceed": "術語庫最多 {{limit}} 個，請先刪除不用的。",
  "glossary.term.not.found": "找不到這條術語，它可能已被刪除。",
  "glossary.term.contradicts":
    "與現有術語矛盾：「{{source}}」的譯法是「{{target}}」。請修改現有術語，或把新譯法加為它的另一種譯法。",
  "glossary.term.limit.exceed": "一個術語庫最多 {{limit}} 條術語，請分成幾個術語庫。",
  "glossary.file.unreadable": "無法讀取這個檔案。請確認它是 CSV 或 TBX 格式的術語表。",
  "memory.not.found": "找不到這個記憶庫，它可能已被刪除。",
  "memory.name.exists": "已有同名記憶庫，請換一個名稱。",
  "memory.limit.exceed": "記憶庫最多 {{limit}} 個，請先刪除不用的。",
  "memory.unit.not.found": "找不到這個句對，它可能已被修改或刪除，請重新整理。",
  "memory.unit.limit.exceed": "一個記憶庫最多 {{limit}} 個句對，請新建記憶庫。",
  "memory.importing": "這個記憶庫正在匯入，請等待完成。",
};
