import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"projects"> = {
  "project.no.access": "您沒有存取此專案的權限，請聯絡專案負責人加入專案。",
  "project.limit.exceed": "專案數量已達上限，請升級方案或刪除不再需要的專案。",
  "project.manager.required": "只有專案負責人和管理員可以這樣做，請聯絡他們。",
  "project.owner.required": "專案負責人不能直接退出，請先將專案轉移給他人。",
  "project.owner.changed": "專案負責人剛剛已變更，請重新整理後查看。",
  "project.member.not.found": "該成員已不在專案中，請重新整理成員清單。",
  "project.personal": "個人專案只屬於本人，不能加入成員或轉移；請新增協作專案。",
};
