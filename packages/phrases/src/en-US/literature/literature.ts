/** Literature texts used by the menu and other areas. */
export const literature = {
  title: "Literature",
  library: "Library",
  ai: "Literature AI",
  collections: "Collections",
  openLibrary: "Open library",
  importPapers: "Import papers",
};
