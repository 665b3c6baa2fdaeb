/** Texts of the table of a translation that the server writes. */
export const table = {
  number: "No.",
  place: "Place",
  source: "Original",
  target: "Translation",
  state: "State",
  waiting: "Not translated",
  translated: "Translated",
  needs_review: "To check",
  edited: "Edited",
};
