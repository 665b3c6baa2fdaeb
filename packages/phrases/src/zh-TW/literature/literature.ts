/** What the menu and other areas say of literature. */
export const literature = {
  title: "文獻",
  library: "文獻庫",
  ai: "文獻 AI",
  collections: "文獻集",
  openLibrary: "開放文獻庫",
  importPapers: "匯入文獻",
};
