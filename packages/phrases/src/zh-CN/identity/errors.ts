import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"identity"> = {
  "sso.failed": "登录未完成，身份提供方的回应无法确认，请重新登录。",
  "sso.expired": "这次登录已失效，请在同一浏览器窗口中重新登录。",
  "sso.email.unverified": "身份提供方没有确认您的邮箱，请先在那里验证邮箱，再重新登录。",
  "sso.domain.unproven": "您的邮箱域名未经此团队验证，无法使用单点登录，请使用其他方式登录或联系团队管理员。",
  "sso.not.member": "您还不是此团队的成员，请联系团队管理员邀请您。",
  "identity.not.found": "找不到该关联的身份，请刷新后查看。",
  "identity.provider.not.found": "身份提供方不存在或已停用，请联系团队管理员。",
  "identity.provider.unreachable": "无法连接身份提供方，请检查签发者地址后重试。",
  "identity.certificate.invalid": "无法读取签名证书，请粘贴 PEM 格式的完整证书。",
  "identity.domain.not.found": "找不到该域名，请刷新后查看。",
  "identity.domain.unproven": "还没有找到 TXT 记录，请检查 DNS 设置；新记录可能需要几分钟到数小时生效。",
  "identity.domain.taken": "该域名已由另一个团队验证，请联系支持人员。",
};
