/** Texts of saved filters of lists. */
export const filters = {
  saved: "Saved filters",
  save: "Save filter",
  remove: "Delete “{{name}}”",
  name: "Name",
  nameHelp: "Replaces a filter with the same name. Only you can see it.",
  nameWanted: "Enter a name",
  savedAs: "Filter “{{name}}” saved",
  removed: "Filter “{{name}}” deleted",
};
