import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"projects"> = {
  "project.addMember": "新增專案成員",
  "project.approveAccess": "同意加入專案的申請",
  "project.changeOwner": "移轉專案",
  "project.create": "新增專案",
  "project.restore": "還原已刪除的專案",
  "project.delete": "刪除專案",
  "project.erase": "徹底清除專案",
  "project.join": "加入專案",
  "project.quit": "退出專案",
  "project.rejectAccess": "拒絕加入專案的申請",
  "project.removeMember": "移除專案成員",
  "project.requestAccess": "申請加入專案",
  "project.setMemberRole": "修改專案成員權限",
  "project.update": "修改專案",
  "project.writeNotes": "撰寫專案筆記",
  area_project: "專案",
  object_project: "專案",
};
