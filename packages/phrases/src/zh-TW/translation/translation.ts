/** Translation texts used by the menu and other areas. */
export const translation = {
  title: "AI 翻譯",
  glossaries: "術語庫",
  memories: "翻譯記憶庫",
  translate: "翻譯",
  newTranslation: "新增翻譯",
};
