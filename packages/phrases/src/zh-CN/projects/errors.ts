import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"projects"> = {
  "project.no.access": "您没有访问该项目的权限，请联系项目负责人加入项目。",
  "project.limit.exceed": "项目数量已达上限，请升级套餐或删除不再需要的项目。",
  "project.manager.required": "只有项目负责人和管理员可以这样做，请联系他们。",
  "project.owner.required": "项目负责人不能直接退出，请先将项目转让给他人。",
  "project.owner.changed": "项目负责人刚刚已变更，请刷新后查看。",
  "project.member.not.found": "该成员已不在项目中，请刷新成员列表。",
  "project.personal": "个人项目只属于本人，不能添加成员或转让；请新建协作项目。",
};
