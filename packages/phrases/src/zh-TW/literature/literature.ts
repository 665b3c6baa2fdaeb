/** Literature texts used by the menu and other areas. */
export const literature = {
  title: "文獻",
  library: "文獻庫",
  ai: "文獻 AI",
  collections: "文獻集",
  openLibrary: "開放文獻庫",
  importPapers: "匯入文獻",
};
