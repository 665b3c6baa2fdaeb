/** Translation texts used by the menu and other areas. */
export const translation = {
  title: "AI 翻译",
  glossaries: "术语库",
  memories: "翻译记忆库",
  translate: "翻译",
  newTranslation: "新建翻译",
};
