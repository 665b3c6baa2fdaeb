/** Translation texts used by the menu and other areas. */
export const translation = {
  title: "AI translation",
  glossaries: "Glossaries",
  memories: "Translation memory",
  translate: "Translate",
  newTranslation: "New translation",
};
