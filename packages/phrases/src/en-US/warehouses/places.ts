/** Titles of the warehouse pages, for the menu and tabs. */
export const places = {
  inventory: "Inventory",
  sample: "Samples",
  shelf: "Locations",
  information: "Information",
};
