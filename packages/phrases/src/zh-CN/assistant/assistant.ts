/** Texts of the assistant's bubble, needed on every page. */
export const assistant = {
  title: "助手",
  move: "助手（可拖动，或用方向键移动）",
};
