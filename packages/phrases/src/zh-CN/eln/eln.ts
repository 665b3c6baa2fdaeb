/** Notebook texts of menus, approvals and settings. */
export const eln = {
  title: "实验记录",
  create: "新建实验记录",
  templates: "模板",
  settings: "实验记录设置",
  "approval-ELN": "实验记录审核",
  "approval-blockCount": "内容块数",
  "approval-pageVersion": "版本",
  "numbered-eln": "实验记录编号",
};
