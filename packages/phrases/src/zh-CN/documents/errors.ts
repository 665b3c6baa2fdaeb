import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"documents"> = {
  "eln.finished": "这篇实验记录已完成，不能再修改。如需修改，请先重新打开。",
  "document.content.invalid": "内容格式有误，未保存。请刷新页面后重试。",
  "document.too.large":
    "这一页太大（文字上限 {{millions}} 百万字符，段落、单元格等上限 {{blocks}} 个）。请删减，或拆分成几页。",
  "document.change.missing": "有一部分改动还没有到达服务器，正在重新同步，内容不会丢失。",
  "document.client.foreign": "这些改动来自另一位成员的会话，未保存。请复制您的文字，刷新页面后粘贴。",
  "document.schema.old": "产品已更新，请刷新页面后继续编辑。您输入的内容保存在浏览器中。",
  "document.version.not.found": "找不到这个版本，请刷新版本列表。",
  "document.step.not.found": "这个步骤已被删除，请刷新页面。",
  "document.import.failed":
    "无法读取这个文件。请确认它没有损坏，并且是 Word（.docx）、Markdown 或 HTML 文件。",
};
