import type { projectAccess as written } from "../../zh-CN/projects/project-access.ts";

export const projectAccess: Record<keyof typeof written, string> = {
  title: "您沒有存取該專案的權限",
  text: "您可以向專案的管理者申請加入。",
  message: "申請說明",
  send: "申請加入",
  pending: "申請已送出。管理者處理後會通知您。",
  rejected: "申請遭拒絕：{{reason}}。一天後可以再次申請。",
  back: "返回專案列表",
  requests: "加入申請",
  accept: "同意",
  refuse: "拒絕",
  role: "{{name}} 的權限",
  refuseTitle: "拒絕 {{name}} 的申請",
  reason: "理由",
  decided: "已處理",
};
