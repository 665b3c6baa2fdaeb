/** What the menu and other areas say of literature. */
export const literature = {
  title: "Literature",
  library: "Library",
  ai: "Literature AI",
  collections: "Collections",
  openLibrary: "Open library",
  importPapers: "Import papers",
};
