import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"models"> = {
  "model.off": "尚未设置 AI 模型。请团队管理员在“设置 › AI 模型”中填写。",
  "model.address.forbidden": "不能使用内网或本机地址，请填写公网 HTTPS 地址。",
  "model.sending.refused": "团队设置不允许把这类内容发送给 AI 模型。如有需要，请联系管理员。",
  "model.limit.exceed": "本月的 AI 使用次数（{{limit}} 次）已用完，下个月自动恢复。",
  "model.unreachable": "无法连接 AI 模型服务，请稍后重试，或联系管理员检查地址。",
  "model.refused": "AI 模型服务拒绝了请求（{{reason}}）。请检查模型名称和密钥。",
  "model.busy": "AI 模型服务繁忙，请稍后重试。",
  "model.answer.broken": "AI 的回答中断，没有完整返回，请重试。",
  "model.use.not.found": "找不到这条发送记录，记录只保留 180 天。",
};
