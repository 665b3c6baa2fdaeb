import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"billing"> = {
  "privilege.code.cdkey.not.found": "兑换码无效，请检查是否输入正确。",
  "privilege.code.cdkey.type.incorrect": "兑换码类型不正确，请换一个适用于本团队的兑换码。",
  "privilege.code.cdkey.expired": "兑换码已过期，请联系客服。",
  "privilege.code.cdkey.used.up": "兑换码的可用次数已用完，请联系客服。",
  "activation.not.built": "当前版本还没有所选功能，暂时无法申请。",
  "activation.team.too.small": "免费开通需要团队超过 2 人。请先邀请同事加入，再提交申请。",
  "activation.already.asked": "所选功能已在申请中，请等待审核结果。",
  "activation.already.enabled": "所选功能已经开通，请刷新页面。",
  "activation.not.found": "申请不存在，请刷新列表。",
  "activation.not.waiting": "这份申请已经处理过，请刷新列表。",
};
