import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"literature"> = {
  "literature.ai.limit.exceed": "文献 AI 使用次数已用完，请升级套餐或兑换次数。",
  "literature.content.not.found": "找不到内容！",
  "literature.import.too.many": "一次最多导入 {{limit}} 条记录，请分批导入。",
  "literature.import.empty": "没有读到任何记录。请确认内容是 BibTeX、RIS 或 CSL-JSON。",
  "literature.pdf.required": "需要 PDF 文件，请上传这篇文献的 PDF。",
  "literature.not.read": "尚未读取这篇文献的正文。请等待解析完成，或上传 PDF。",
  "literature.methods.not.found": "没有在正文中找到带有用量、温度或时间的实验步骤。",
  "paper.stale": "这篇文献的信息刚被他人修改，请刷新后再保存。",
  "paper.mark.not.found": "找不到这条标注，它可能已被删除。只能修改自己的标注。",
  "collection.not.found": "找不到这个文献集，它可能已被删除。",
  "collection.name.exists": "同一层级已有同名文献集，请换一个名称。",
  "collection.limit.exceed": "文献集的数量或层级已达上限（{{limit}}）。",
  "collection.into.itself": "不能把文献集移到它自己的下级。",
  "conversation.not.found": "找不到这个对话，它可能已被删除。",
  "chat.message.not.found": "找不到这条消息，它可能已被删除。",
  "chat.answer.open": "上一个问题还在回答中，请等待或停止后再提问。",
};
