import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"sources"> = {
  "source.off": "管理员尚未开启“{{source}}”。",
  "source.unreachable": "暂时无法连接“{{source}}”，请稍后重试；若仍失败，请联系管理员检查网络。",
  "source.busy": "“{{source}}”的请求过于频繁，请过几秒再试。",
  "source.answer.unread": "“{{source}}”返回的内容无法识别，请稍后重试。",
  "source.record.not.found": "“{{source}}”中没有“{{accession}}”，请检查编号。",
  "source.record.too.long":
    "“{{accession}}”超过 {{limit}} bp，不能作为一个序列文件取得；请下载后在“参考基因组”中导入。",
};
