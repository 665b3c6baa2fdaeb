import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"approvals"> = {
  "audit.process.audit.info.empty": "审批流程缺少审批人，请先完善审批设置。",
  "approval.not.found": "审批记录不存在，或您没有查看权限。",
  "approval.not.pending": "该审批已处理完毕，请刷新后查看最新结果。",
  "approval.signature.required": "此步骤的审批需要电子签名，请验证身份后再提交。",
  "approval.data.invalid": "审批附带的数据“{{field}}”缺失或不正确，请检查后重新提交。",
  "approval.scope.not.found": "找不到该项目，或此类提交不能在项目中单独设置审批流程。",
  "approval.no.approver": "当前流程找不到可以审批的人，请联系管理员在“审批设置”中调整。",
  "approval.pending.exists": "该内容已提交审批，请等待处理完成后再提交。",
  "approval.config.stale": "审批设置已被他人修改，请刷新后重新编辑。",
};
