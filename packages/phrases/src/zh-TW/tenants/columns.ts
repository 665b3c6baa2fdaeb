import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"tenants"> = {
  "invitation.account": "電子郵件或手機號碼|電子郵件|手機號碼|手機",
  "invitation.roles": "角色",
  "invitation.remark": "備註",
  "member.name": "姓名",
  "member.email": "電子郵件",
  "member.mobile": "手機號碼",
  "member.roles": "角色",
  "member.status": "狀態",
  "member.status.active": "正常",
  "member.status.disabled": "已停用",
  "member.isOwner": "負責人",
  "member.isOwner.yes": "是",
  "member.isOwner.no": "否",
  "member.joinTime": "加入日期",
};
