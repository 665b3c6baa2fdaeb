/** Notebook texts of menus, approvals and settings. */
export const eln = {
  title: "實驗記錄",
  create: "新增實驗記錄",
  templates: "範本",
  settings: "實驗記錄設定",
  "approval-ELN": "實驗記錄審核",
  "approval-blockCount": "內容區塊數",
  "approval-pageVersion": "版本",
  "numbered-eln": "實驗記錄編號",
};
