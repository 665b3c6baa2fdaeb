import type { drafts as written } from "../../zh-CN/app/drafts.ts";

export const drafts: Record<keyof typeof written, string> = {
  title: "發現 {{time}} 未儲存的修改",
  help: "頁面上次關閉時，這些修改還沒有儲存。目前沒有任何內容遺失。",
  older: "它們以第 {{version}} 版為基礎，之後有人儲存過新版本。還原後請先檢視，再儲存。",
  olderBench: "此後這個方案在別處儲存過。還原後會取代目前的內容，可用復原找回。",
  restore: "還原修改",
  discard: "捨棄",
  failed: "瀏覽器沒有空間保留草稿，請盡快儲存。",
  leaveTitle: "不儲存就離開？",
  leaveHelp: "未儲存的修改會以草稿留在這個瀏覽器裡，下次開啟時可以還原。",
  leave: "離開",
};
