import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"app"> = {
  "error.unauthorized": "登录已失效，请重新登录，页面上的内容不会丢失。",
  "permission.denied": "您没有执行此操作的权限，如需使用请联系团队管理员。",
  "feature.disabled": "当前团队未开通此功能，请联系团队管理员开通。",
  "csrf.invalid": "页面已过期，请刷新后重试。",
  "host.unknown": "请用本机地址访问（http://localhost）。演示服务器只在本机地址上响应。",
  "security.ip.forbidden": "当前 IP 不在允许访问的范围内，请更换网络或联系团队管理员。",
  "tenant.left": "您已不在该团队中。",
  "password.change.required": "请先修改登录密码，再继续操作。",
  "tenant.expired": "团队已到期，请联系团队所有者续期，或切换到其他团队。",
  "tenant.frozen": "团队已被冻结，请联系客服，或切换到其他团队。",
  "storage.full": "服务器存储空间已满，文件未保存，请联系管理员清理空间后重试。",
  "picture.invalid": "图片无法使用，请选择不超过 2 MB 的 JPG 或 PNG 图片。",
  "request.invalid": "提交的内容有误，请检查后重试。",
  "request.too.large": "提交的内容过大，请精简或分批提交。",
  "request.key.reused": "这次提交的内容与先前不同，请刷新页面后重新提交。",
  "request.unanswered": "这项操作已经提交过，但结果尚未返回。请刷新页面，查看是否已经完成。",
  "rate.limited": "操作过于频繁，请稍后再试。",
  "route.not.found": "访问的地址不存在，请检查后重试。",
  "system.error": "系统错误，请稍后重试；若仍未恢复，请联系支持人员。",
  "system.unavailable": "服务暂时不可用，请稍后重试。",
};
