/** Literature texts used by the menu and other areas. */
export const literature = {
  title: "文献",
  library: "文献库",
  ai: "文献 AI",
  collections: "文献集",
  openLibrary: "开放文献库",
  importPapers: "导入文献",
};
