import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tenants"> = {
  "invitation.code.invalid": "邀请链接无效或已过期，请联系邀请人重新发送。",
  "invitation.account.invalid": "应为邮箱，或 11 位中国大陆手机号。",
  "invitation.already.exists": "该用户已被邀请，请等待对方接受。",
  "invitation.roles.required": "请至少为被邀请的成员选择一个角色。",
  "tenant.not.found": "团队不存在，请选择其他团队。",
  "invitation.not.found": "找不到这份邀请，可能已被接受或撤回，请刷新列表。",
  "invitation.for.another": "这份邀请是发给另一个账号的，请用受邀的邮箱或手机号登录后再接受。",
  "tenant.owner.only": "只有团队所有者可以执行此操作，请联系团队所有者。",
  "tenant.owner.required": "团队必须有所有者，请先把团队转让给其他成员。",
  "member.yourself": "不能对自己执行此操作，请联系其他管理员处理。",
  "member.elsewhere":
    "对方是另一个团队的所有者，其两步验证只能由站点管理员重置。请让对方用恢复码登录，或联系站点管理员。",
  "security.ip.excludes.self": "您当前的 IP 不在列表中，保存后您将无法访问，请先加入当前 IP。",
  "security.ip.invalid": "列表中有无法识别的 IP 地址或网段，请检查后重试。",
  "tenant.no.remaining.seats": "团队席位已满，请升级套餐或移除不再使用的成员。",
  "trail.entry.not.found": "审计追踪中没有这条记录，请刷新后查看。",
};
