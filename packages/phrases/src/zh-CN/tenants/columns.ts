import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"tenants"> = {
  "invitation.account": "邮箱或手机号|邮箱|手机号|电子邮件|手机",
  "invitation.roles": "角色",
  "invitation.remark": "备注",
  "member.name": "姓名",
  "member.email": "邮箱",
  "member.mobile": "手机号",
  "member.roles": "角色",
  "member.status": "状态",
  "member.status.active": "正常",
  "member.status.disabled": "已停用",
  "member.isOwner": "负责人",
  "member.isOwner.yes": "是",
  "member.isOwner.no": "否",
  "member.joinTime": "加入日期",
};
