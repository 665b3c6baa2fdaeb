import type { left as written } from "../../zh-CN/app/left.ts";

export const left: Record<keyof typeof written, string> = {
  title: "您已不在該團隊中",
  removed: "{{by}} 於 {{time}} 將您移出了團隊「{{team}}」。您在該團隊的專案和檔案已交給其他成員。",
  quit: "您已於 {{time}} 退出團隊「{{team}}」。您在該團隊的專案和檔案已交給團隊擁有者。",
  shutOutBy:
    "{{by}} 於 {{time}} 停用了您在團隊「{{team}}」的帳號。您的專案和檔案都保留著；如需恢復，請聯絡該團隊的管理員。",
  shutOut: "您在團隊「{{team}}」的帳號已被停用。您的專案和檔案都保留著；如需恢復，請聯絡該團隊的管理員。",
  invitations: "等待您接受的邀請",
  join: "加入「{{team}}」",
  invitedBy: "{{name}} 邀請，{{time}} 前有效",
  understood: "知道了",
  none: "您目前不屬於任何團隊。",
  choose: "請選擇要進入的團隊。",
  goOnIn: "進入您的其他團隊",
  accept: "如果有團隊邀請您，請開啟邀請郵件或簡訊中的連結加入；也可以在這裡建立自己的團隊。",
  acceptOnly: "如果有團隊邀請您，請開啟邀請郵件或簡訊中的連結加入。",
  found: "建立團隊",
  teamName: "團隊名稱",
  nameNeeded: "請輸入團隊名稱",
  joinTeam: "加入團隊",
  noInvitations: "沒有等待您接受的邀請。",
  byCode: "使用邀請連結或邀請碼",
  code: "邀請連結或邀請碼",
  openInvitation: "開啟邀請",
  codeNeeded: "請貼上邀請郵件或簡訊中的連結，或其中的邀請碼",
};
