/** Texts of the assistant's bubble, needed on every page. */
export const assistant = {
  title: "助理",
  move: "助理（可拖曳，或用方向鍵移動）",
};
