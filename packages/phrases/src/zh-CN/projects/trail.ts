import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"projects"> = {
  "project.addMember": "添加项目成员",
  "project.approveAccess": "同意加入项目的申请",
  "project.changeOwner": "转让项目",
  "project.create": "新建项目",
  "project.restore": "恢复已删除的项目",
  "project.delete": "删除项目",
  "project.erase": "彻底清除项目",
  "project.join": "加入项目",
  "project.quit": "退出项目",
  "project.rejectAccess": "拒绝加入项目的申请",
  "project.removeMember": "移除项目成员",
  "project.requestAccess": "申请加入项目",
  "project.setMemberRole": "修改项目成员权限",
  "project.update": "修改项目",
  "project.writeNotes": "编写项目笔记",
  area_project: "项目",
  object_project: "项目",
};
