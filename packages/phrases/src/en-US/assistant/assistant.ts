/** Texts of the assistant's bubble, needed on every page. */
export const assistant = {
  title: "Assistant",
  move: "Assistant (drag it, or move it with the arrow keys)",
};
