/** What menus, approvals and settings say of the notebook. */
export const eln = {
  title: "Notebook",
  create: "New notebook page",
  templates: "Templates",
  settings: "Notebook settings",
  "approval-ELN": "Review of a notebook page",
  "approval-blockCount": "Blocks",
  "approval-pageVersion": "Version",
  "numbered-eln": "Number of notebook pages",
};
