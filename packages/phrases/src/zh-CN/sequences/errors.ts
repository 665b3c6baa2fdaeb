import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"sequences"> = {
  "publication.not.found": "此序列没有公开，或已撤回。",
  "publication.not.allowed": "团队尚未允许公开发布，管理员可在“安全设置”中开启。",
  "publication.path.taken": "这个网址已被使用，请换一个。",
  "sequence.import.failed": "无法从该文件读取序列，文件未导入，请检查文件格式后重试。",
  "sequence.import.not.found": "此导入不存在，或不是您发起的。",
  "sequence.import.too.many": "您已有 {{limit}} 个导入正在进行，请等其中一个完成。",
  "sequence.illegal.letters": "序列中含有非法字符，请删除后再保存。",
};
