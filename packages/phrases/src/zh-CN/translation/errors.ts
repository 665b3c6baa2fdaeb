import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"translation"> = {
  "translation.not.found": "找不到这份译文，它可能已被删除。",
  "translation.segment.not.found": "找不到这个句子，请刷新页面。",
  "translation.empty": "没有可翻译的文字。扫描版 PDF 请先做文字识别。",
  "translation.running": "正在翻译，请等待完成或先停止。",
  "translation.running.limit.exceed": "同时最多翻译 {{limit}} 份，请等待其中一份完成。",
  "translation.file.type.unsupported": "不支持这种文件。请上传 docx、pptx、xlsx、md、txt 或 pdf。",
  "translation.file.too.large": "文件太大，最大 {{limit}} MB。请分成几份上传。",
  "translation.file.missing": "找不到原文件，无法生成译文文件。",
  "translation.file.unreadable": "无法读取这个文件，它可能已损坏或加密。请另存后重新上传。",
  "translation.languages.same": "原文和译文的语言相同，请换一种。",
  "translation.languages.differ": "术语库或记忆库的语言与所选语言不一致，请重新选择。",
  "glossary.not.found": "找不到这个术语库，它可能已被删除。",
  "glossary.name.exists": "已有同名术语库，请换一个名称。",
  "glossary.limit.exceed": "术语库最多 {{limit}} 个，请先删除不用的。",
  "glossary.term.not.found": "找不到这条术语，它可能已被删除。",
  "glossary.term.contradicts":
    "与已有术语矛盾：“{{source}}”的译法是“{{target}}”。请修改已有术语，或把新译法加为它的另一种译法。",
  "glossary.term.limit.exceed": "一个术语库最多 {{limit}} 条术语，请分成几个术语库。",
  "glossary.file.unreadable": "无法读取这个文件。请确认它是 CSV 或 TBX 格式的术语表。",
  "memory.not.found": "找不到这个记忆库，它可能已被删除。",
  "memory.name.exists": "已有同名记忆库，请换一个名称。",
  "memory.limit.exceed": "记忆库最多 {{limit}} 个，请先删除不用的。",
  "memory.unit.not.found": "找不到这个句对，它可能已被修改或删除，请刷新。",
  "memory.unit.limit.exceed": "一个记忆库最多 {{limit}} 个句对，请新建记忆库。",
  "memory.importing": "这个记忆库正在导入，请等待完成。",
};
