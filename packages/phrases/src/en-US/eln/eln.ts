/** Notebook texts of menus, approvals and settings. */
export const eln = {
  title: "Notebook",
  create: "New notebook page",
  templates: "Templates",
  settings: "Notebook settings",
  "approval-ELN": "Notebook page review",
  "approval-blockCount": "Blocks",
  "approval-pageVersion": "Version",
  "numbered-eln": "Notebook page number",
};
